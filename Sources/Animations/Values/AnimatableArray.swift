/// Values in a row, as many as there are at the moment, that are animated together (MO49).
///
/// Sums and differences keep the length of the left side: what the right side has none for stays as it is, so elements
/// that come during an animation have their new value at once.
package struct AnimatableArray<Element: VectorArithmetic>: VectorArithmetic {
  /// The values in their order.
  package var elements: [Element]

  /// The values in their order.
  package init(_ elements: [Element]) { self.elements = elements }

  /// No values at all, which changes none where it is added.
  package static var zero: AnimatableArray { AnimatableArray([]) }

  /// Adds each value that both have.
  package static func + (lhs: AnimatableArray, rhs: AnimatableArray) -> AnimatableArray { lhs.combined(with: rhs, +) }

  /// Subtracts each value that both have.
  package static func - (lhs: AnimatableArray, rhs: AnimatableArray) -> AnimatableArray { lhs.combined(with: rhs, -) }

  /// Multiplies all values by a factor.
  package mutating func scale(by rhs: Double) {
    for index in elements.indices { elements[index].scale(by: rhs) }
  }

  /// The sum of all.
  package var magnitudeSquared: Double { elements.reduce(0) { $0 + $1.magnitudeSquared } }

  private func combined(with other: AnimatableArray, _ combine: (Element, Element) -> Element) -> AnimatableArray {
    var result = self
    for index in 0..<min(elements.count, other.elements.count) {
      result.elements[index] = combine(elements[index], other.elements[index])
    }
    return result
  }
}

extension AnimatableArray: Sendable where Element: Sendable {}
