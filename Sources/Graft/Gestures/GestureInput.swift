import Foundation
import ViewGraph

/// What a gesture is told of the user's input.
package enum GestureInput {
  /// The primary button is pressed, or a finger put down.
  case press(PointerMoment, PressTraits)
  case move(PointerMoment)
  case release(PointerMoment)
  /// A moment has come that a gesture has waited for, in seconds.
  case time(Double)
  /// Two fingers go apart by a factor since they were put down.
  case magnify(PinchMoment)
  /// Two fingers turn, in radians since they were put down, clockwise on the screen.
  case rotate(PinchMoment)
  /// Two fingers are lifted.
  case pinchEnd
}

/// Where the pointer is, and when.
package struct PointerMoment {
  /// In the coordinates of the gesture's view.
  package var location: CGPoint
  /// In those of the window: a view that follows the pointer stays where it is in its own.
  package var windowLocation: CGPoint
  /// In seconds.
  package var time: Double
  /// Whether it is on the view.
  package var isInside = true
  /// What a place in the view is in other coordinates.
  package var convert: (CGPoint, CoordinateSpace) -> CGPoint = { point, _ in point }

  package init(location: CGPoint, windowLocation: CGPoint? = nil, time: Double) {
    (self.location, self.time) = (location, time)
    self.windowLocation = windowLocation ?? location
  }

  func location(in space: CoordinateSpace) -> CGPoint { convert(location, space) }

  func distance(to other: PointerMoment) -> CGFloat {
    hypot(windowLocation.x - other.windowLocation.x, windowLocation.y - other.windowLocation.y)
  }
}

/// What else is known of a press.
package struct PressTraits {
  /// A button under the pointer has taken the press: only a drag may take it from there (GE21).
  package var isOnControl = false
  /// A finger on a touch screen presses.
  package var isOfFinger = false
  /// How many seconds may be between the presses of a double click.
  package var doubleClickTime = 0.4
  /// How far these may be from each other, in pixels.
  package var doubleClickDistance: CGFloat = 5
  /// The keys that are held.
  package var modifiers: EventModifiers = []

  package init() {}
}

/// Two fingers, or what a touchpad makes of them.
package struct PinchMoment {
  /// The factor, or the angle.
  package var amount: Double
  /// Where their middle is, in the coordinates of the gesture's view.
  package var location: CGPoint
  /// The size of that view.
  package var size: CGSize
  /// In seconds.
  package var time: Double
  /// The keys that are held.
  package var modifiers: EventModifiers = []

  package init(amount: Double, location: CGPoint, size: CGSize, time: Double) {
    (self.amount, self.location, self.size, self.time) = (amount, location, size, time)
  }
}
