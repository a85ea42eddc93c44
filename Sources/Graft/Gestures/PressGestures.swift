import Foundation
import ViewGraph

/// The primary button is pressed and released, once or several times in a row.
public struct TapGesture: Gesture {
  public typealias Body = Never

  /// How many times.
  public var count: Int

  /// A tap, or several in a row. As SwiftUI documents it.
  public init(count: Int = 1) { self.count = count }

  /// The runtime's requirement.
  public func _tracker(reusing tracker: _GestureTracker<Void>?) -> _GestureTracker<Void> {
    let known = tracker as? TapTracker<Void> ?? TapTracker()
    known.count = max(count, 1)
    known.value = { _ in }
    return known
  }
}

/// The primary button is held in its place. The value is true while it is, and at the end.
public struct LongPressGesture: Gesture {
  public typealias Body = Never

  /// How long, in seconds.
  public var minimumDuration: Double
  /// How far the pointer may move meanwhile, in pixels.
  public var maximumDistance: CGFloat

  /// A press of so many seconds, during which the pointer moves no further than so many pixels. As SwiftUI documents it.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// The runtime's requirement.
  public func _tracker(reusing tracker: _GestureTracker<Bool>?) -> _GestureTracker<Bool> {
    let known = tracker as? LongPressTracker ?? LongPressTracker(self)
    known.gesture = self
    return known
  }
}

extension View {
  /// Runs an action when the user clicks or taps the view, so many times in a row. A control inside comes first. As
  /// SwiftUI documents it.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Runs an action when the button was held on the view for so many seconds, and tells whether it is held. As SwiftUI
  /// documents it.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    let pressing = GestureActions<Bool>(
      changed: { _ in onPressingChanged?(true) }, finished: { onPressingChanged?(false) })
    return gesture(_ModifiedGesture(base: press, actions: pressing).onEnded { _ in action() })
  }

  /// The same under the older names of its functions (GE5). As SwiftUI documents it.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
