import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Texts that a program draws.
@Suite(.gtk) @MainActor
struct TextRendererTests {
  private struct Word: TextAttribute { let name: String }

  private struct Number: TextAttribute { let value: Int }

  private final class Seen {
    var layouts: [Text.Layout] = []
  }

  /// Draws what a text's own widget would, and notes it.
  private struct Noting: TextRenderer {
    let seen: Seen
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      seen.layouts.append(layout)
      for line in layout { ctx.draw(line) }
    }
  }

  private func layout(of text: some View, width: CGFloat = 300) async throws -> Text.Layout {
    let seen = Seen()
    let mounted = try await MountedView(
      text.textRenderer(Noting(seen: seen)).frame(width: width, alignment: .leading),
      size: CGSize(width: width, height: 200))
    _ = try Pixels(mounted.root)
    return try #require(seen.layouts.last)
  }

  @Test("a renderer is given the lines of a text, their runs and letters, and what was said of its parts")
  func parts() async throws {
    let text = Text("ab ") + Text("cde").customAttribute(Word(name: "inner")).customAttribute(Word(name: "outer"))
    let layout = try await layout(of: Text("\(text.customAttribute(Number(value: 7)))\nf"))
    #expect(layout.count == 2 && !layout.isTruncated)
    let runs = layout[0].map { ($0.count, $0[Word.self]?.name, $0[Number.self]?.value) }
    #expect(runs.map(\.0) == [3, 3] && runs.map(\.1) == [nil, "inner"] && runs.map(\.2) == [7, 7])
    #expect(layout[1][0][Word.self] == nil && layout[1][0].count == 1)
    #expect(layout[0][1].layoutDirection == .leftToRight)
    let places = layout.flatMap(\.self).flatMap(\.characterIndices)
    #expect(places == places.sorted() && places.count == 7 && places[0].distance(to: places[5]) == 5)
  }

  @Test("the letters of a run are beside each other between its ends, and lines below each other")
  func bounds() async throws {
    let layout = try await layout(of: Text("abc\nd"))
    let (line, run) = (layout[0], layout[0][0])
    #expect(run.typographicBounds == line.typographicBounds && line.origin == line.typographicBounds.origin)
    #expect(
      run[0].typographicBounds.rect.minX == 0 && run[1..<3].typographicBounds.rect.maxX == run.typographicBounds.width)
    #expect(run[0].typographicBounds.rect.maxX == run[1].typographicBounds.rect.minX)
    #expect(run[1..<2][1] == run[1] && run[1...].count == 2)
    let (first, second) = (line.typographicBounds.rect, layout[1].typographicBounds.rect)
    #expect(first.maxY == second.minY && line.origin.y > first.minY && line.origin.y < first.maxY)
  }

  @Test("a text that has no room for all of it is truncated, and a renderer is given what is shown")
  func truncated() async throws {
    let layout = try await layout(of: Text("several words that need more room").lineLimit(2), width: 80)
    #expect(layout.count == 2 && layout.isTruncated)
    #expect(layout[1].typographicBounds.rect.minY >= layout[0].typographicBounds.rect.maxY - 1)
    #expect(layout[1].typographicBounds.width <= 80)
  }

  @Test("words that are read from the right are runs of that direction, whose letters are from left to right")
  func direction() async throws {
    let run = try #require(try await layout(of: Text("שלום"))[0].first)
    #expect(run.layoutDirection == .rightToLeft && run.count == 4)
    #expect(run.characterIndices == run.characterIndices.sorted().reversed())
    #expect(run[0].typographicBounds.rect.maxX == run[1].typographicBounds.rect.minX)
  }

  /// Draws some letters of a text, at a distance from where they are.
  private struct Moving: TextRenderer, Equatable {
    var letters: Range<Int>
    var distance: CGFloat = 0
    var padding: CGFloat = 0
    var animatableData: CGFloat {
      get { distance }
      set { distance = newValue }
    }
    var displayPadding: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: padding, trailing: 0) }
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      ctx.translateBy(x: 0, y: distance)
      for run in layout.flatMap(\.self) { ctx.draw(run[letters], options: .disablesSubpixelQuantization) }
    }
  }

  private func blocks(_ renderer: Moving) -> some View {
    Text("███").font(.system(size: 20)).foregroundStyle(Color.black).textRenderer(renderer)
  }

  /// The rectangle around what is dark.
  private func dark(_ pixels: Pixels) -> CGRect {
    let rows = 0..<pixels.height
    let columns = 0..<pixels.width
    return rows.flatMap { y in
      columns.filter { pixels[$0, y][0] < 128 }.map { CGRect(x: $0, y: y, width: 1, height: 1) }
    }
    .reduce(CGRect.null) { $0.union($1) }
  }

  @Test("letters are drawn where they are, in their looks, and those that are not drawn are not seen")
  func letters() async throws {
    let text = Text("███").font(.system(size: 20)).foregroundStyle(Color.black)
    let own = dark(try await Pixels.of(text, length: 100))
    let all = dark(try await Pixels.of(blocks(Moving(letters: 0..<3)), length: 100))
    #expect(all == own)
    let middle = dark(try await Pixels.of(blocks(Moving(letters: 1..<2)), length: 100))
    #expect(abs(middle.width - own.width / 3) <= 1 && abs(middle.midX - own.midX) <= 1 && middle.minY == own.minY)
    let moved = dark(try await Pixels.of(blocks(Moving(letters: 2..<3, distance: 10)), length: 100))
    #expect(moved.maxX == own.maxX && moved.minY == own.minY + 10)
  }

  @Test("colours and lines of a text are those of its letters")
  func looks() async throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let text = (Text("█ ").foregroundColor(red) + Text("  ").underline(color: Color(red: 0, green: 0, blue: 1)))
      .font(.system(size: 30)).foregroundStyle(Color.black)
    let seen = Seen()
    let colors = try await Pixels.of(text.textRenderer(Noting(seen: seen)), length: 100)
      .colors(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(colors.isSuperset(of: [[255, 0, 0], [0, 0, 255]]) && !colors.contains([0, 0, 0]))
  }

  @Test("what a renderer draws far outside of the view is cut, unless its padding says more")
  func padding() async throws {
    func shown(_ padding: CGFloat) async throws -> CGRect {
      dark(try await Pixels.of(blocks(Moving(letters: 0..<3, distance: 80, padding: padding)), length: 200))
    }
    #expect(try await shown(0).isNull)
    #expect(try await shown(80).height > 15)
  }

  private struct Larger: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {}
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width + 10, height: size.height + 20)
    }
  }

  @Test("a renderer says how large its texts are, and in a view without one they are as large as they are")
  func sizes() throws {
    let own = try idealSize(of: Text("words"))
    #expect(
      try idealSize(of: Text("words").textRenderer(Larger())) == CGSize(width: own.width + 10, height: own.height + 20))
    #expect(try idealSize(of: Text("words").textRenderer(Moving(letters: 0..<1))) == own)
  }

  private struct Page: View {
    var distance: CGFloat
    var body: some View {
      Text("███").font(.system(size: 20)).foregroundStyle(Color.black)
        .textRenderer(Moving(letters: 0..<3, distance: distance)).frame(width: 100, height: 100).background(Color.white)
    }
  }

  @Test("texts move with an animatable renderer")
  func animation() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(Page(distance: 0), size: CGSize(width: 100, height: 100))
      let start = dark(try Pixels(mounted.root)).minY
      withAnimation(.linear(duration: 1)) { mounted.rootView.distance = 20 }
      await Settling.settle()
      #expect(dark(try Pixels(mounted.root)).minY == start)
      await clock.advance(by: .seconds(0.02))
      await clock.advance(by: .seconds(0.5))
      #expect(abs(dark(try Pixels(mounted.root)).minY - start - 10) <= 1)
      await clock.advance(by: .seconds(1))
      #expect(dark(try Pixels(mounted.root)).minY == start + 20)
    }
  }

  @Test("a text that is hidden is drawn as hidden texts are, and not by its renderer")
  func redacted() async throws {
    let seen = Seen()
    let text = Text("███").textRenderer(Noting(seen: seen)).redacted(reason: .placeholder)
    _ = try await Pixels.of(text, length: 100)
    #expect(seen.layouts.isEmpty)
  }
}
