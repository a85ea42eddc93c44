import Foundation
import Paths
import ViewGraph

/// Two fingers go apart or together, on a touch screen or a touchpad. As SwiftUI documents it; claim GE30.
public struct MagnifyGesture: Gesture {
  public typealias Body = Never

  /// How far the fingers have come.
  public struct Value: Equatable, Sendable {
    /// When they moved last.
    public var time: Date
    /// Their distance, as a multiple of that at the start.
    public var magnification: CGFloat
    /// How fast it grows, for each second.
    public var velocity: CGFloat
    /// Where their middle was at the start, as shares of the view's size.
    public var startAnchor: UnitPoint
    /// Where that was in the view.
    public var startLocation: CGPoint
  }

  /// How much the multiple has to differ from 1 first.
  public var minimumScaleDelta: CGFloat

  /// A gesture that begins when the multiple differs from 1 by so much.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// The runtime's requirement.
  public func _tracker(reusing tracker: _GestureTracker<Value>?) -> _GestureTracker<Value> {
    let known = tracker as? MagnifyTracker ?? MagnifyTracker()
    known.minimum = minimumScaleDelta
    return known
  }
}

/// Two fingers turn, on a touch screen or a touchpad. As SwiftUI documents it; claim GE31.
public struct RotateGesture: Gesture {
  public typealias Body = Never

  /// How far the fingers have come.
  public struct Value: Equatable, Sendable {
    /// When they moved last.
    public var time: Date
    /// How far they have turned since the start, clockwise on the screen.
    public var rotation: Angle
    /// How fast they turn, for each second.
    public var velocity: Angle
    /// Where their middle was at the start, as shares of the view's size.
    public var startAnchor: UnitPoint
    /// Where that was in the view.
    public var startLocation: CGPoint
  }

  /// How far the fingers have to turn first.
  public var minimumAngleDelta: Angle

  /// A gesture that begins when the fingers have turned so far.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// The runtime's requirement.
  public func _tracker(reusing tracker: _GestureTracker<Value>?) -> _GestureTracker<Value> {
    let known = tracker as? RotateTracker ?? RotateTracker()
    known.minimum = minimumAngleDelta.radians
    return known
  }
}

/// A magnification that tells the multiple alone. As SwiftUI documents it.
@available(*, deprecated, renamed: "MagnifyGesture")
public struct MagnificationGesture: Gesture {
  /// How much the multiple has to differ from 1 first.
  public var minimumScaleDelta: CGFloat

  /// A gesture that begins when the multiple differs from 1 by so much.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

/// A rotation that tells the angle alone. As SwiftUI documents it.
@available(*, deprecated, renamed: "RotateGesture")
public struct RotationGesture: Gesture {
  /// How far the fingers have to turn first.
  public var minimumAngleDelta: Angle

  /// A gesture that begins when the fingers have turned so far.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public var body: some Gesture<Angle> { RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation) }
}
