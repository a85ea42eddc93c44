import CGTK
import GTKSupport

/// Has the arrow keys pass over rows of a list that cannot have the focus, such as the headers of sections, at which GTK would stay.
/// Claim LS3.
@MainActor
final class ListArrowKeys {
  private unowned let items: ListItems

  init(in items: ListItems) {
    self.items = items
    guard let keys = gtk_event_controller_key_new() else { return }
    // Before GTK's own.
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    Signals.connect(keys, answering: "key-pressed") { [weak self] in
      self?.pressed(Int32($0[0, as: UInt32.self]), $0[2, as: UInt32.self]) ?? false
    }
    gtk_widget_add_controller(items.listView, keys)
  }

  private func pressed(_ key: Int32, _ state: UInt32) -> Bool {
    let held = state & (GDK_ALT_MASK.rawValue | GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue)
    guard held & GDK_ALT_MASK.rawValue == 0, let step = step(of: key), let position = items.rowWithFocusItself,
      let target = items.row(after: position, by: step), target != position + step
    else { return false }
    items.focus(onRow: target)
    guard held & GDK_CONTROL_MASK.rawValue == 0 else { return true }
    items.select(target, extending: held & GDK_SHIFT_MASK.rawValue != 0)
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
