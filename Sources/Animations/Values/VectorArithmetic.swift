import Foundation

/// A value that can be added, subtracted and scaled, so that there are values between two of it. As SwiftUI documents it.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each part by a factor.
  mutating func scale(by rhs: Double)
  /// The sum of the squares of the parts: how far the value is from zero (MO48).
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value multiplied by a factor.
  public func scaled(by rhs: Double) -> Self {
    var scaled = self
    scaled.scale(by: rhs)
    return scaled
  }

  /// Goes a part of the way towards another value: nothing of it at 0, all of it at 1 (MO48).
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// The value at a part of the way towards another.
  public func interpolated(towards other: Self, amount: Double) -> Self { self + (other - self).scaled(by: amount) }

  /// Whether its length is a number: neither a part that is no number nor one beyond about 10¹⁵⁴.
  var isMeasurable: Bool { magnitudeSquared.isFinite }
}

extension Double: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}
