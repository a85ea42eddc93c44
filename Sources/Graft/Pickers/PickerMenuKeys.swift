import CGTK
import GTKSupport

/// What the list of a picker does when it opens and closes, and by keys. Claims CT8 and CT10.
extension PickerMenuCoordinator {
  /// Follows the popover of a drop-down.
  func follow(_ popover: UnsafeMutablePointer<GtkWidget>, of menu: Widget) {
    menu.setAccessibleExpanded(false)
    Signals.connect(popover, "notify::visible") { [weak self, weak menu] _ in
      let isOpen = gtk_widget_get_visible(popover) != 0
      // GTK 4.8 does not say so itself. Claim AX14.
      menu?.setAccessibleExpanded(isOpen)
      if isOpen { self?.listDidOpen(in: popover) }
    }
    // GTK keeps the popover open where somebody holds the button longer than its window lasts.
    menu.connect("unmap") { $0.widget.closeList() }
    takeKeys(of: popover)
  }

  /// GTK gives the focus to the first row, and to none where that is a heading, and marks what was marked last.
  private func listDidOpen(in popover: UnsafeMutablePointer<GtkWidget>) {
    let chosen = choices.firstIndex(where: \.isChosen) ?? choices.firstIndex { $0.kind == .choice }
    if let chosen { go(to: chosen, in: popover) }
  }

  private func takeKeys(of popover: UnsafeMutablePointer<GtkWidget>) {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    Signals.connect(keys, answering: "key-pressed") { [weak self] arguments in
      let modifiers = arguments[2, as: UInt32.self] & (GDK_ALT_MASK.rawValue | GDK_CONTROL_MASK.rawValue)
      guard modifiers == 0, let next = self?.choice(by: Int32(arguments[0, as: UInt32.self])) else { return false }
      self?.go(to: next, in: popover)
      return true
    }
    gtk_widget_add_controller(popover, keys)
  }

  /// Where a key leads: past headings and lines, and at the ends nowhere else.
  private func choice(by key: Int32) -> Int? {
    let places = choices.indices.filter { choices[$0].kind == .choice }
    let place = rows.first { gtk_widget_is_focus($0.value) != 0 }?.key
    switch key {
    case GDK_KEY_Up, GDK_KEY_KP_Up: return place.map { place in places.last { $0 < place } ?? place }
    case GDK_KEY_Down, GDK_KEY_KP_Down: return place.map { place in places.first { $0 > place } ?? place }
    case GDK_KEY_Home, GDK_KEY_KP_Home: return places.first
    case GDK_KEY_End, GDK_KEY_KP_End: return places.last
    default: return nil
    }
  }

  /// Marks a choice in the open list and gives it the focus, as GTK does by keys.
  private func go(to position: Int, in popover: UnsafeMutablePointer<GtkWidget>) {
    guard let list = rows.values.first.flatMap({ gtk_widget_get_parent($0) }) else { return }
    if rows[position] == nil { ListActions.scroll(to: position, in: list) }
    ListActions.select(position, in: list)
    if let row = rows[position] { gtk_widget_grab_focus(row) }
  }
}
