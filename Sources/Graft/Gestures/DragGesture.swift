import Foundation
import ViewGraph

/// The primary button is held and the pointer moved.
public struct DragGesture: Gesture {
  public typealias Body = Never

  /// Where a drag has come.
  public struct Value: Equatable, Sendable {
    /// When the pointer moved last.
    public var time: Date
    /// Where the pointer is, in pixels from the top left corner.
    public var location: CGPoint
    /// Where the button was pressed.
    public var startLocation: CGPoint
    /// How far the pointer has moved since.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// How far the pointer has to move first, in pixels.
  public var minimumDistance: CGFloat
  /// Whose coordinates the places are in: the view's, or the window's. Of a name, it is the window's.
  public var coordinateSpace: CoordinateSpace

  /// A drag that begins after a distance in pixels; at zero it begins with the button. As SwiftUI documents it.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// The runtime's requirement.
  public var _response: _GestureResponse<Value> {
    let isLocal = coordinateSpace.isLocal
    return _GestureResponse(.drag(minimumDistance: minimumDistance)) { event in
      let origin = isLocal ? .zero : event.origin
      return Value(time: Date(), location: event.location + origin, startLocation: event.start + origin)
    }
  }
}

extension CGPoint {
  fileprivate static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }
}
