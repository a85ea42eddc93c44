import CGTK
import Foundation
import GTKSupport
import StoredValues
import ViewGraph

/// How large a window opens, and how far it can be resized. Claims WI1 to WI3.
@MainActor
final class WindowSizing {
  private var window: UnsafeMutablePointer<GtkWindow>?
  private let wanted: WindowSize?
  private let memory: WindowSizeMemory
  /// Whether the window is no larger than its content may be.
  let isLimited: Bool
  /// Whether the content has one size.
  private var isFixed = false
  /// Whether the program lets the user resize the window.
  var mayBeResized = true {
    didSet { if mayBeResized != oldValue { apply() } }
  }
  /// The size that the user has given the window, until it is kept.
  private var latest: WindowSize?
  /// A window that is resized has another size with each motion of the pointer.
  private lazy var keeping = WakeSource(priority: 200, delay: 300) { [unowned self] in keep() }

  init(
    of window: UnsafeMutablePointer<GtkWindow>, name: String, role: WindowForm.Role, in environment: EnvironmentValues
  ) {
    self.window = window
    wanted = environment.defaultWindowSize
    memory = WindowSizeMemory(name: name, file: environment.sceneFile)
    isLimited = environment.windowResizability.isLimited(in: role)
  }

  /// Has the content evaluated by asking for its size.
  func prepare() { if let window { _ = IdealWindowSize.measure(window) } }

  /// Gives the window the size that it opens with, and remembers each that the user gives it.
  func begin() {
    guard let window else { return }
    let size = (memory.size ?? wanted).map { (Int32(windowLength: $0.width), Int32(windowLength: $0.height)) }
    let (width, height) = size ?? IdealWindowSize.measure(window)
    gtk_window_set_default_size(window, width, height)
    for name in ["default-width", "default-height"] {
      Signals.connect(window, "notify::\(name)") { [weak self] in self?.remember() }
    }
  }

  private func remember() {
    guard let window, gtk_window_get_resizable(window) != 0 else { return }
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(window, &width, &height)
    guard width > 0, height > 0 else { return }
    latest = WindowSize(width: Double(width), height: Double(height))
    keeping.wake()
  }

  private func keep() {
    if let latest { memory.size = latest }
    latest = nil
  }

  /// GTK knows a least size of a window and no largest: a window for content of one size cannot be resized.
  func limit(isFixed: Bool) {
    self.isFixed = isFixed
    apply()
  }

  private func apply() {
    if let window { gtk_window_set_resizable(window, mayBeResized && !isFixed ? 1 : 0) }
  }

  func windowHasGone() {
    window = nil
    keep()
  }
}

/// The size that the user has given a window, kept from one run of the program to the next.
@MainActor
struct WindowSizeMemory {
  let name: String
  let file: AppStorageFile

  var size: WindowSize? {
    get {
      let lengths = file.text(for: key)?.split(separator: "x").compactMap { Double($0) } ?? []
      return lengths.count == 2 ? WindowSize(width: lengths[0], height: lengths[1]) : nil
    }
    nonmutating set {
      if let newValue { file.setText("\(Int(newValue.width))x\(Int(newValue.height))", for: key) }
    }
  }

  private var key: String { name + "/window size" }
}
