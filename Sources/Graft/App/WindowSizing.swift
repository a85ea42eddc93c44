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
  private let kept: KeptWindowSize
  /// Whether the window is no larger than its content may be.
  let isLimited: Bool
  /// Whether the content has one size.
  private var isFixed = false
  /// Whether the program lets the user resize the window.
  var mayBeResized = true {
    didSet { if mayBeResized != oldValue { apply() } }
  }

  init(
    of window: UnsafeMutablePointer<GtkWindow>, name: String, role: WindowForm.Role, in environment: EnvironmentValues
  ) {
    self.window = window
    wanted = environment.defaultWindowSize
    kept = KeptWindowSize(of: window, in: WindowSizeMemory(name: name, file: environment.sceneFile))
    isLimited = environment.windowResizability.isLimited(in: role)
  }

  /// Has the content evaluated by asking for its size.
  func prepare() { if let window { _ = IdealWindowSize.measure(window) } }

  /// Gives the window the size that it opens with, and remembers each that the user gives it.
  func begin() {
    guard let window else { return }
    let size = (kept.size ?? wanted).map { (Int32(windowLength: $0.width), Int32(windowLength: $0.height)) }
    let (width, height) = size ?? IdealWindowSize.measure(window)
    gtk_window_set_default_size(window, width, height)
    kept.follow()
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
    kept.windowHasGone()
  }
}
