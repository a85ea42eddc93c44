import CGTK
import GTKSupport
import StoredValues
import ViewGraph

/// Keeps each size that the user gives a window. Claim WI2.
@MainActor
final class KeptWindowSize {
  private var window: UnsafeMutablePointer<GtkWindow>?
  private let memory: WindowSizeMemory
  /// The size that the user has given the window, until it is kept.
  private var latest: WindowSize?
  /// A window that is resized has another size with each motion of the pointer.
  private lazy var keeping = WakeSource(priority: 200, delay: 300) { [unowned self] in keep() }

  init(of window: UnsafeMutablePointer<GtkWindow>, in memory: WindowSizeMemory) {
    self.window = window
    self.memory = memory
  }

  /// The size that was kept, if one was.
  var size: WindowSize? { memory.size }

  /// Has the window open with the size that was kept, if one was.
  func restore() {
    guard let window, let size else { return }
    gtk_window_set_default_size(window, Int32(windowLength: size.width), Int32(windowLength: size.height))
  }

  /// Keeps each size that the window gets from now on.
  func follow() {
    guard let window else { return }
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
