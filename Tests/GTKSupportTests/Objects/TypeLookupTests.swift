import CGTK
import GTKSupport
import GraftTestTraits
import Testing

/// Types that are found by their names, however their libraries spell them.
@Suite(.gtk) @MainActor
struct TypeLookupTests {
  @Test(
    "the function of a type is known by its letters, wherever the library has its words begin",
    arguments: [
      ("WebKitWebView", "webkit_web_view"), ("WebKitURIRequest", "webkit_uri_request"), ("GtkGLArea", "gtk_gl_area"),
      ("VteTerminal", "vte_terminal"), ("GtkSourceView", "gtk_source_view"), ("AdwActionRow", "adw_action_row"),
      ("GtkIMContext", "gtk_im_context"), ("GtkATContext", "gtk_at_context"), ("GtkCssProvider", "gtk_css_provider"),
      ("GtkSourceVimIMContext", "gtk_source_vim_im_context"), ("GdkX11Display", "gdk_x11_display"),
      ("GtkHBox", "gtk_hbox"), ("PangoFT2FontMap", "pango_ft2_font_map"),
    ])
  func functionOfType(type: String, function: String) {
    #expect(TypeFunction.isFunction(function + "_get_type", ofType: type))
    #expect(!TypeFunction.isFunction(function + "_new", ofType: type))
    #expect(!TypeFunction.isFunction(function + "s_get_type", ofType: type))
  }

  @Test("every type of GTK that can be made by name is found by its letters alone")
  func allOfGTK() {
    let functions = TypeFunction.loaded().filter { $0.name.hasPrefix("gtk_") }
    #expect(functions.count > 300)
    for name in ["GtkGLArea", "GtkIMMulticontext", "GtkATContext", "GtkCssProvider", "GtkVolumeButton"] {
      #expect(functions.filter { TypeFunction.isFunction($0.name, ofType: name) }.count == 1)
    }
  }

  @Test("a type is found that nobody has used, although the rule of GTK's names would split its name otherwise")
  func otherSpelling() {
    for name in ["GDBusObjectManagerClient", "GIOStream", "GtkGLArea", "GtkATContext"] {
      let type = TypeLookup.type(named: name)
      #expect(type.flatMap { g_type_name($0) }.map { String(cString: $0) } == name)
    }
    #expect(TypeLookup.type(named: "GtkNonsense") == nil)
  }

  @Test("a misspelt name is near the function of the type that was meant, used or not")
  func suggestion() {
    #expect(TypeFunction.isNear("webkit_web_view_get_type", toType: "WebKitWebVeiw"))
    #expect(TypeFunction.isNear("vte_terminal_get_type", toType: "VTETerminl"))
    #expect(!TypeFunction.isNear("webkit_web_view_get_type", toType: "GtkLabel"))
    #expect(!TypeFunction.isNear("webkit_web_view_new", toType: "WebKitWebView"))
  }
}
