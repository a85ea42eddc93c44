/// How light goes over a symbol, from its leading edge on as over its layers.
struct SymbolSweep: Hashable, Sendable {
  /// A part at a time is lit, and not all up to there.
  var isIterative = false
  /// The light goes back as it came, and does not begin anew.
  var isReversing = false
  /// What is not lit is not seen.
  var hidesRest = false

  /// How much of what is not lit is seen.
  private var rest: Double { hidesRest ? 0 : 0.35 }

  /// What is lit at a share of a round; nil for all, as at its beginning and end.
  func light(at share: Double) -> SymbolLight? {
    guard share > 0, share < 1 else { return nil }
    let way = isReversing ? 1 - abs(1 - 2 * share) : share
    let range = isIterative ? (way * 4 / 3 - 1 / 3)...(way * 4 / 3) : 0...way
    return SymbolLight(range: range, rest: rest)
  }
}

/// The part of a symbol that is lit.
struct SymbolLight: Equatable {
  /// From its leading edge, in shares of its width.
  var range: ClosedRange<Double>
  /// The opacity of the other parts.
  var rest: Double
}
