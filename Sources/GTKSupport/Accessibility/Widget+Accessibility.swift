import CGTK

/// What assistive technologies are told of a widget beyond what GTK tells them by itself.
extension Widget {
  /// Sets a property that is a text, such as the label. Main thread only.
  package func setAccessible(_ property: GtkAccessibleProperty, _ text: String) {
    var value = GValue()
    g_value_init(&value, GType(Fundamental.string << 2))
    g_value_set_string(&value, CText.ending(text))
    defer { g_value_unset(&value) }
    var property = property
    gtk_accessible_update_property_value(accessible, 1, &property, &value)
  }

  /// Says whether what the widget opens is open.
  package func setAccessibleExpanded(_ isExpanded: Bool) { setAccessible(GTK_ACCESSIBLE_STATE_EXPANDED, isExpanded) }

  /// Says whether the widget is the one of several that is chosen.
  package func setAccessibleSelected(_ isSelected: Bool) { setAccessible(GTK_ACCESSIBLE_STATE_SELECTED, isSelected) }

  /// Says whether the widget is marked.
  package func setAccessibleChecked(_ isChecked: Bool) { setAccessible(GTK_ACCESSIBLE_STATE_CHECKED, isChecked) }

  /// Says whether what is behind the widget is out of reach.
  package func setAccessibleModal(_ isModal: Bool) {
    var value = GValue()
    g_value_init(&value, GType(Fundamental.boolean << 2))
    g_value_set_boolean(&value, isModal ? 1 : 0)
    defer { g_value_unset(&value) }
    var property = GTK_ACCESSIBLE_PROPERTY_MODAL
    gtk_accessible_update_property_value(accessible, 1, &property, &value)
  }

  /// Sets a property that is a whole number, such as the level of a heading.
  package func setAccessible(_ property: GtkAccessibleProperty, _ number: Int) {
    var value = GValue()
    g_value_init(&value, GType(Fundamental.int << 2))
    g_value_set_int(&value, Int32(number))
    defer { g_value_unset(&value) }
    var property = property
    gtk_accessible_update_property_value(accessible, 1, &property, &value)
  }

  /// What tests find the widget by; nil for nothing. Nobody sees or hears it.
  package var identifier: String? {
    get {
      g_object_get_data(object.cast(), Self.identifierKey).map {
        String(cString: $0.assumingMemoryBound(to: CChar.self))
      }
    }
    set {
      g_object_set_data_full(object.cast(), Self.identifierKey, newValue.map { g_strdup(CText.ending($0)) }) {
        g_free($0)
      }
    }
  }

  private static let identifierKey = "graft-identifier"

  /// Which states somebody has said of the widget, as bits, to take them back.
  package var saidStates: Int {
    get { Int(bitPattern: g_object_get_data(object.cast(), Self.statesKey)) }
    set { g_object_set_data(object.cast(), Self.statesKey, UnsafeMutableRawPointer(bitPattern: newValue)) }
  }

  private static let statesKey = "graft-states"

  /// Takes back what was said of a state.
  package func resetAccessible(_ state: GtkAccessibleState) { gtk_accessible_reset_state(accessible, state) }

  /// Takes back what was said of a property.
  package func resetAccessible(_ property: GtkAccessibleProperty) {
    gtk_accessible_reset_property(accessible, property)
  }

  private func setAccessible(_ state: GtkAccessibleState, _ isTrue: Bool) {
    var value = GValue()
    // Undefined is a third answer.
    g_value_init(&value, GType(Fundamental.int << 2))
    g_value_set_int(&value, isTrue ? 1 : 0)
    defer { g_value_unset(&value) }
    var state = state
    gtk_accessible_update_state_value(accessible, 1, &state, &value)
  }

  /// Sets a property that is a number, such as a value or a bound of it.
  package func setAccessible(_ property: GtkAccessibleProperty, _ number: Double) {
    var value = GValue()
    g_value_init(&value, GType(Fundamental.double << 2))
    g_value_set_double(&value, number)
    defer { g_value_unset(&value) }
    var property = property
    gtk_accessible_update_property_value(accessible, 1, &property, &value)
  }

  /// Whether the widget was given a label of its own.
  package var hasAccessibleLabel: Bool {
    gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0
  }

  /// Names the widget after others, whose texts it follows. None: it has the name that it was given.
  package func setAccessibleLabels(_ labels: [UnsafeMutablePointer<GtkWidget>]) {
    guard !labels.isEmpty else { return gtk_accessible_reset_relation(accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY) }
    var list: UnsafeMutablePointer<GList>?
    for label in labels { list = g_list_append(list, label) }
    var value = GValue()
    g_value_init(&value, GType(Fundamental.pointer << 2))
    // The list becomes GTK's own; it notices when a label goes.
    g_value_set_pointer(&value, list)
    defer { g_value_unset(&value) }
    var relation = GTK_ACCESSIBLE_RELATION_LABELLED_BY
    gtk_accessible_update_relation_value(accessible, 1, &relation, &value)
  }

  var accessible: OpaquePointer { pointer.cast() }
}
