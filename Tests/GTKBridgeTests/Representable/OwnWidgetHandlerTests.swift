import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Handlers that hold their own widget. A widget that stays alive fails each of these tests by itself.
@Suite(.gtk) @MainActor
struct OwnWidgetHandlerTests {
  private let census = Census()

  @Test("a handler that holds the widget of its representable ends with it")
  func representable() async throws {
    let mounted = try await MountedView(Switch(isOn: true, content: OwnLabel(census: census)))
    #expect(census.alive == ["GtkLabel"])
    mounted.rootView = Switch(isOn: false, content: OwnLabel(census: census))
    await Settling.settle()
    #expect(census.alive == [])
  }

  @Test("a handler that a factory connects to its row's own widget ends with the representable")
  func rowOfFactory() async throws {
    let mounted = try await MountedView(Switch(isOn: true, content: OwnRows(census: census)))
    #expect(census.alive.contains("GtkLabel"))
    mounted.rootView = Switch(isOn: false, content: OwnRows(census: census))
    await Settling.settle()
    #expect(census.alive == [])
  }

  @Test("a handler of a plain widget that holds it ends with the window, and one of a widget that is kept does not")
  func plainWindow() async throws {
    var kept: Widget? = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    var changes = 0
    let window = PlainWindow()
    do {
      let (outer, lost, inner) = (
        Widget(typeName: "GtkBox"), Widget(typeName: "GtkButton"), Widget(typeName: "GtkButton")
      )
      lost.connect("clicked") { lost["label"] = "lost" }
      inner.connect("notify::label") { changes += 1 }
      gtk_box_append(kept.map { $0.cast() }, inner.widgetPointer)
      gtk_box_append(outer.cast(), lost.widgetPointer)
      gtk_box_append(outer.cast(), kept?.widgetPointer)
      census.watch(lost)
      await window.show(outer.widgetPointer)
    }
    #expect(census.alive == ["GtkButton"])
    window.destroy()
    await Settling.settle()
    #expect(census.alive == [])
    gtk_button_set_label(gtk_widget_get_first_child(kept?.widgetPointer).cast(), "kept")
    #expect(changes == 1)
    kept = nil
    #expect(kept == nil)
  }
}

private struct OwnLabel: GtkWidgetRepresentable {
  let census: Census

  func makeGtkWidget(context: Context) -> Widget {
    let label = Widget(typeName: "GtkLabel")
    label.connect("notify::label") { label["tooltip-text"] = label["label"] as String }
    census.watch(label)
    return label
  }

  func updateGtkWidget(_ label: Widget, context: Context) { label["label"] = "own" }
}

private struct OwnRows: GtkWidgetRepresentable {
  let census: Census

  func makeGtkWidget(context: Context) -> Widget {
    let factory = gtk_signal_list_item_factory_new()!
    Signals.connect(factory, "setup") { arguments in
      let label = Widget(typeName: "GtkLabel")
      label.connect("notify::label") { label["tooltip-text"] = label["label"] as String }
      census.watch(label)
      gtk_list_item_set_child(arguments.object(at: 0)!.cast(), label.widgetPointer)
    }
    let model = gtk_string_list_new(nil)!
    gtk_string_list_append(model, "a")
    return Widget(gtk_list_view_new(gtk_no_selection_new(model), factory))
  }

  func updateGtkWidget(_ list: Widget, context: Context) {}
}
