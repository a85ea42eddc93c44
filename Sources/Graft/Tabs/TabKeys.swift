import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

extension View {
  /// Has keys choose a tab by its position, wherever the focus is in the window: Ctrl+Page Up and Ctrl+Page Down, Alt+1 to
  /// Alt+9, and between pages the arrows. Claims NV33 and NV35.
  func tabKeys(isPaged: Bool, count: Int, position: Int?, choose: @escaping (Int) -> Void) -> some View {
    ModifiedItems(
      content: self, modifier: TabKeys(isPaged: isPaged, count: count, position: position, choose: choose))
  }
}

private struct TabKeys: IslandEffect {
  let isPaged: Bool
  let count: Int
  let position: Int?
  let choose: (Int) -> Void

  func makeCoordinator() -> TabKeyCoordinator { TabKeyCoordinator() }

  func update(_ widget: Widget, _ coordinator: TabKeyCoordinator, environment: EnvironmentValues) {
    coordinator.keys = self
    coordinator.install(on: widget)
  }

  static func dismantle(_ coordinator: TabKeyCoordinator) { coordinator.arrows?.end() }
}

/// The keys of a tab view.
@MainActor
private final class TabKeyCoordinator {
  var keys: TabKeys?
  private(set) var arrows: PageArrows?
  private weak var widget: Widget?

  func install(on widget: Widget) {
    guard self.widget == nil else { return }
    self.widget = widget
    add(GDK_KEY_Page_Down, GDK_CONTROL_MASK) { $0.moved(by: 1) }
    add(GDK_KEY_Page_Up, GDK_CONTROL_MASK) { $0.moved(by: -1) }
    for index in 0..<9 { add(GDK_KEY_1 + Int32(index), GDK_ALT_MASK) { _ in index } }
    arrows = PageArrows(on: widget) { [weak self] in self?.move($0) }
  }

  /// What an arrow does: between pages it leads to another.
  private func move(_ distance: Int) -> (() -> Void)? {
    guard let keys, keys.isPaged, let index = keys.moved(by: distance) else { return nil }
    return { keys.choose(index) }
  }

  /// Has a key choose a tab; nil leaves the key to others.
  private func add(_ key: Int32, _ modifiers: GdkModifierType, _ target: @escaping (TabKeys) -> Int?) {
    guard let widget else { return }
    Shortcut.add(key: key, modifiers: modifiers, to: widget) { [weak self] in
      guard let self, let keys, let index = target(keys), index < keys.count else { return false }
      keys.choose(index)
      return true
    }
  }
}

extension TabKeys {
  /// The position of the tab so many further on.
  fileprivate func moved(by distance: Int) -> Int? {
    position.map { $0 + distance }.flatMap { (0..<count).contains($0) ? $0 : nil }
  }
}

/// The arrows, before GTK moves the focus by them.
@MainActor
private final class PageArrows: ShortcutMember {
  private(set) weak var widget: Widget?
  private let move: (Int) -> (() -> Void)?
  private var membership: WindowMembership?

  init(on widget: Widget, move: @escaping (Int) -> (() -> Void)?) {
    self.widget = widget
    self.move = move
    membership = WindowMembership(of: self, at: widget)
    membership?.follow()
  }

  var isMenu: Bool { false }

  func action(for event: OpaquePointer) -> (() -> Void)? {
    let isMirrored = widget.map { gtk_widget_get_direction($0.widgetObject) == GTK_TEXT_DIR_RTL } ?? false
    for (key, distance) in [(GDK_KEY_Right, isMirrored ? -1 : 1), (GDK_KEY_Left, isMirrored ? 1 : -1)]
    where gdk_key_event_matches(event, UInt32(key), GdkModifierType(0)) != GDK_KEY_MATCH_NONE {
      return move(distance)
    }
    return nil
  }

  func end() { membership?.end() }
}
