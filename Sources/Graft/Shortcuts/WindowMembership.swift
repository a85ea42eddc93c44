import CGTK
import GTKSupport

/// That somebody hears the keys of the window in which a widget is, and of another one when the widget comes there.
@MainActor
final class WindowMembership {
  private weak var member: (any ShortcutMember)?
  private let widget: ObjectWatch
  private var isWanted = false
  private var watch: SignalConnection?
  /// The window, while its keys are heard.
  private(set) var root: OpaquePointer?

  init(of member: any ShortcutMember, at widget: Widget) {
    (self.member, self.widget) = (member, ObjectWatch(widget))
    // Connected for as long as there is the widget, whatever is updated at the moment.
    watch = HandlerGroup().collect {
      Signals.connect(widget.object, "notify::root") { [weak self] in self?.enterWindow() }
    }
  }

  /// Says whether the keys are to be heard.
  func follow(isWanted: Bool = true) {
    self.isWanted = isWanted
    enterWindow()
  }

  func end() {
    watch?.disconnect()
    follow(isWanted: false)
  }

  private func enterWindow() {
    let newRoot = isWanted ? widget.widget.flatMap { gtk_widget_get_root($0) } : nil
    guard let member, newRoot != root else { return }
    if let root { WindowShortcuts.remove(member, from: root) }
    if let newRoot { WindowShortcuts.add(member, to: newRoot) }
    root = newRoot
  }
}
