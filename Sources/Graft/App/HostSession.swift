import CGTK
import GTKBridge
import GTKSupport
import StoredValues
import ViewGraph

/// The windows of the program's own that have a name, kept for its next start. Claim AC13.
@MainActor
final class HostSession {
  static let program = HostSession(file: .scenes)

  let file: AppStorageFile
  /// The windows that were open when the program ended, by their names, in the order in which they were opened. A body that is
  /// the first to ask does not depend on them, and may have them taken.
  private(set) lazy var last = RunningCall.suspended { kept.take()?.compactMap { $0.value as? String } ?? [] }
  /// Those that are shown now.
  private var open: [String] = []
  /// Those that have not closed.
  private var names: Set<String> = []
  private var hasEnded = false
  private var isFollowing = false

  init(file: AppStorageFile) { self.file = file }

  private var kept: SessionWindows {
    SessionWindows(name: "windows of the program", file: file, valueType: String.self)
  }

  /// Keeps a window until it closes: its size, and whether it is open. Returns the name under which that is: the one that is
  /// wanted, with a number if another window has that one.
  func keep(_ window: UnsafeMutablePointer<GtkWindow>, as wanted: String) -> String {
    followEnd()
    let name = UniqueName.of(wanted) { names.insert($0).inserted }
    let size = KeptWindowSize(of: window, in: WindowSizeMemory(name: name, file: file))
    size.restore()
    size.follow()
    Signals.connect(window, "notify::visible") { [weak self] in self?.follow(window, as: name) }
    follow(window, as: name)
    ClosedWindows.observe(window) { [self] in
      size.windowHasGone()
      names.remove(name)
      setOpen(false, name)
    }
    return name
  }

  /// The program ends: what is open now was open at its end.
  func end() { hasEnded = true }

  private func followEnd() {
    guard !isFollowing, let application = ProgramApplication.running else { return }
    isFollowing = true
    Signals.connect(application.reference, "shutdown") { [weak self] in self?.end() }
  }

  private func follow(_ window: UnsafeMutablePointer<GtkWindow>, as name: String) {
    setOpen(ClosedWindows.isOpen(window) && gtk_widget_get_visible(window.cast()) != 0, name)
  }

  private func setOpen(_ isOpen: Bool, _ name: String) {
    guard !hasEnded, open.contains(name) != isOpen else { return }
    // Read before it is written over.
    _ = last
    open.removeAll { $0 == name }
    if isOpen { open.append(name) }
    kept.keep(open.enumerated().map { OpenWindows.Window(id: 0, slot: $0.offset, value: $0.element) })
  }
}

/// A name that is told apart from others.
enum UniqueName {
  /// The name that is wanted, or else with the first number that makes it one that is free.
  static func of(_ wanted: String, isFree: (String) -> Bool) -> String {
    var (name, number) = (wanted, 1)
    while !isFree(name) {
      number += 1
      name = "\(wanted).\(number)"
    }
    return name
  }
}
