import Foundation
import Testing
import Translations

/// Catalogues of gettext.
struct GettextTests {
  private static let files = TranslationKey(parts: [.whole, .literal(" files")])

  private static func table(_ messages: [(String, String)], reversed: Bool = false) throws -> TranslationTable {
    let folder = try Folder(["pl/LC_MESSAGES/app.mo": compiled(messages, reversed: reversed)])
    let domain = GettextDomain(directory: folder.url, name: "app")
    return TranslationBundle([folder.url.appending(path: "none")], gettext: domain).table()
  }

  private static let polish = """
    Content-Type: text/plain; charset=UTF-8
    Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);

    """

  @Test(
    "the messages of a program's catalogue are keys, in the order of bytes of each machine",
    arguments: [false, true])
  func messages(reversed: Bool) throws {
    let table = try Self.table(
      [("", Self.polish), ("Open", "Otwórz"), ("menu\u{4}Close", "x"), ("New", "")], reversed: reversed)
    #expect(table.text(TranslationKey("Open"), in: ["pl_PL.UTF-8"]) == "Otwórz")
    #expect(table.text(TranslationKey("Close"), in: ["pl"]) == "Close")
    #expect(table.text(TranslationKey("New"), in: ["pl"]) == "New")
  }

  @Test(
    "plural forms are chosen as the catalogue's header says",
    arguments: [(1, "1 plik"), (3, "3 pliki"), (12, "12 plików"), (22, "22 pliki"), (0, "0 plików")])
  func plurals(number: Int, shown: String) throws {
    let table = try Self.table([
      ("", Self.polish), ("%lld files\0%lld files", "%lld plik\0%lld pliki\0%lld plików"),
    ])
    #expect(table.text(Self.files, .whole(number), in: ["pl"]) == shown)
  }

  @Test(
    "without a header, or with one that is no expression, one has a form and all others another",
    arguments: ["", "Plural-Forms: plural=n n;\n"])
  func noHeader(header: String) throws {
    let table = try Self.table([("", header), ("%lld files\0%lld files", "%lld plik\0%lld inne")])
    #expect(table.text(Self.files, .whole(1), in: ["pl"]) == "1 plik")
    #expect(table.text(Self.files, .whole(5), in: ["pl"]) == "5 inne")
  }

  @Test(
    "expressions have the ranks and the meaning that they have in C, and nothing is divided by zero",
    arguments: [
      ("n*2-1==5", 1), ("n-1-1==1", 1), ("!(n==3)", 0), ("!n", 0), ("n<3||n>=3&&n!=4", 1), ("n/0", 0), ("n%0", 0),
      ("n==1?0:n==3?1:0", 1), ("(n>1)+(n>5)", 1), ("n<=2", 0), ("99", 1), ("n-9", 0),
    ])
  func expressions(expression: String, form: Int) throws {
    let table = try Self.table([("", "Plural-Forms: plural=\(expression);\n"), ("%lld files\0%lld files", "a\0b")])
    #expect(table.text(Self.files, .whole(3), in: ["pl"]) == ["a", "b"][form])
  }

  @Test("an expression that lies in itself too deep is none")
  func deep() throws {
    for deep in [String(repeating: "(", count: 100_000), String(repeating: "!", count: 100_000) + "n"] {
      let table = try Self.table([("", "Plural-Forms: plural=\(deep);\n"), ("%lld files\0%lld files", "a\0b")])
      #expect(table.text(Self.files, .whole(3), in: ["pl"]) == "b")
    }
  }

  @Test("a bundle's own tables count before a catalogue")
  func order() throws {
    let folder = try Folder([
      "locale/de/LC_MESSAGES/app.mo": compiled([("a", "gettext"), ("b", "gettext")]),
      "de.lproj/Localizable.strings": Data("\"a\" = \"strings\";".utf8),
    ])
    let domain = GettextDomain(directory: folder.url.appending(path: "locale"), name: "app")
    let table = TranslationBundle([folder.url], gettext: domain).table()
    #expect(["a", "b"].map { table.text(TranslationKey($0), in: ["de"]) } == ["strings", "gettext"])
  }
}

/// A compiled catalogue, as gettext's manual lays it out.
func compiled(_ messages: [(String, String)], reversed: Bool = false) -> Data {
  func bytes(_ number: Int) -> [UInt8] {
    let four = withUnsafeBytes(of: UInt32(number).littleEndian) { Array($0) }
    return reversed ? four.reversed() : four
  }
  let sorted = messages.sorted { $0.0 < $1.0 }
  let tables = 28
  var (lists, text): ([UInt8], [UInt8]) = ([], [])
  for string in sorted.map(\.0) + sorted.map(\.1) {
    lists += bytes(string.utf8.count) + bytes(tables + 16 * sorted.count + text.count)
    text += Array(string.utf8) + [0]
  }
  let header = [0x9504_12DE, 0, sorted.count, tables, tables + 8 * sorted.count, 0, tables].flatMap(bytes)
  return Data(header + lists + text)
}
