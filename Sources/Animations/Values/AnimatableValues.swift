/// Any number of values that are animated together. As SwiftUI documents it.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values.
  public var value: (repeat each Value)

  /// Values that are animated together.
  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  /// All values zero.
  public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

  /// Whether all values are equal.
  public static func == (lhs: AnimatableValues, rhs: AnimatableValues) -> Bool {
    var isEqual = true
    repeat isEqual = isEqual && each lhs.value == each rhs.value
    return isEqual
  }

  /// Adds each value.
  public static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each lhs.value + each rhs.value)
  }

  /// Subtracts each value.
  public static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each lhs.value - each rhs.value)
  }

  /// Multiplies all values by a factor.
  public mutating func scale(by rhs: Double) { value = (repeat (each value).scaled(by: rhs)) }

  /// The sum of all.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for part in repeat each value { sum += part.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
