import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// A whole number in a field with buttons, which goes on at the other end of its range.
struct NumberField: GtkWidgetRepresentable {
  let name: String
  @Binding var number: Int
  let range: ClosedRange<Int>
  /// How many digits are shown at least.
  let digits: Int

  func makeCoordinator() -> EditCoordinator<Int> { EditCoordinator($number) }

  func makeGtkWidget(context: Context) -> Widget {
    let (first, last) = (Double(range.lowerBound), Double(range.upperBound))
    let field = Widget(gtk_spin_button_new_with_range(first, last, 1))
    gtk_orientable_set_orientation(field.object.cast(), GTK_ORIENTATION_VERTICAL)
    gtk_spin_button_set_wrap(field.object.cast(), 1)
    gtk_spin_button_set_numeric(field.object.cast(), 1)
    // Some fonts have digits that are wider than what GTK takes for one.
    gtk_editable_set_width_chars(field.object.cast(), Int32(digits + 1))
    gtk_editable_set_max_width_chars(field.object.cast(), Int32(digits + 1))
    gtk_editable_set_alignment(field.object.cast(), 0.5)
    let (digits, coordinator) = (digits, context.coordinator)
    Signals.connect(field.object, answering: "output") { NumberField.write(in: $0.widget, digits) }
    field.connect("value-changed") { signal in
      let field = signal.widget
      coordinator.userDidEdit(field.number) { field.number = $0 }
    }
    return field
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    context.coordinator.value = $number
    if gtkWidget.number != number { gtkWidget.number = number }
    _ = NumberField.write(in: gtkWidget, digits)
    gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    gtkWidget.setEnabled(context.environment.isEnabled)
  }

  private static func write(in field: Widget, _ digits: Int) -> Bool {
    let text = String(field.number)
    let padded = String(repeating: "0", count: max(0, digits - text.count)) + text
    if field.editedText != padded { gtk_editable_set_text(field.object.cast(), padded) }
    return true
  }
}

extension Widget {
  fileprivate var number: Int {
    get { Int(gtk_spin_button_get_value_as_int(object.cast())) }
    set { gtk_spin_button_set_value(object.cast(), Double(newValue)) }
  }
}
