import Testing
import Translations

/// Literals as keys.
struct KeyTests {
  @Test("a literal with a whole number, a text and another number is the key %lld of %@: %lf")
  func specifiers() {
    let key = TranslationKey(parts: [.whole, .literal(" of "), .object, .literal(": "), .real])
    #expect(key.text == "%lld of %@: %lf")
    #expect(key.specifiers.map(\.kind) == [.whole, .object, .real])
    #expect(
      key.pieces == [
        .argument(0, .whole), .literal(" of "), .argument(1, .object), .literal(": "), .argument(2, .real),
      ])
  }

  @Test("a specifier stands in the place of %lf, and is honoured without a translation")
  func specified() throws {
    let price = try #require(TranslationKey.Part.specified("%.2f €"))
    let key = TranslationKey(parts: [.literal("For "), price])
    #expect(key.text == "For %.2f €")
    let shown = try catalogue("other", "").lookup(key, languages: ["en"]).formatted([.real(2)])
    #expect(shown.text([.real(2)]) == "For 2.00 €")
    #expect(shown.problem == nil)
  }

  @Test(
    "a specifier that has no value, or two, or is none of C's, is not one",
    arguments: ["", "x", "%", "%%", "%d %d", "%y", "%n", "%*d", "%2$d", "%arg", "%#@a@"])
  func refused(text: String) { #expect(TranslationKey.Part.specified(text) == nil) }

  @Test(
    "a specifier is for a value of 64 bits, and tells what it can write",
    arguments: [
      ("%d", "%lld", .whole, true), ("%5d", "%5lld", .whole, false), ("%hhx", "%llx", .whole, false),
      ("%f", "%f", .real, true), ("%08.3lf", "%08.3f", .real, false), ("%+e", "%+e", .real, false),
      ("%@", "%@", .object, true), ("%-20s", "%@", .object, true),
    ] as [(String, String, ArgumentSpecifier.Kind, Bool)])
  func parsed(text: String, format: String, kind: ArgumentSpecifier.Kind, isPlain: Bool) throws {
    guard case .argument(let specifier, _)? = TranslationKey.Part.specified(text) else {
      Issue.record("No specifier")
      return
    }
    #expect(specifier.format == format)
    #expect(specifier.kind == kind)
    #expect(specifier.isPlain == isPlain)
  }

  @Test("a percent sign is written twice in the key of a literal with values, and once in that of one without")
  func percent() {
    let key = TranslationKey(parts: [.whole, .literal(" % of 5%")])
    #expect(key.text == "%lld %% of 5%%")
    #expect(key.pieces == [.argument(0, .whole), .literal(" % of 5%")])
    #expect(TranslationKey("100%").text == "100%")
    #expect(TranslationKey("100%").pieces == [.literal("100%")])
  }
}
