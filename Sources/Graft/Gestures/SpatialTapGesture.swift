import Foundation
import ViewGraph

/// The primary button is pressed and released at a place, once or several times in a row.
public struct SpatialTapGesture: Gesture {
  public typealias Body = Never

  /// Where the view was tapped.
  public struct Value: Equatable, Sendable {
    /// In pixels from the top left corner.
    public var location: CGPoint
  }

  /// How many times.
  public var count: Int
  /// Whose coordinates the place is in (GE4).
  public var coordinateSpace: CoordinateSpace

  /// A tap, or several in a row. As SwiftUI documents it.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// The same, with coordinates as an earlier SwiftUI names them.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// The runtime's requirement.
  public func _tracker(reusing tracker: _GestureTracker<Value>?) -> _GestureTracker<Value> {
    let known = tracker as? TapTracker<Value> ?? TapTracker()
    known.count = max(count, 1)
    known.value = { [coordinateSpace] in Value(location: $0.location(in: coordinateSpace)) }
    return known
  }
}

extension View {
  /// Runs an action with the place where the user clicks or taps the view, so many times in a row (GE4). As SwiftUI documents
  /// it.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// The same, with coordinates as an earlier SwiftUI names them.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }
}
