import CGTK
import GTKSupport

/// What keys do to the rows of a list: Delete deletes, and Alt with an arrow moves. Claims LS30 and LS37.
@MainActor
final class ListRowKeys {
  private unowned let items: RowItems
  private let chosen: ListChosenRow

  init(in items: RowItems) {
    self.items = items
    chosen = ListChosenRow(in: items)
    guard let keys = gtk_event_controller_key_new() else { return }
    Signals.connect(keys, answering: "key-pressed") { [weak self] in
      self?.pressed($0[0, as: UInt32.self], $0[2, as: UInt32.self]) ?? false
    }
    gtk_widget_add_controller(items.listView, keys)
  }

  /// Whether a key does something to the row with the focus, and leads to none.
  static func isForRows(_ key: Int32, _ state: UInt32) -> Bool {
    key == GDK_KEY_Delete || key == GDK_KEY_KP_Delete || state & GDK_ALT_MASK.rawValue != 0
  }

  private func pressed(_ key: UInt32, _ state: UInt32) -> Bool {
    guard let position = items.focusedRow else { return false }
    switch (Int32(key), HeldKeys.of(state)) {
    case (GDK_KEY_Delete, 0), (GDK_KEY_KP_Delete, 0): return delete(position)
    case (GDK_KEY_Up, GDK_ALT_MASK.rawValue): return move(position, down: false)
    case (GDK_KEY_Down, GDK_ALT_MASK.rawValue): return move(position, down: true)
    default: return false
    }
  }

  private func delete(_ position: Int) -> Bool {
    guard chosen.isKnown(position) else { return false }
    defer { chosen.followFocus() }
    return items.keepingFocus(onRow: position) { items.rows.delete(position, selected: items.selectedRows) }
  }

  private func move(_ position: Int, down: Bool) -> Bool {
    items.keepingFocus(onRow: position) {
      items.rows.move(position, selected: items.selectedRows, down: down)
    }
  }
}
