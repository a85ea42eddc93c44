import Animations
import ViewGraph

/// A colour with which a filter paints. It moves in light (MO50).
struct FilterColor: Equatable, Animatable {
  /// What is painted: a colour of the theme that does not move is the theme's.
  private(set) var shown: Color
  private var light: Light

  typealias Light = AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>

  init(_ color: Color, in environment: EnvironmentValues) {
    shown = color
    let numbers = color.resolve(in: environment)
    light = AnimatablePair(
      AnimatablePair(Double(numbers.linearRed), Double(numbers.linearGreen)),
      AnimatablePair(Double(numbers.linearBlue), Double(numbers.opacity)))
  }

  /// Red, green and blue, in 128ths, so that a spring rests when nothing of it can be seen, and the opacity.
  var animatableData: Light {
    get { light.scaled(by: 128) }
    set {
      let other = newValue.scaled(by: 1.0 / 128)
      // What has come to its end is what was said.
      guard (other - light).magnitudeSquared > 1e-12 else { return }
      light = other
      let (first, second) = (other.first, other.second)
      shown = Color(
        Color.Resolved(
          colorSpace: .sRGBLinear, red: Float(first.first), green: Float(first.second), blue: Float(second.first),
          opacity: Float(second.second)))
    }
  }
}

extension VectorArithmetic {
  fileprivate func scaled(by factor: Double) -> Self {
    var scaled = self
    scaled.scale(by: factor)
    return scaled
  }
}
