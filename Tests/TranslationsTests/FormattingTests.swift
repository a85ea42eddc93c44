import Testing
import Translations

/// Translations with places for values.
struct FormattingTests {
  private static let key = TranslationKey(parts: [.whole, .literal(" of "), .object])

  private static func table(_ german: String) throws -> TranslationTable {
    try catalogue("%lld of %@", unit("de", german))
  }

  @Test("positional arguments in a translation are put where they are named")
  func positional() throws {
    let table = try Self.table("%2$@ hat %1$lld, wirklich %1$lld")
    #expect(table.text(Self.key, .whole(3), .text("Eva"), in: ["de"]) == "Eva hat 3, wirklich 3")
    #expect(table.fault(Self.key, .whole(3), .text("Eva"), in: ["de"]) == nil)
  }

  @Test("arguments without a place follow each other, and a translation's own specifier is used")
  func sequential() throws {
    let table = try Self.table("%03d für %@ (100%%)")
    #expect(table.text(Self.key, .whole(3), .text("Eva"), in: ["de"]) == "003 für Eva (100%)")
  }

  @Test(
    "a place that the key has no value for shows as nothing, and is reported",
    arguments: [("%lld %@ %@", "3 Eva ", 3), ("%5$@ %2$@", " Eva", 5), ("%0$@ %1$lld %2$@", " 3 Eva", 0)])
  func missing(german: String, shown: String, place: Int) throws {
    let table = try Self.table(german)
    #expect(table.text(Self.key, .whole(3), .text("Eva"), in: ["de"]) == shown)
    #expect(table.fault(Self.key, .whole(3), .text("Eva"), in: ["de"]) == .missingArgument(place: place))
  }

  @Test(
    "the key's own text is shown where the kinds do not agree, and it is reported",
    arguments: [("%@ von %lld", 1), ("%f von %@", 1), ("%1$lld von %2$d", 2), ("%s", 1), ("%1$#@x@", nil)])
  func kinds(german: String, place: Int?) throws {
    let table = try Self.table(german)
    let shown = table.lookup(Self.key, languages: ["de"]).formatted([.whole(3), .object])
    if let place {
      #expect(shown.text([.whole(3), .text("Eva")]) == "3 of Eva")
      #expect(shown.problem?.fault == .kindsDiffer(place: place))
    } else {
      #expect(shown.problem?.fault == .missingPart(name: "x"))
    }
  }

  @Test("a value that a translation does not show is reported, unless its forms are chosen by a number")
  func unused() throws {
    let plain = try Self.table("einige von %2$@")
    #expect(plain.text(Self.key, .whole(3), .text("Eva"), in: ["de"]) == "einige von Eva")
    #expect(plain.fault(Self.key, .whole(3), .text("Eva"), in: ["de"]) == .unusedArgument(place: 1))
    let varied = try catalogue("%lld of %@", "\"de\": { \(plural(["one": "eins", "other": "%lld von %@"])) }")
    #expect(varied.text(Self.key, .whole(1), .text("Eva"), in: ["de"]) == "eins")
    #expect(varied.fault(Self.key, .whole(1), .text("Eva"), in: ["de"]) == nil)
  }

  @Test("a report names key, table and language")
  func report() throws {
    let problem = try Self.table("%@").lookup(Self.key, languages: ["de"]).formatted([.whole(3), .object]).problem
    #expect(
      problem?.description == """
        The translation of "%lld of %@" into de in the table Localizable does not fit it: value 1 is of another kind, so \
        the key's own text is shown.
        """)
  }

  @Test("fewer values than the key has places are no harm")
  func fewValues() throws {
    let shown = try Self.table("%lld von %@").lookup(Self.key, languages: ["de"]).formatted([])
    #expect(shown.pieces == [.argument(0, .whole), .literal(" von "), .argument(1, .object)])
  }

  @Test(
    "a percent sign that begins no specifier is shown as typed",
    arguments: [
      ("%lld %", "3 %"), ("100%! %lld", "100%! 3"), ("%lld %ü %n %*d", "3 %ü %n %*d"), ("%arg %lld", "%arg 3"),
    ])
  func strayPercent(german: String, shown: String) throws {
    let table = try catalogue("%lld", unit("de", german))
    #expect(table.text(TranslationKey(parts: [.whole]), .whole(3), in: ["de"]) == shown)
  }

  @Test("a literal without values has no places: percent signs in its translation are shown as typed")
  func plainKey() throws {
    let table = try catalogue("all", unit("de", "100% %@ %%"))
    #expect(table.text(TranslationKey("all"), in: ["de"]) == "100% %@ %%")
    #expect(table.fault(TranslationKey("all"), in: ["de"]) == nil)
  }

  @Test("no text of signs, digits and letters reaches outside of the values")
  func random() throws {
    var generator = Numbers(seed: 7)
    let letters = Array("%%%%12$#@@ldfsx.*%arg ")
    for _ in 0..<300 {
      let text = String((0..<12).map { _ in letters[Int(generator.next() % UInt64(letters.count))] })
      let shown = try Self.table(text).lookup(Self.key, languages: ["de"]).formatted([.whole(3), .object])
      for case .argument(let index, let specifier) in shown.pieces {
        #expect(specifier.kind == [.whole, .object][index])
      }
    }
  }
}

/// Numbers that look random and are the same each time.
struct Numbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
