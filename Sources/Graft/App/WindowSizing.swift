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
  private let makePlacement: MakeWindowPlacement?
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
    (wanted, makePlacement) = (environment.defaultWindowSize, environment.windowPlacement)
    kept = KeptWindowSize(of: window, in: WindowSizeMemory(name: name, file: environment.sceneFile))
    isLimited = environment.windowResizability.isLimited(in: role)
  }

  /// Gives the window the size that it opens with, and remembers each that the user gives it.
  func begin(_ content: WindowLayoutRoot) {
    guard let window else { return }
    let size = size(of: window, content)
    gtk_window_set_default_size(window, size.width, size.height)
    kept.follow()
  }

  private func size(
    of window: UnsafeMutablePointer<GtkWindow>, _ content: WindowLayoutRoot
  ) -> (width: Int32, height: Int32) {
    let usual =
      (kept.size ?? wanted).map { (Int32(windowLength: $0.width), Int32(windowLength: $0.height)) }
      ?? content.idealSize()
    guard kept.size == nil, let placement = makePlacement?(content, WindowPlacementContext(for: window)) else {
      return usual
    }
    return (
      placement.width.map { Int32(windowLength: $0) } ?? usual.0,
      placement.height.map { Int32(windowLength: $0) } ?? usual.1
    )
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
