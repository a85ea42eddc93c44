/// Reads C's notation by its ranks of operators.
struct GettextExpressionParser {
  private var rest: Substring
  private var depth = 0
  /// From the loosest to the tightest. In a rank, what begins with another stands before it.
  private static let ranks = [["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"]]
  private static let deepest = 50

  init(_ text: some StringProtocol) { rest = Substring(text.filter { !$0.isWhitespace }) }

  var isAtEnd: Bool { rest.isEmpty }

  /// Nil if what comes is none.
  mutating func expression() -> GettextExpression? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest, let condition = binary(rank: 0) else { return nil }
    guard take("?") else { return condition }
    guard let first = expression(), take(":"), let second = expression() else { return nil }
    return .choice(condition, first, second)
  }

  private mutating func binary(rank: Int) -> GettextExpression? {
    guard rank < Self.ranks.count else { return single() }
    guard var left = binary(rank: rank + 1) else { return nil }
    while let sign = Self.ranks[rank].first(where: { rest.hasPrefix($0) }) {
      rest.removeFirst(sign.count)
      guard let right = binary(rank: rank + 1) else { return nil }
      left = .binary(sign, left, right)
    }
    return left
  }

  private mutating func single() -> GettextExpression? {
    if take("n") { return .number }
    if take("!") { return nested { $0.single() }.map { .not($0) } }
    if take("(") {
      guard let inner = expression(), take(")") else { return nil }
      return inner
    }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest.removeFirst(digits.count)
    return Int(digits).map { .constant($0) }
  }

  private mutating func nested(_ read: (inout Self) -> GettextExpression?) -> GettextExpression? {
    depth += 1
    defer { depth -= 1 }
    return depth < Self.deepest ? read(&self) : nil
  }

  private mutating func take(_ sign: Character) -> Bool {
    guard rest.first == sign else { return false }
    rest.removeFirst()
    return true
  }
}
