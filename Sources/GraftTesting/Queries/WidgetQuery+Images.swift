import Foundation
import GTKBridge
import GTKSupport
import Graft

extension WidgetQuery {
  /// Where images lie in their windows, in pixels, in tree order. What one says to assistive technologies is found among the
  /// widgets, by the role `image`: an image itself has none.
  public var imageFrames: [CGRect] { all.flatMap(\.imageFrames) }
}

extension FoundWidget {
  /// Those of the images that the widget itself paints.
  fileprivate var imageFrames: [CGRect] {
    let corner = frame.origin
    return widget.drawings.filter { $0.content is ShownImage }.map { $0.frame.offsetBy(dx: corner.x, dy: corner.y) }
  }
}
