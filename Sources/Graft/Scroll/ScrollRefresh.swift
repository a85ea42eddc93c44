import CGTK
import GTKSupport
import ViewGraph

/// What loads anew what is scrolled: F5 and Ctrl+R while it is shown, and a pull by touch at the top of what is longer than its
/// window, where GTK's own gesture scrolls. Claims LS60 and MN29.
@MainActor
final class ScrollRefresh: ShortcutMember {
  /// How far a finger pulls at least, in pixels.
  static let distance = 64.0

  /// F5 and Ctrl+R.
  private static let keys = [KeyboardShortcut(KeyEquivalent("\u{F708}"), modifiers: []), KeyboardShortcut("r")]

  private static let keptName = "graft-refresh"

  private(set) weak var widget: Widget?
  var action: RefreshAction?
  private let window: ObjectWatch
  private var membership: WindowMembership?
  /// Whether the touch that goes on began at the top.
  private var mayPull = false

  init(of window: ScrolledWindow) {
    (widget, self.window) = (window, ObjectWatch(window))
    window.keep(self, as: Self.keptName)
    // Connected for as long as there is the window, whatever is updated at the moment.
    HandlerGroup().collect { for drag in window.touches { follow(drag) } }
    membership = WindowMembership(of: self, at: window)
    membership?.follow()
  }

  // MARK: Keys

  var isMenu: Bool { true }

  /// What the program says of the keys comes first.
  var comesLast: Bool { true }

  func action(for event: OpaquePointer) -> (() -> Void)? {
    guard let action, Self.keys.contains(where: { $0.matches(event) }), !hasFocusElsewhere else { return nil }
    return { action.refresher.start() }
  }

  /// Whether the focus is in something else that can be loaded anew.
  private var hasFocusElsewhere: Bool {
    guard let root = membership?.root, let focus = gtk_root_get_focus(root) else { return false }
    let around = sequence(first: focus) { gtk_widget_get_parent($0) }.lazy
      .compactMap { Widget($0).kept(Self.keptName) as ScrollRefresh? }.first { $0.action != nil }
    return around.map { $0 !== self } ?? false
  }

  // MARK: Touch

  private func follow(_ drag: ObjectReference) {
    drag.connect("drag-begin") { [weak self] in self?.mayPull = self?.isAtTop ?? false }
    drag.connect("cancel") { [weak self] in self?.mayPull = false }
    drag.connect("drag-end") { [weak self] arguments in
      guard let self, exchange(&mayPull, with: false) else { return }
      let moved = CGVector.of(arguments)
      if moved.dy >= Self.distance, moved.dy > abs(moved.dx) { action?.refresher.start() }
    }
  }

  private var isAtTop: Bool {
    window.object.flatMap { gtk_scrolled_window_get_vadjustment($0.object.cast()) }?.isAtStart == true
  }
}
