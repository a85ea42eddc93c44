import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Lines below and through texts, as they are drawn.
@Suite(.gtk) @MainActor
struct LinePatternTests {
  private static let text = Text("iiiiiiiiiiiiiiii")

  /// How long the marks and gaps of a red line are in turn, in pixels, and at last what is beside the text: those of the row
  /// with most of them.
  private func lengths(_ text: Text) async throws -> [Int] {
    let pixels = try await Pixels.of(text.font(.system(size: 16)), length: 200)
    let rows = (0..<pixels.height).map { y in
      (0..<pixels.width).map { x in Int(pixels[x, y][0]) - Int(pixels[x, y][1]) > 60 }
    }
    func marks(_ row: [Bool]) -> Int { row.count { $0 } }
    let row = try #require(rows.max { marks($0) < marks($1) }).drop { !$0 }
    var lengths: [Int] = []
    var isMark = false
    for pixel in row {
      if pixel == isMark { lengths[lengths.count - 1] += 1 } else { lengths.append(1) }
      isMark = pixel
    }
    return lengths
  }

  private nonisolated static let patterns: [(Text.LineStyle.Pattern, [Int])] = [
    (.dot, [2, 2, 2, 2, 2, 2]), (.dash, [6, 3, 6, 3, 6, 3]), (.dashDot, [6, 3, 2, 3, 6, 3]),
    (.dashDotDot, [6, 3, 2, 3, 2, 3]),
  ]

  @Test("TX6 a line below or through a text is drawn in its pattern and colour", arguments: patterns)
  func patterns(pattern: Text.LineStyle.Pattern, expected: [Int]) async throws {
    #expect(try await lengths(Self.text.underline(pattern: pattern, color: .red)).prefix(6) == expected[...])
    #expect(try await lengths(Self.text.strikethrough(pattern: pattern, color: .red)).prefix(6) == expected[...])
  }

  @Test("TX6 a line without a pattern is a whole one")
  func solid() async throws {
    #expect(try await lengths(Self.text.underline(color: .red)).count == 2)
    #expect(try await lengths(Self.text.strikethrough(color: .red)).count == 2)
  }

  @Test("TX6 a pattern is in the text's colour where no other is said, and its own where a gradient paints the text")
  func colors() async throws {
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(try await lengths(Text("      ").foregroundStyle(red).underline(pattern: .dash)).prefix(2) == [6, 3])
    let paint = LinearGradient(colors: [.black, .blue], startPoint: .top, endPoint: .bottom)
    let painted = Self.text.foregroundStyle(paint)
    #expect(try await lengths(painted.underline(pattern: .dash, color: red)).prefix(4) == [6, 3, 6, 3])
  }

  @Test("TX6 a pattern goes on where the letters have another look, and a string with attributes may have one")
  func runs() async throws {
    let joined = Text("iiii").foregroundStyle(.blue) + Text("iiii").foregroundStyle(.green)
    #expect(
      try await lengths(joined.underline(pattern: .dash, color: .red)).prefix(6) == [6, 3, 6, 3, 6, 3])
    var string = AttributedString("iiiiiiii")
    string.underlineStyle = Text.LineStyle(pattern: .dot, color: .red)
    #expect(try await lengths(Text(string)).prefix(6) == [2, 2, 2, 2, 2, 2])
  }
}
