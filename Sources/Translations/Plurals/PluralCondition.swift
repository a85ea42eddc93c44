import Foundation

/// A condition on a number in the notation of CLDR: `v = 0 and i % 10 = 2..4 and i % 100 != 12..14`.
struct PluralCondition: Sendable {
  /// Of these one must hold, and of those in it all.
  private let alternatives: [[Relation]]

  /// Nil for what is not written so.
  init?(_ text: some StringProtocol) {
    var alternatives: [[Relation]] = []
    for alternative in text.components(separatedBy: " or ") {
      let relations = alternative.components(separatedBy: " and ").map(Relation.init)
      guard !relations.contains(where: { $0 == nil }) else { return nil }
      alternatives.append(relations.compactMap(\.self))
    }
    self.alternatives = alternatives
  }

  func holds(for number: PluralOperands) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(for: number) } }
  }
}

/// One comparison: `i % 10 = 2..4,6`.
private struct Relation: Sendable {
  let operand: Character
  let modulus: Double?
  let isEqual: Bool
  let ranges: [ClosedRange<Double>]

  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard let operand = words.first?.first, let values = words.last, words.count == 3 || words.count == 5 else {
      return nil
    }
    self.operand = operand
    modulus = words.count == 5 ? Double(words[2]) : nil
    isEqual = words[words.count - 2] == "="
    ranges = values.split(separator: ",").compactMap(Self.range)
  }

  private static func range(_ text: Substring) -> ClosedRange<Double>? {
    let ends = text.components(separatedBy: "..").compactMap(Double.init)
    guard let first = ends.first, let last = ends.last, first <= last else { return nil }
    return first...last
  }

  func holds(for number: PluralOperands) -> Bool {
    var value = number[operand]
    if let modulus { value = value.truncatingRemainder(dividingBy: modulus) }
    // A range holds whole numbers only.
    let isInside = value == value.rounded() && ranges.contains { $0.contains(value) }
    return isInside == isEqual
  }
}

extension PluralOperands {
  /// By CLDR's letters. Numbers that are written with an exponent, as `1M`, there are none here.
  fileprivate subscript(operand: Character) -> Double {
    switch operand {
    case "n": value
    case "i": whole
    case "v": Double(fractionDigits)
    case "f": fraction
    case "t": trimmedFraction
    default: 0
    }
  }
}
