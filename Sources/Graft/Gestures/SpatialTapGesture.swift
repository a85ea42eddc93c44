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
  /// Whose coordinates the place is in: the view's, or the window's. Of a name, it is the window's.
  public var coordinateSpace: CoordinateSpace

  /// A tap, or several in a row. As SwiftUI documents it.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// The runtime's requirement.
  public var _response: _GestureResponse<Value> {
    _GestureResponse(.tap(count: max(count, 1))) { [coordinateSpace] event in
      Value(location: event.point(event.location, in: coordinateSpace))
    }
  }
}

extension View {
  /// Runs an action with the place where the user clicks or taps the view, so many times in a row. As SwiftUI documents
  /// it.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }
}
