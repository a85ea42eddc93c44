import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Texts of which more is said than anybody can see.
@Suite(.gtk) @MainActor
struct LongTextTests {
  @Test("TX32 no more of 100,000 lines is broken into lines than can be seen, by a limit or in a frame")
  func manyLines() async throws {
    let lines = (1...100_000).map { "line \($0)" }.joined(separator: "\n")
    let broken = TextWidget.brokenBytes
    let mounted = try await MountedView(
      VStack {
        Text(lines).lineLimit(2).accessibilityIdentifier("limited")
        Text(lines).accessibilityIdentifier("framed").frame(width: 200, height: 60)
      })
    // The first pieces of both, of two kilobytes each, at a few widths.
    #expect((1...16 * 2_048).contains(TextWidget.brokenBytes - broken))
    #expect(mounted.root.texts == [lines, lines])
    let height = try mounted.root.find(identifier: "limited").frame.height
    #expect(height > 20 && height < 60)
    #expect(try mounted.root.find(identifier: "framed").frame.height <= 60)
  }

  @Test("TX32 a megabyte in 100,000 lines, in one line or in one word is shown whole where there is room")
  func megabyte() async throws {
    let lines = (0..<100_000).map { _ in "123456789" }.joined(separator: "\r\n")
    let words = String(repeating: "word ", count: 200_000)
    let word = String(repeating: "€", count: 300_000)
    let line = try idealSize(of: Text("9")).height
    for (text, expected) in [(lines, 95_000...100_000), (words, 20_000...40_000), (word, 5_000...30_000)] {
      let mounted = try await MountedView(
        ScrollView { Text(text).accessibilityIdentifier("text") }, size: CGSize(width: 300, height: 300))
      #expect(mounted.root.texts == [text])
      let height = try mounted.root.find(identifier: "text").frame.height
      #expect(expected.contains(Int((height / line).rounded())))
      await mounted.close()
    }
  }

  @Test("TX32 the pieces of a long text follow each other as its lines do, whatever its looks and limit")
  func pieces() async throws {
    func text(_ count: Int) -> some View {
      Text((1...count).map { "line \($0)" }.joined(separator: "\n")).font(.system(size: 15)).bold().lineSpacing(3)
    }
    func height(_ view: some View) throws -> CGFloat { try idealSize(of: view).height }
    // A thousand lines are no long text.
    let thousand = try height(text(1_000))
    #expect(try abs(height(text(5_000)) - 5 * thousand - 12) < 40)
    #expect(try abs(height(text(5_000).lineLimit(1_000)) - thousand) < 10)
    for limit in [1, 2, 3] { #expect(try height(text(5_000).lineLimit(limit)) == height(text(limit))) }
    #expect(try height(text(5_000).lineLimit(4_999)) < height(text(5_000)))
    #expect(try idealSize(of: text(5_000).lineLimit(5_000)) == idealSize(of: text(5_000)))
  }

  private struct Changing: View {
    let text: Source<String>

    var body: some View { Text(text.value).lineLimit(2) }
  }

  @Test(
    "TX32 a text that becomes long and short again is measured as it is then, and no more of it than is seen")
  func changes() async throws {
    let long = (1...100_000).map { "line \($0)" }.joined(separator: "\n")
    let text = Source("one")
    let mounted = try await MountedView(
      Changing(text: text), size: CGSize(width: 200, height: 200))
    let height = try mounted.root.frame(ofText: "one").height
    let broken = TextWidget.brokenBytes
    text.value = long
    await Settling.settle()
    let two = try mounted.root.find(role: .label).frame.height
    #expect(two > 1.5 * height && two < 2.5 * height)
    #expect(TextWidget.brokenBytes - broken < 16 * 2_048)
    text.value = "two"
    await Settling.settle()
    #expect(try mounted.root.frame(ofText: "two").height == height)
  }

  @Test("TX32 a long text that can be selected, or no longer, is as high as before")
  func selectable() throws {
    let text = (1...2_000).map { "number \($0)" }.joined(separator: "\n")
    let height = try idealSize(of: Text(text)).height
    #expect(try abs(idealSize(of: Text(text).textSelection(.enabled)).height - height) < 20)
  }

  @Test(
    "TX32 lines that end in other ways, and letters of several signs, are not torn by the pieces",
    arguments: ["\r\n", "\r", "\n", "\u{2029}"])
  func ends(end: String) throws {
    func height(_ lineLength: Int, _ count: Int) throws -> CGFloat {
      let line = String(repeating: "e\u{301}", count: lineLength / 3)
      return try idealSize(of: Text(Array(repeating: line, count: count).joined(separator: end))).height
    }
    // Half as many are no long text; pieces are rounded to whole pixels.
    for length in [90, 2_046, 4_095] {
      let count = 16_000 / length
      #expect(try abs(height(length, 2 * count) - 2 * height(length, count)) <= 20)
    }
  }

  @Test("TX32 a long text keeps the room of more lines than it has, and takes any distance between lines")
  func room() throws {
    let line = String(repeating: "a", count: 100)
    let text = Array(repeating: line, count: 200).joined(separator: "\n")
    let height = try idealSize(of: Text(text)).height
    #expect(try idealSize(of: Text(text).lineLimit(400...)).height > 1.9 * height)
    #expect(try idealSize(of: Text(text).lineSpacing(1e10)).height > height)
  }

  @Test("TX32 what is seen of a long text is drawn as if it was short", arguments: [nil, 3])
  func drawing(limit: Int?) async throws {
    func picture(_ count: Int) async throws -> [[UInt8]] {
      let text = (1...count).map { "line \($0)" }.joined(separator: "\n")
      let pixels = try await Pixels.of(
        Text(text).bold().lineLimit(limit).frame(width: 100, height: 90), length: 120)
      return (0..<120).flatMap { y in (0..<120).map { x in pixels[x, y] } }
    }
    let short = try await picture(100)
    #expect(Set(short).count > 3)
    #expect(try await picture(5_000) == short)
  }
}
