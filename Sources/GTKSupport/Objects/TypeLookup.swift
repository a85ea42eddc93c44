import CGTK
import Foundation

/// Finds widget types by name.
@MainActor
enum TypeLookup {
  /// A widget type that can be made. Stops, with the nearest name, when there is none of that name.
  static func widgetType(named name: String) -> GType {
    guard let type = type(named: name), g_type_is_a(type, gtk_widget_get_type()) != 0 else {
      let nearest = NearestName.ofType(name, in: widgetTypeNames())
      stop(
        "there is no widget type named \(name) in the libraries that are loaded"
          + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
    }
    guard g_type_test_flags(type, G_TYPE_FLAG_ABSTRACT.rawValue) == 0 else {
      stop("\(name) is an abstract type: only the types that derive from it can be made")
    }
    return type
  }

  /// GTK registers its types at first use, so a type not yet known is looked for by its `get_type` function.
  private static func type(named name: String) -> GType? {
    let known = g_type_from_name(name)
    if known != 0 { return known }
    guard let symbol = dlsym(nil, snakeCase(name) + "_get_type") else { return nil }
    let getType = unsafeBitCast(symbol, to: (@convention(c) () -> GType).self)
    return getType()
  }

  /// `GtkScaleButton` as `gtk_scale_button`, `GtkGLArea` as `gtk_gl_area`.
  private static func snakeCase(_ name: String) -> String {
    let letters = Array(name)
    return letters.indices.reduce(into: "") { result, index in
      if index > 0, startsWord(letters, index) { result += "_" }
      result += letters[index].lowercased()
    }
  }

  /// A capital starts a word after a small letter, and the last of a run of capitals does before one.
  private static func startsWord(_ letters: [Character], _ index: Int) -> Bool {
    guard letters[index].isUppercase else { return false }
    return !letters[index - 1].isUppercase || (index + 1 < letters.count && letters[index + 1].isLowercase)
  }

  /// Every widget type, of GTK and of what else has registered some. Costs milliseconds; for messages alone.
  private static func widgetTypeNames() -> [String] {
    gtk_test_register_all_types()
    var names: [String] = []
    var pending = [gtk_widget_get_type()]
    while let type = pending.popLast() {
      names.append(String(cString: g_type_name(type)))
      var count: guint = 0
      guard let children = g_type_children(type, &count) else { continue }
      pending += (0..<Int(count)).map { children[$0] }
      g_free(children)
    }
    return names
  }
}
