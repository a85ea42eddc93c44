import Foundation

/// What the rules for plurals look at in a number, as it is written. As CLDR defines them.
package struct PluralOperands: Hashable, Sendable {
  /// The digits before the point.
  let whole: Double
  /// The digits after the point as a number.
  let fraction: Double
  /// How many digits stand after the point.
  let fractionDigits: Int
  /// The digits after the point, without zeros at the end, as a number.
  let trimmedFraction: Double
  /// The number without its sign.
  let value: Double

  /// A whole number.
  package init(_ number: Int64) {
    let magnitude = Double(number.magnitude)
    (value, whole, fraction, fractionDigits, trimmedFraction) = (magnitude, magnitude, 0, 0, 0)
  }

  /// A number with so many digits after the point; without a count, with as many as it needs. What is no number is none.
  package init?(_ number: Double, fractionDigits digits: Int? = nil) {
    guard number.isFinite, abs(number) < 1e15 else { return nil }
    let written = digits.map { String(format: "%.\(min($0, 15))f", abs(number)) } ?? Self.shortest(abs(number))
    let parts = written.split(separator: ".")
    let after = parts.dropFirst().first ?? ""
    value = Double(written) ?? 0
    whole = Double(parts[0]) ?? 0
    fractionDigits = after.count
    fraction = Double(after) ?? 0
    trimmedFraction = Double(after.trimmingZeros) ?? 0
  }

  /// A number as it needs to be written, without an exponent.
  private static func shortest(_ number: Double) -> String {
    let written = String(format: "%.15g", number)
    let plain = written.contains("e") ? String(format: "%.15f", number) : written
    return plain.contains(".") ? String(plain.trimmingZeros) : plain
  }
}

extension StringProtocol {
  /// Without the zeros at its end.
  fileprivate var trimmingZeros: SubSequence { self[..<(lastIndex { $0 != "0" }.map(index(after:)) ?? startIndex)] }
}
