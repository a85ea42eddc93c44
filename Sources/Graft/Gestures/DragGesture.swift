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
    /// How fast the pointer is, in pixels for each second; zero when it rests for a tenth of one.
    public var velocity: CGSize
    /// Where the pointer would come to rest if the button were released now: a quarter of a second further.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// How far the pointer would have moved then.
    public var predictedEndTranslation: CGSize {
      CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
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
    _GestureResponse(.drag(minimumDistance: minimumDistance)) { [coordinateSpace] event in
      Value(
        time: Date(), location: event.point(event.location, in: coordinateSpace),
        startLocation: event.point(event.start, in: coordinateSpace), velocity: event.velocity)
    }
  }
}
