import CGTK

/// Has the arrow keys pass over rows of a list that cannot have the focus, such as the headers of sections, at which GTK would stay,
/// go on from rows that are not selected, which newer GTK would select instead, and open and close the nodes of trees. Claims LS3,
/// LS18 and LS57.
@MainActor
final class ListArrowKeys {
  private unowned let items: RowItems

  init(in items: RowItems) {
    self.items = items
    items.hearKeys(GTK_PHASE_CAPTURE) { [weak self] in self?.pressed($0, $1) ?? false }
    items.hearKeys(GTK_PHASE_BUBBLE) { [weak self] in self?.pressedInside($0, $1) ?? false }
  }

  private func pressed(_ key: Int32, _ state: UInt32) -> Bool {
    let held = HeldKeys.of(state)
    guard held & GDK_ALT_MASK.rawValue == 0, let position = items.rowWithFocusItself else { return false }
    if let step = step(of: key) { return go(from: position, by: step, held) }
    guard held & GDK_CONTROL_MASK.rawValue == 0, let opens = opens(key) else { return false }
    return open(opens, position)
  }

  /// What has the focus in a row has not taken the key.
  private func pressedInside(_ key: Int32, _ state: UInt32) -> Bool {
    let held = HeldKeys.of(state)
    guard held & GDK_ALT_MASK.rawValue == 0, let step = step(of: key), let row = items.rowWithFocus else {
      return false
    }
    return go(from: row.position, by: step, held)
  }

  /// Where no row takes the focus by what is known of it, GTK looks itself.
  private func go(from position: Int, by step: Int, _ held: UInt32) -> Bool {
    let selects = held & GDK_CONTROL_MASK.rawValue == 0
    guard let target = items.row(after: position, by: step) else { return selects && items.selection.isFollowing }
    guard selects || target != position + step else { return false }
    items.focus(onRow: target)
    if selects { items.select(target, extending: held & GDK_SHIFT_MASK.rawValue != 0) }
    return true
  }

  /// Whether a key opens a node or closes one.
  private func opens(_ key: Int32) -> Bool? {
    let isRightToLeft = gtk_widget_get_direction(items.listView) == GTK_TEXT_DIR_RTL
    return switch key {
    case GDK_KEY_Right, GDK_KEY_KP_Right: !isRightToLeft
    case GDK_KEY_Left, GDK_KEY_KP_Left: isRightToLeft
    case GDK_KEY_plus, GDK_KEY_KP_Add: true
    case GDK_KEY_minus, GDK_KEY_KP_Subtract: false
    default: nil
    }
  }

  /// Where there is nothing to close, the node around gets the focus.
  private func open(_ opens: Bool, _ position: Int) -> Bool {
    guard let place = items.outlinePlace(ofRow: position) else { return false }
    if let isExpanded = place.isExpanded, isExpanded.wrappedValue != opens {
      isExpanded.wrappedValue = opens
    } else if !opens, let parent = items.row(around: position) {
      items.focus(onRow: parent)
      items.select(parent, extending: false)
    }
    return true
  }

  private func step(of key: Int32) -> Int? {
    switch key {
    case GDK_KEY_Up, GDK_KEY_KP_Up: -1
    case GDK_KEY_Down, GDK_KEY_KP_Down: 1
    default: nil
    }
  }
}
