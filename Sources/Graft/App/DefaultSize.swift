import Foundation
import ViewGraph

/// A scene whose windows open with a size.
public struct _SizedScene<Content: Scene>: Scene {
  public typealias Body = Never

  let content: Content
  let size: WindowSize

  /// The runtime's requirement.
  public var _sceneView: some View { content._sceneView.environment(\.defaultWindowSize, size) }
}

extension Scene {
  /// Opens the windows with a size in pixels; the user may change it.
  ///
  /// What is smaller than the content needs, or no number, counts as that. As SwiftUI documents it.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    _SizedScene(content: self, size: WindowSize(width: width, height: height))
  }

  /// Opens the windows with a size in pixels.
  public func defaultSize(_ size: CGSize) -> some Scene { defaultSize(width: size.width, height: size.height) }
}
