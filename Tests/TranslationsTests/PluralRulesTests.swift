import Testing
import Translations

/// The words that languages have for numbers. The whole table was compared with ICU 76, in 1053 locales.
struct PluralRulesTests {
  /// For each language some numbers of each category, as CLDR's chart of plural rules lists them.
  private static let examples: [(language: String, numbers: [PluralCategory: [Int64]])] = [
    ("ar", [.zero: [0], .one: [1], .two: [2], .few: [3, 10, 103], .many: [11, 99, 111], .other: [100, 102, 200]]),
    ("be", [.one: [1, 21, 101], .few: [2, 4, 24], .many: [0, 5, 11, 14, 20, 111]]),
    ("bg", [.one: [1], .other: [0, 2, 21]]), ("cs", [.one: [1], .few: [2, 4], .other: [0, 5, 22, 100]]),
    ("da", [.one: [1], .other: [0, 2, 21]]), ("de", [.one: [1], .other: [0, 2, 21, 101]]),
    ("el", [.one: [1], .other: [0, 2]]), ("en", [.one: [1], .other: [0, 2, 11, 21, 101]]),
    ("es", [.one: [1], .many: [1_000_000, 2_000_000], .other: [0, 2, 1001]]), ("et", [.one: [1], .other: [0, 2]]),
    ("fa", [.one: [0, 1], .other: [2, 10]]), ("fi", [.one: [1], .other: [0, 2]]),
    ("fr", [.one: [0, 1], .many: [1_000_000], .other: [2, 17]]), ("he", [.one: [1], .two: [2], .other: [0, 3, 20]]),
    ("hi", [.one: [0, 1], .other: [2]]),
    ("hr", [.one: [1, 21, 101], .few: [2, 4, 22], .other: [0, 5, 11, 12, 14, 111]]),
    ("hu", [.one: [1], .other: [0, 2]]), ("id", [.other: [0, 1, 2]]), ("it", [.one: [1], .other: [0, 2]]),
    ("ja", [.other: [0, 1, 2]]), ("ko", [.other: [0, 1, 2]]),
    ("lt", [.one: [1, 21, 101], .few: [2, 9, 22], .other: [0, 10, 11, 19, 111]]),
    ("lv", [.zero: [0, 10, 11, 19, 20], .one: [1, 21], .other: [2, 9, 22]]), ("nb", [.one: [1], .other: [0, 2]]),
    ("nl", [.one: [1], .other: [0, 2]]), ("pl", [.one: [1], .few: [2, 4, 22], .many: [0, 5, 12, 21, 25, 112]]),
    ("pt", [.one: [0, 1], .other: [2]]), ("pt-PT", [.one: [1], .other: [0, 2]]),
    ("pt_BR", [.one: [0, 1], .other: [2]]),
    ("ro", [.one: [1], .few: [0, 2, 19, 101, 119], .other: [20, 100, 120]]),
    ("ru", [.one: [1, 21], .few: [2, 4, 22], .many: [0, 5, 11, 12, 14, 111]]),
    ("sk", [.one: [1], .few: [2, 4], .other: [0, 5]]),
    ("sl", [.one: [1, 101], .two: [2, 102], .few: [3, 4, 103], .other: [0, 5, 11]]),
    ("sr", [.one: [1, 21], .few: [2, 24], .other: [0, 5, 11]]), ("sv", [.one: [1], .other: [0, 2]]),
    ("th", [.other: [0, 1, 2]]), ("tr", [.one: [1], .other: [0, 2]]), ("uk", [.one: [21], .few: [3], .many: [11]]),
    ("vi", [.other: [0, 1, 2]]), ("zh", [.other: [0, 1, 2]]), ("zh-Hant-TW", [.other: [0, 1, 2]]),
    ("cy", [.zero: [0], .one: [1], .two: [2], .few: [3], .many: [6], .other: [4, 5, 7]]),
    ("ga", [.one: [1], .two: [2], .few: [3, 6], .many: [7, 10], .other: [0, 11]]),
    ("mt", [.one: [1], .two: [2], .few: [0, 3, 103], .many: [11, 19], .other: [20, 101]]),
  ]

  @Test("whole numbers have the category that CLDR gives them", arguments: examples)
  func wholes(language: String, numbers: [PluralCategory: [Int64]]) {
    let rules = PluralRules(language: language)
    for (category, numbers) in numbers {
      for number in numbers { #expect(rules.category(of: PluralOperands(number)) == category, "\(number)") }
    }
  }

  @Test(
    "numbers with digits after the point count as they are written",
    arguments: [
      ("en", 1, 0, .one), ("en", 1, 1, .other), ("de", 1.5, 1, .other), ("fr", 1.5, 1, .one), ("fr", 2, 1, .other),
      ("cs", 1.5, 1, .many), ("ru", 1.5, 1, .other), ("pl", 2, 2, .other), ("lt", 0.5, 1, .many), ("lt", 2, 1, .few),
      ("da", 0.1, 1, .one), ("da", 2.1, 1, .other), ("he", 0.5, 1, .one), ("lv", 1.11, 2, .zero), ("es", 1, 1, .one),
      ("hr", 5.1, 1, .one), ("hr", 5.2, 1, .few), ("sl", 7.5, 1, .few),
    ] as [(String, Double, Int, PluralCategory)])
  func fractions(language: String, number: Double, digits: Int, category: PluralCategory) throws {
    let operands = try #require(PluralOperands(number, fractionDigits: digits))
    #expect(PluralRules(language: language).category(of: operands) == category)
  }

  @Test("a number without a count of digits is written as short as it can be")
  func shortest() throws {
    #expect(try #require(PluralOperands(1.0)) == PluralOperands(1))
    #expect(PluralOperands(1.5) == PluralOperands(1.5, fractionDigits: 1))
    #expect(PluralOperands(-0.00001) == PluralOperands(0.00001, fractionDigits: 5))
    #expect(PluralOperands(-3) == PluralOperands(3))
  }

  @Test("what is no number, or endless, has no category", arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func unusual(number: Double) { #expect(PluralOperands(number, fractionDigits: 2) == nil) }

  @Test(
    "the smallest whole number is one, and a language that is unknown has one form", arguments: ["", "xx", "x-y", "C"])
  func unknown(language: String) {
    #expect(PluralRules(language: language).category(of: PluralOperands(.min)) == .other)
    #expect(PluralRules(language: language).category(of: PluralOperands(1)) == .other)
  }
}
