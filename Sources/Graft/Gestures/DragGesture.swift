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
  /// Whose coordinates the places are in (GE9).
  public var coordinateSpace: CoordinateSpace
  /// Whether it is left to others where a finger goes rather sideways at first.
  var leavesSideways: () -> Bool = { false }

  /// A drag that begins after a distance in pixels; at zero it begins with the button (GE6, GE7). As SwiftUI documents it.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// The same, with coordinates as an earlier SwiftUI names them.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// The runtime's requirement.
  public func _tracker(reusing tracker: _GestureTracker<Value>?) -> _GestureTracker<Value> {
    let known = tracker as? DragTracker ?? DragTracker(self)
    known.gesture = self
    return known
  }
}
