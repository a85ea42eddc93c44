import Foundation
import ViewGraph

extension Scene {
  /// Opens the windows with a size in pixels; the user may change it.
  ///
  /// What is smaller than the content needs, or no number, counts as that. As SwiftUI documents it.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    _ModifiedScene(content: self) {
      $0.environment(\.defaultWindowSize, WindowSize(width: width, height: height))
    }
  }

  /// Opens the windows with a size in pixels.
  public func defaultSize(_ size: CGSize) -> some Scene { defaultSize(width: size.width, height: size.height) }
}
