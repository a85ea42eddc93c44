import CGTK
import Foundation
import GTKBridge
import GTKSupport

/// Has letters that are typed while a row has the focus go to the next row whose text begins so. What has the focus, the views around
/// and the shortcuts of the window come first. A row has a text once it is built, so that those are searched which GTK has made,
/// about 200 around what is seen. Claim LS65.
@MainActor
final class ListTypeAhead: ShortcutMember {
  /// How long after a letter another one belongs to it, in milliseconds.
  private static let pause: UInt32 = 1_000

  private unowned let items: RowItems
  private var membership: WindowMembership?
  private var typed = ""
  /// When the latest letter was typed, by the clock of events.
  private var latest: UInt32 = 0

  init(in items: RowItems) {
    self.items = items
    membership = WindowMembership(of: self, at: Widget(items.listView))
    membership?.follow()
  }

  var widget: Widget? { items.life.widget.map { Widget($0) } }

  var isMenu: Bool { true }

  /// What the program says of the keys comes first.
  var comesLast: Bool { true }

  func action(for event: OpaquePointer) -> (() -> Void)? {
    guard let letter = event.typedLetter, let position = items.focusedRow, items.takesFocus(position) else {
      return nil
    }
    let time = gdk_event_get_time(event)
    return { [weak self] in self?.type(letter, at: time, from: position) }
  }

  private func type(_ letter: String, at time: UInt32, from position: Int) {
    typed = (time &- latest <= Self.pause ? typed : "") + letter
    latest = time
    guard let target = target(from: position), target != position else { return }
    ListActions.scroll(to: target, in: items.listView)
    items.focus(onRow: target)
    items.select(target, extending: false)
  }

  /// The row with the focus stays with what it begins with; one letter, also typed again and again, goes on from it.
  private func target(from position: Int) -> Int? {
    let isLetter = Set(typed).count == 1
    let found = typed.count > 1 ? items.row(beginningWith: typed, from: position) : nil
    return found ?? (isLetter ? items.row(beginningWith: String(typed.prefix(1)), from: position + 1) : nil)
  }

  func end() { membership?.end() }
}

extension RowItems {
  /// The first row with a text that begins so, from a position on and then from the first row on, of those that GTK has made.
  fileprivate func row(beginningWith text: String, from start: Int) -> Int? {
    let made = shownRows.map { (position: position(of: $0.item), item: $0.item) }.filter { $0.position < rows.count }
      .sorted { $0.position < $1.position }
    let ordered = made.filter { $0.position >= start } + made.filter { $0.position < start }
    return ordered.first { takesFocus($0.position) && self.text(of: $0.item).begins(with: text) }?.position
  }

  /// What is written in the row of an item, or what assistive technologies are told that it is called.
  private func text(of item: Item) -> String { itemWidget(of: item).map { Widget($0).calledName } ?? "" }
}

extension String {
  fileprivate func begins(with text: String) -> Bool {
    range(of: text, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
  }
}

extension OpaquePointer {
  /// The letter or digit that a key types, unless it is held with others than Shift.
  fileprivate var typedLetter: String? {
    let held = gdk_event_get_modifier_state(self).rawValue
    let others = [GDK_CONTROL_MASK, GDK_ALT_MASK, GDK_SUPER_MASK, GDK_HYPER_MASK, GDK_META_MASK]
    guard others.allSatisfy({ held & $0.rawValue == 0 }),
      let scalar = Unicode.Scalar(gdk_keyval_to_unicode(gdk_key_event_get_keyval(self))),
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    else { return nil }
    return String(scalar).lowercased()
  }
}
