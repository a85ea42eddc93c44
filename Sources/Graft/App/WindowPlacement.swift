import CGTK
import Foundation
import ViewGraph

/// How large a window opens, and where it would be. As SwiftUI documents it.
///
/// Lengths are in pixels, with the header bar; what is not said is as without a placement. GTK has the desktop place windows, so
/// that positions change nothing. Claims WI2 and WI12.
public struct WindowPlacement: Sendable {
  /// A place beside another window, or near to the user, which the desktop decides.
  public struct Position: Sendable {
    /// Near to the user.
    public static let utilityPanel = Self()

    /// Before another window.
    public static func leading(_ relativeWindow: WindowProxy) -> Self { Self() }
    /// Behind another window.
    public static func trailing(_ relativeWindow: WindowProxy) -> Self { Self() }
    /// Above another window.
    public static func above(_ relativeWindow: WindowProxy) -> Self { Self() }
    /// Below another window.
    public static func below(_ relativeWindow: WindowProxy) -> Self { Self() }
  }

  let width: CGFloat?
  let height: CGFloat?

  /// A size of which nothing is said.
  public init(_ position: Position? = nil) { self.init(x: nil, width: nil) }

  /// A size, and a place on the display.
  @_disfavoredOverload
  public init(_ position: CGPoint? = nil, size: CGSize? = nil) { self.init(width: size?.width, height: size?.height) }

  /// A size, and a place in shares of the display.
  public init(_ position: UnitPoint, size: CGSize? = nil) { self.init(width: size?.width, height: size?.height) }

  /// A width, a height or both, and a place in shares of the display.
  @_disfavoredOverload
  public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.init(width: width, height: height)
  }

  /// A width, a height or both, and a place on the display.
  @_disfavoredOverload
  public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    (self.width, self.height) = (width, height)
  }
}

/// What a window would be placed by. As SwiftUI documents it.
@MainActor @preconcurrency
public struct WindowPlacementContext {
  /// The monitor that the desktop names first: on which one a window opens it decides then.
  public let defaultDisplay: DisplayProxy
  /// The windows of the program's scenes that are open, in the order in which they were active, the latest last.
  public let windows: [WindowProxy]

  init(for opening: UnsafeMutablePointer<GtkWindow>) {
    defaultDisplay = DisplayProxy(of: opening)
    windows = (SceneHost.current?.receiving ?? []).filter { $0.window != opening }.map { WindowProxy(of: $0) }
  }
}

/// A monitor. As SwiftUI documents it.
public struct DisplayProxy: Equatable, Sendable {
  /// Its place and size in pixels, as the desktop scales them.
  public let bounds: CGRect
  /// None: GTK is not told of panels and docks.
  public let safeAreaInsets = EdgeInsets()
  /// Its place and size.
  public var visibleRect: CGRect { bounds }

  @MainActor
  init(of window: UnsafeMutablePointer<GtkWindow>) {
    let area = IdealWindowSize.monitor(of: window) ?? GdkRectangle()
    bounds = CGRect(x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height))
  }
}

/// A window of the program. As SwiftUI documents it.
public struct WindowProxy: Equatable, Sendable {
  /// The id of its scene; nil where that has none.
  public let id: String?
  /// Whether the user works in it.
  public let phase: ScenePhase

  @MainActor
  init(of window: ReceivingWindow) {
    (id, phase) = (window.sceneID, gtk_window_is_active(window.window) != 0 ? .active : .inactive)
  }
}

/// Makes the placement of a window that opens.
typealias MakeWindowPlacement = @MainActor (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement

private struct WindowPlacementKey: EnvironmentKey {
  static var defaultValue: MakeWindowPlacement? { nil }
}

extension EnvironmentValues {
  /// Says with which size a window of this scene opens.
  var windowPlacement: MakeWindowPlacement? {
    get { self[WindowPlacementKey.self] }
    set { self[WindowPlacementKey.self] = newValue }
  }
}

extension Scene {
  /// Says with which size each window opens that finds none of the last run, when its content is there. Called once for each
  /// window, on the main thread. As SwiftUI documents it; the desktop places windows. Claim WI2.
  public func defaultWindowPlacement(
    _ makePlacement: @escaping @MainActor (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { environment(\.windowPlacement, makePlacement) }

  /// What a window becomes when it is made large is the desktop's to say: never called. As SwiftUI documents it. Claim WI12.
  public func windowIdealPlacement(
    _ makePlacement: @escaping @MainActor (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
}
