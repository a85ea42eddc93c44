import Foundation
import ViewGraph

extension Scene {
  /// Opens the windows with a size in pixels, with their header bars; the user may change it, and finds that size again in the
  /// next run of the program.
  ///
  /// What is smaller than the content needs, or no number, counts as that. As SwiftUI documents it. Claim WI2.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    _ModifiedScene(content: self) {
      $0.environment(\.defaultWindowSize, WindowSize(width: width, height: height))
    }
  }

  /// Opens the windows with a size in pixels.
  public func defaultSize(_ size: CGSize) -> some Scene { defaultSize(width: size.width, height: size.height) }
}

/// How far the user can resize a window. As SwiftUI documents it. Claim WI3.
public struct WindowResizability: Sendable, Equatable {
  private let name: String

  /// `contentSize` for settings, else `contentMinSize`.
  public static let automatic = Self(name: "automatic")
  /// Not below what the content needs; and not at all where the content has one size. Other largest sizes are not known to
  /// GTK: there the content stays as large as it may be, in the middle.
  public static let contentSize = Self(name: "contentSize")
  /// Not below what the content needs.
  public static let contentMinSize = Self(name: "contentMinSize")

  /// Whether a window of content of one size cannot be resized.
  func isLimited(in role: WindowForm.Role) -> Bool {
    self == .contentSize || self == .automatic && role == .settings
  }
}

private struct DefaultWindowSizeKey: EnvironmentKey {
  static var defaultValue: WindowSize? { nil }
}

private struct WindowResizabilityKey: EnvironmentKey {
  static var defaultValue: WindowResizability { .automatic }
}

/// The size of a window in pixels.
struct WindowSize: Equatable {
  let width: Double
  let height: Double
}

extension EnvironmentValues {
  /// The size that a window of this scene opens with.
  var defaultWindowSize: WindowSize? {
    get { self[DefaultWindowSizeKey.self] }
    set { self[DefaultWindowSizeKey.self] = newValue }
  }

  /// How far windows of this scene can be resized.
  var windowResizability: WindowResizability {
    get { self[WindowResizabilityKey.self] }
    set { self[WindowResizabilityKey.self] = newValue }
  }
}

extension Scene {
  /// Says how far the user can resize the windows.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    environment(\.windowResizability, resizability)
  }
}
