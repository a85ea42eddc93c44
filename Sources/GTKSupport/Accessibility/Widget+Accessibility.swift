import CGTK

/// What assistive technologies are told of a widget beyond what GTK tells them by itself.
extension Widget {
  /// Sets a property that is a text, such as the label, as the widget says it by itself; nil takes it back. What a program says
  /// in its place stays. Main thread only.
  package func setAccessible(_ property: GtkAccessibleProperty, _ text: String?) {
    if AccessibleTexts.existing(of: self)?.isSaidOtherwise(property, own: text) == true { return }
    if let text { tell(property, text) } else { resetAccessible(property) }
  }

  /// Says a text in place of what the widget says by itself, which it says again for an empty one (AX1). Main thread only.
  package func sayAccessible(_ property: GtkAccessibleProperty, _ text: String) {
    AccessibleTexts.say(property, text, of: self)
  }

  func tell(_ property: GtkAccessibleProperty, _ text: String) {
    tell(property, Fundamental.string) { g_value_set_string(&$0, CText.ending(text)) }
  }

  /// Says whether what the widget opens is open.
  package func setAccessibleExpanded(_ isExpanded: Bool) { setAccessible(GTK_ACCESSIBLE_STATE_EXPANDED, isExpanded) }

  /// Says whether the widget is the one of several that is chosen.
  package func setAccessibleSelected(_ isSelected: Bool) { setAccessible(GTK_ACCESSIBLE_STATE_SELECTED, isSelected) }

  /// Says whether the widget is marked.
  package func setAccessibleChecked(_ isChecked: Bool) { setAccessible(GTK_ACCESSIBLE_STATE_CHECKED, isChecked) }

  /// Says whether what is behind the widget is out of reach.
  package func setAccessibleModal(_ isModal: Bool) {
    tell(GTK_ACCESSIBLE_PROPERTY_MODAL, Fundamental.boolean) { g_value_set_boolean(&$0, isModal ? 1 : 0) }
  }

  /// Says whether nobody knows how far what the widget shows is.
  package func setAccessibleBusy(_ isBusy: Bool) {
    tell(GTK_ACCESSIBLE_STATE_BUSY, Fundamental.boolean) { g_value_set_boolean(&$0, isBusy ? 1 : 0) }
  }

  /// Sets a property that is a whole number, such as the level of a heading.
  package func setAccessible(_ property: GtkAccessibleProperty, _ number: Int) {
    tell(property, Fundamental.int) { g_value_set_int(&$0, Int32(number)) }
  }

  /// A property that is a text, as assistive technologies read it; nil where it was not given.
  package func accessibleText(_ property: GtkAccessibleProperty) -> String? {
    guard let text = graft_accessible_text(widgetPointer, property) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// Whether the program hides the widget from assistive technologies, so that it names nothing around it either.
  package var isUnspoken: Bool {
    get { g_object_get_data(object.cast(), Self.unspokenKey) != nil }
    set { g_object_set_data(object.cast(), Self.unspokenKey, UnsafeMutableRawPointer(bitPattern: newValue ? 1 : 0)) }
  }

  private static let unspokenKey = "graft-unspoken"

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
    // Undefined is a third answer.
    tell(state, Fundamental.int) { g_value_set_int(&$0, isTrue ? 1 : 0) }
  }

  private func tell(_ property: GtkAccessibleProperty, _ type: Int, _ fill: (inout GValue) -> Void) {
    var property = property
    withValue(type, fill) { gtk_accessible_update_property_value(accessible, 1, &property, $0) }
  }

  func tell(_ state: GtkAccessibleState, _ type: Int, _ fill: (inout GValue) -> Void) {
    var state = state
    withValue(type, fill) { gtk_accessible_update_state_value(accessible, 1, &state, $0) }
  }

  private func withValue(_ type: Int, _ fill: (inout GValue) -> Void, _ tell: (UnsafePointer<GValue>) -> Void) {
    var value = GValue()
    g_value_init(&value, GType(type << 2))
    fill(&value)
    defer { g_value_unset(&value) }
    tell(&value)
  }

  /// Sets a property that is a number, such as a value or a bound of it.
  package func setAccessible(_ property: GtkAccessibleProperty, _ number: Double) {
    tell(property, Fundamental.double) { g_value_set_double(&$0, number) }
  }

  /// Whether the widget was given a label of its own.
  package var hasAccessibleLabel: Bool {
    gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0
  }

  /// Names the widget after others, whose texts it follows. None: it has the name that it was given.
  package func setAccessibleLabels(_ labels: [UnsafeMutablePointer<GtkWidget>]) {
    setAccessible(GTK_ACCESSIBLE_RELATION_LABELLED_BY, labels)
  }

  /// Sets a relation to other widgets, or takes it back for none.
  func setAccessible(_ relation: GtkAccessibleRelation, _ others: [UnsafeMutablePointer<GtkWidget>]) {
    guard !others.isEmpty else { return gtk_accessible_reset_relation(accessible, relation) }
    var list: UnsafeMutablePointer<GList>?
    for other in others { list = g_list_append(list, other) }
    var relation = relation
    withValue(Fundamental.pointer) {
      // The list becomes GTK's own; it notices when a widget goes.
      g_value_set_pointer(&$0, list)
    } _: {
      gtk_accessible_update_relation_value(accessible, 1, &relation, $0)
    }
  }

  /// What the widget is called by itself, whatever assistive technologies are told; nil for nothing.
  package var ownAccessibleName: String? { AccessibleTexts.ownName(of: self) }

  /// The labels beside the widget that name it in place of its own name, unless the program says another (AX2). None: it has its own
  /// name again.
  package var labelsBeside: [Widget] {
    get { AccessibleTexts.labels(of: self) }
    set { AccessibleTexts.label(self, by: newValue.map(\.widgetObject)) }
  }

  var accessible: OpaquePointer { pointer.cast() }
}
