import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// View types in the files of GtkBuilder and in templates.
@Suite(.gtk) @MainActor
struct HostedTypeBuilderTests {
  @Test("a file has a view by its name, with properties, objects, bindings and an expression")
  func file() async throws {
    let builder = try HostedGauge.build(
      """
      <interface>
        <object class="GtkTextBuffer" id="buffer"/>
        <object class="GtkBox" id="box">
          <child><object class="TestGauge" id="gauge">
            <property name="title">Oil</property>
            <property name="level">0.25</property>
            <property name="buffer">buffer</property>
          </object></child>
          <child><object class="TestGauge">
            <property name="title" bind-source="gauge" bind-property="title" bind-flags="sync-create"/>
            <binding name="level"><lookup name="level">gauge</lookup></binding>
          </object></child>
        </object>
      </interface>
      """)
    let window = PlainWindow()
    await window.show(builder.object("box").widgetPointer)
    #expect(
      window.content.texts == ["Oil 25 low high buffer", "Press 0", "Oil 25 low high", "Press 0"])
    try await window.content.findAll(role: .button)[0].click()
    builder.object("gauge")["title"] = "Water"
    await Settling.settle()
    #expect(
      window.content.texts == ["Water 50 low high buffer", "Press 1", "Water 50 low high", "Press 0"])
    window.destroy()
  }

  @Test("a file that names an unknown view or property is an error, and one with a wrong value a warning, that say so")
  func mistakes() async {
    #expect(message(#"<object class="TestGuage"/>"#)?.contains("TestGuage") == true)
    #expect(
      message(#"<object class="TestGauge"><property name="levl">1</property></object>"#)?.contains("levl") == true)
    await expectingGLibWarnings(matching: "Failed to set property TestGauge.level to much") {
      #expect(message(#"<object class="TestGauge"><property name="level">much</property></object>"#) == nil)
    }
  }

  @Test("a view stands in a composite template, and the properties of the whole reach it")
  func template() async throws {
    _ = HostedGauge.type
    let panel = Widget(TemplatePanel.make())
    let window = PlainWindow()
    await window.show(panel.widgetPointer)
    #expect(window.content.texts == ["panel 75 low high", "Press 0"])
    panel["name"] = "other"
    await Settling.settle()
    #expect(window.content.texts == ["other 75 low high", "Press 0"])
    window.destroy()
  }

  @Test("GTK's inspector opens over a shown view and closes again, and both go on")
  func inspector() async throws {
    let pane = HostedGauge.make()
    let window = PlainWindow()
    await window.show(pane.widgetPointer)
    gtk_window_set_interactive_debugging(1)
    await Settling.settle()
    #expect(OpenWindows.visible.contains { Widget($0).typeName == "GtkInspectorWindow" })
    pane["title"] = "Oil"
    await Settling.settle()
    #expect(window.content.texts == ["Oil 50 low high", "Press 0"])
    gtk_window_set_interactive_debugging(0)
    await Settling.settle()
    // Hidden, as GTK keeps its inspector.
    #expect(OpenWindows.visible == [window.widgetPointer])
    window.destroy()
  }

  private func message(_ object: String) -> String? {
    do {
      _ = try HostedGauge.build("<interface>\(object)</interface>")
      return nil
    } catch { return (error as? BuilderError)?.message }
  }
}

/// A class with a template, as programs in C have them.
@MainActor
private enum TemplatePanel {
  private final class Core {}

  private static let type = ObjectType<Core>(widget: "TestTemplatePanel", extending: gtk_box_get_type()) { panelClass in
    let text = """
      <interface><template class="TestTemplatePanel" parent="GtkBox">
        <property name="name">panel</property>
        <child><object class="TestGauge">
          <property name="title" bind-source="TestTemplatePanel" bind-property="name" bind-flags="sync-create"/>
          <property name="level">0.75</property>
        </object></child>
      </template></interface>
      """
    let bytes = g_bytes_new(text, gsize(text.utf8.count))
    gtk_widget_class_set_template(panelClass, bytes)
    g_bytes_unref(bytes)
  }

  static func make() -> UnsafeMutablePointer<GtkWidget> {
    type.make { (panel: UnsafeMutablePointer<GtkWidget>) in
      gtk_widget_init_template(panel)
      return Core()
    }
  }
}
