import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Bad input: long texts that may shrink, or have pictures among their letters.
@Suite(.gtk) @MainActor
struct LongTextLooksTests {
  private static func lines(_ count: Int) -> String { (1...count).map { "line \($0)" }.joined(separator: "\n") }

  private static let star = Image(systemName: "star.fill")

  private enum Kind: CaseIterable { case shrinks, comesNearer, isPictured }

  @ViewBuilder private func text(_ kind: Kind, _ text: String) -> some View {
    switch kind {
    case .shrinks: Text(text).minimumScaleFactor(0.5)
    case .comesNearer: Text(text).allowsTightening(true)
    case .isPictured: Text("\(Self.star) ") + Text(text) + Text("\n\(Self.star)")
    }
  }

  @Test(
    "TX32 no more than a few pieces is broken into lines of a megabyte that may shrink or has pictures, in a frame",
    arguments: Kind.allCases)
  private func costs(_ kind: Kind) async throws {
    let before = TextWidget.brokenBytes
    let mounted = try await MountedView(
      text(kind, Self.lines(100_000)).frame(width: 200, height: 60), size: CGSize(width: 300, height: 300))
    // Two pieces of two kilobytes for each of the sizes of letters that are tried.
    #expect((1...32 * 2_048).contains(TextWidget.brokenBytes - before))
    #expect(try mounted.root.find(role: .label).frame.height <= 60)
  }

  @Test("TX32 a megabyte that may shrink or has pictures is shown whole where there is room", arguments: Kind.allCases)
  private func whole(_ kind: Kind) async throws {
    let (text, line) = (Self.lines(100_000), try idealSize(of: Text("9")).height)
    let before = TextWidget.brokenBytes
    let mounted = try await MountedView(
      ScrollView { self.text(kind, text).accessibilityIdentifier("text") }, size: CGSize(width: 300, height: 300))
    let height = try mounted.root.find(identifier: "text").frame.height
    #expect((95_000...105_000).contains(Int((height / line).rounded())))
    // Once without a width and once with it, and nothing in other sizes of letters.
    #expect(TextWidget.brokenBytes - before < 3 * text.utf8.count)
  }

  @Test(
    "TX32 what is seen of a long text that may shrink or has pictures is drawn as if it was short",
    arguments: Kind.allCases, [nil, 3])
  private func drawing(_ kind: Kind, limit: Int?) async throws {
    func picture(_ count: Int) async throws -> [[UInt8]] {
      let shown = text(kind, Self.lines(count)).lineLimit(limit).frame(width: 100, height: 90)
      let pixels = try await Pixels.of(shown, length: 120)
      return (0..<120).flatMap { y in (0..<120).map { x in pixels[x, y] } }
    }
    let short = try await picture(100)
    #expect(Set(short).count > 3)
    #expect(try await picture(5_000) == short)
  }

  @Test("TX32 a picture in a later piece of a long text has its room and is drawn")
  func laterPicture() async throws {
    let lines = Array(repeating: String(repeating: "m", count: 80), count: 30).joined(separator: "\n")
    let blue = Color(red: 0, green: 0, blue: 1)
    func blues(_ picture: Text) async throws -> Int {
      let large = picture.font(.system(size: 60)).foregroundStyle(blue)
      let text = Text(lines + "\n") + large + Text("\n" + Self.lines(5_000))
      let pixels = try await Pixels.of(
        text.font(.system(size: 4)).foregroundStyle(.red).frame(height: 600, alignment: .top), length: 600)
      return (0..<600).map { x in (0..<600).count { pixels[x, $0] == [0, 0, 255] } }.reduce(0, +)
    }
    #expect(try await blues(Text("")) == 0)
    let square = Image(size: CGSize(width: 40, height: 40)) {
      $0.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(blue))
    }
    // Its edges may lie between pixels.
    let seen = try await blues(Text("\(square)"))
    #expect((1_400...1_600).contains(seen))
  }
}
