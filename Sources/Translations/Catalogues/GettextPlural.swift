import Foundation

/// Which of its forms a catalogue of gettext has for a number, as its header says: `plural=(n != 1);`.
struct GettextPlural: Equatable, Sendable {
  private let expression: GettextExpression

  /// Nil without an expression in C's notation.
  init?(_ text: some StringProtocol) {
    guard let expression = GettextExpression(text) else { return nil }
    self.expression = expression
  }

  /// The form for one and the form for all others.
  static let germanic = GettextPlural(expression: .binary("!=", .number, .constant(1)))

  private init(expression: GettextExpression) { self.expression = expression }

  /// A form for a number, or for none; the last one where the catalogue has fewer than its header says.
  func form(for number: PluralOperands?, count: Int) -> Int {
    // Catalogues know whole numbers only; what is between them counts as a larger one.
    let whole = number.map { $0.value.rounded(.up) } ?? 2
    return min(max(expression.value(for: Int(whole)), 0), count - 1)
  }
}

/// An expression of C over one number.
indirect enum GettextExpression: Equatable, Sendable {
  case number
  case constant(Int)
  case not(GettextExpression)
  case binary(String, GettextExpression, GettextExpression)
  case choice(GettextExpression, GettextExpression, GettextExpression)

  init?(_ text: some StringProtocol) {
    var parser = GettextExpressionParser(text)
    guard let expression = parser.expression(), parser.isAtEnd else { return nil }
    self = expression
  }

  func value(for number: Int) -> Int {
    switch self {
    case .number: number
    case .constant(let value): value
    case .not(let inner): inner.value(for: number) == 0 ? 1 : 0
    case .choice(let condition, let first, let second):
      (condition.value(for: number) != 0 ? first : second).value(for: number)
    case .binary(let sign, let left, let right):
      Self.value(sign, left.value(for: number), right.value(for: number))
    }
  }

  private static func value(_ sign: String, _ left: Int, _ right: Int) -> Int {
    switch sign {
    case "+": left &+ right
    case "-": left &- right
    case "*": left &* right
    // Nothing can be divided by nothing.
    case "/": right == 0 ? 0 : left.dividedReportingOverflow(by: right).partialValue
    case "%": right == 0 ? 0 : left.remainderReportingOverflow(dividingBy: right).partialValue
    default: compares(sign, left, right) ? 1 : 0
    }
  }

  private static func compares(_ sign: String, _ left: Int, _ right: Int) -> Bool {
    switch sign {
    case "==": left == right
    case "!=": left != right
    case "<": left < right
    case ">": left > right
    case "<=": left <= right
    case ">=": left >= right
    case "&&": left != 0 && right != 0
    default: left != 0 || right != 0
    }
  }
}
