import CGTK
import GTKSupport
import ViewGraph

/// GTK's model of which rows of a list or table are selected, brought into line with a binding in both directions.
@MainActor
final class ListItemSelection {
  private let rows: ListItemRows
  /// Gives the list or table the model.
  private let give: (OpaquePointer) -> Void
  /// The rows as GTK sees them.
  private let items: ObjectReference
  private var selection: ListSelection?
  /// The values of the binding as they were read last.
  private var wanted: Set<AnyHashable> = []
  /// The rows with these values, when they were shown last.
  private var shown: [Int] = []
  private var model: ObjectReference?
  private let handlers = HandlerGroup()
  /// Whether GTK tells of what it was just told.
  private var isPushing = false

  init(_ rows: ListItemRows, _ items: ObjectReference, give: @escaping (OpaquePointer) -> Void) {
    (self.rows, self.items, self.give) = (rows, items, give)
    setModel()
  }

  isolated deinit { handlers.disconnectAll() }

  /// Follows a binding from now on, or none. `selectabilityChanged` is told when the rows are those of the same update.
  func follow(_ selection: ListSelection?, selectabilityChanged: @escaping @MainActor () -> Void) {
    guard selection != nil || self.selection != nil else { return }
    let isSameKind = selection?.isMultiple == self.selection?.isMultiple
    self.selection = selection
    rows.take(selection?.accepts)
    // Read now, as the update that runs depends on it.
    wanted = selection?.read() ?? []
    UpdateScheduler.shared.afterUpdates { [weak self] in
      selectabilityChanged()
      if !isSameKind { self?.setModel() }
      self?.show()
    }
  }

  /// The list is told which rows there are, and after the updates which of them are selected.
  func rowsDidChange(_ change: () -> Void) {
    push(change)
    if selection != nil { UpdateScheduler.shared.afterUpdates { [weak self] in self?.show() } }
  }

  /// Rows have other values.
  func valuesDidChange() { if selection != nil { show() } }

  /// Whether there is a binding to what is selected.
  var isFollowing: Bool { selection?.isOfLinks == false }

  /// The values that are selected, of those that are the program's.
  var values: Set<AnyHashable> { isFollowing ? selection?.read() ?? [] : [] }

  var selectedPositions: [Int] {
    guard selection != nil, let model else { return [] }
    let selected = gtk_selection_model_get_selection(model.object.cast())
    defer { gtk_bitset_unref(selected) }
    return (0..<guint(gtk_bitset_get_size(selected))).map { Int(gtk_bitset_get_nth(selected, $0)) }
  }

  /// Whether the user can select a row.
  func isSelectable(_ position: Int) -> Bool {
    guard let selection, let value = rows.selectionValue(at: position) else { return false }
    return selection.accepts(value)
  }

  /// Selects the rows that the binding says, and no others.
  private func show() {
    guard let selection, let model else { return }
    let positions = rows.positions(of: wanted)
    shown = selection.isMultiple ? positions : Array(positions.prefix(1))
    let bits = gtk_bitset_new_empty()
    for position in shown { gtk_bitset_add(bits, guint(position)) }
    defer { gtk_bitset_unref(bits) }
    push { ListItemSelection.select(bits, in: model.object.cast(), count: rows.count) }
  }

  private static func select(_ wanted: OpaquePointer?, in model: OpaquePointer, count: Int) {
    let selected = gtk_selection_model_get_selection(model)
    defer { gtk_bitset_unref(selected) }
    guard gtk_bitset_equals(selected, wanted) == 0 else { return }
    if model.isA(gtk_single_selection_get_type()) {
      // The least of an empty set is GTK's position of nothing.
      gtk_single_selection_set_selected(model, gtk_bitset_get_minimum(wanted))
    } else {
      let all = gtk_bitset_new_range(0, guint(count))
      gtk_selection_model_set_selection(model, wanted, all)
      gtk_bitset_unref(all)
    }
  }

  private func push(_ body: () -> Void) {
    let wasPushing = isPushing
    isPushing = true
    body()
    isPushing = wasPushing
  }

  /// The user has selected other rows. What the source makes of it is shown, also where it refuses.
  private func userDidSelect() {
    guard !isPushing, let selection else { return }
    let positions = selectedPositions
    var accepted = values(of: positions).filter(selection.accepts)
    if selection.isMultiple, isAddingOrTaking {
      // The rows of one element go together, and values without a row stay (LS21 and LS23).
      accepted.subtract(values(of: Array(Set(shown).subtracting(positions))))
      accepted.formUnion(wanted.subtracting(values(of: shown)))
    }
    if accepted != selection.read() { selection.write(accepted) }
    UpdateScheduler.shared.afterUpdates { [weak self] in
      self?.wanted = self?.selection?.read() ?? []
      self?.show()
    }
  }

  /// The user has clicked a row, or has gone to it by a key. Where it was the only one selected GTK does not tell: values without a
  /// row are replaced all the same. Claim LS21.
  func userDidChoose(_ position: Int) {
    // What GTK has told is not what was shown, and was written.
    guard selection?.isMultiple == true, wanted.count > 1, shown == [position] else { return }
    if selectedPositions == [position] { userDidSelect() }
  }

  private func values(of positions: [Int]) -> Set<AnyHashable> {
    Set(positions.filter(isEnabled).compactMap { rows.selectionValue(at: $0) })
  }

  /// Whether the user adds to what is selected, or takes from it, and does not begin anew.
  private var isAddingOrTaking: Bool { HeldKeys.present & GDK_CONTROL_MASK.rawValue != 0 }

  /// GTK selects all rows, and what keys lead to, also where that cannot be selected by a click.
  private func isEnabled(_ position: Int) -> Bool {
    !rows.haveTraits || !rows.traits(at: position).isSelectionDisabled
  }

  private func setModel() {
    handlers.disconnectAll()
    let model = ObjectReference(taking: makeModel().objectAddress)
    self.model = model
    handlers.collect {
      model.connect("selection-changed") { [weak self] in self?.userDidSelect() }
    }
    give(model.object.cast())
  }

  /// A model that owns a reference to the rows, and whose own belongs to the caller.
  private func makeModel() -> OpaquePointer {
    g_object_ref(items.object)
    let rows: OpaquePointer = items.object.cast()
    guard let selection else { return gtk_no_selection_new(rows) }
    if selection.isMultiple { return gtk_multi_selection_new(rows) }
    let model: OpaquePointer = gtk_single_selection_new(rows)
    gtk_single_selection_set_autoselect(model, 0)
    gtk_single_selection_set_can_unselect(model, 1)
    gtk_single_selection_set_selected(model, guint.max)
    return model
  }
}
