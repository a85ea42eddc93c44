import CGTK
import GTKSupport

/// Words of the program in the button of a drop-down, in place of the choice.
@MainActor
final class PickerWords {
  var text = "" {
    didSet { if text != oldValue { label.map(show) } }
  }

  /// GTK keeps one for the button.
  private var label: Widget?

  /// What makes the label in the button.
  func makeFactory() -> OpaquePointer? {
    guard let factory = gtk_signal_list_item_factory_new() else { return nil }
    Signals.connect(factory, "setup") { [weak self] arguments in
      arguments.object(at: 0).map { self?.setUp($0.cast()) }
    }
    return factory
  }

  private func setUp(_ item: OpaquePointer) {
    let label = Widget(gtk_label_new(nil))
    gtk_label_set_xalign(label.object.cast(), 0)
    show(in: label)
    self.label = label
    gtk_list_item_set_child(item, label.widgetObject)
  }

  private func show(in label: Widget) { gtk_label_set_text(label.object.cast(), CText.shown(text)) }
}
