import Animations
import Paths

extension Angle: Animatable {
  /// In 128ths of a radian, so that a spring rests when nothing of it can be seen.
  public var animatableData: Double {
    get { radians * 128 }
    set { self = .radians(newValue / 128) }
  }
}
