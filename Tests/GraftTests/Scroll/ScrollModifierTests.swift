import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What is said of scroll views around them.
@Suite(.gtk) @MainActor
struct ScrollModifierTests {
  private static let size = CGSize(width: 200, height: 100)

  /// 50 rows of 20, which are scrolled.
  private var rows: some View {
    ScrollView { VStack(spacing: 0) { ForEach(0..<50) { _ in Block(30, 20) } }.frame(maxWidth: .infinity) }
  }

  /// How far rows are scrolled by a notch of the wheel, a drag of the bar or a key.
  private func offset(_ content: some View, after act: (FoundWidget) async throws -> Void) async throws -> Double {
    let mounted = try await MountedView(content, size: Self.size)
    try await act(try #require(mounted.root.all.first { $0.widget.typeName == "GtkScrolledWindow" }))
    return mounted.offset
  }

  private func bars(_ mounted: MountedView<some View>) -> [FoundWidget] {
    mounted.root.all.filter { $0.widget.typeName == "GtkScrollbar" && $0.frame.height > 50 }
  }

  private func bar(_ mounted: MountedView<some View>) throws -> FoundWidget { try #require(bars(mounted).first) }

  /// The room that rows leave for a bar, and whether a bar is there while the pointer is moved.
  private func room(_ content: some View) async throws -> (width: CGFloat, hasBar: Bool) {
    let mounted = try await MountedView(content, size: Self.size)
    let view = try #require(mounted.root.all.first { $0.widget.typeName == "GtkViewport" })
    try await view.hover()
    try await view.hover(at: CGPoint(x: 20, y: 20))
    return (200 - view.frame.width, !bars(mounted).isEmpty)
  }

  @Test("SC22 (part) a bar is over the content, beside it, or not there")
  func indicators() async throws {
    #expect(try await room(rows) == (0, true))
    let visible = try await room(rows.scrollIndicators(.visible))
    #expect(visible.width > 0 && visible.hasBar)
    #expect(try await room(rows.scrollIndicators(.hidden)) == (0, false))
    #expect(try await room(rows.scrollIndicators(.never)) == (0, false))
    #expect(try await room(rows.scrollIndicators(.hidden, axes: .horizontal)) == (0, true))
  }

  private var list: some View { List(0..<100) { Text("\($0)") } }

  private var table: some View { Table(Fruit.some(100)) { TableColumn("Name", value: \.name) } }

  @Test(
    "SC22 without a bar the wheel scrolls, in lists and tables too, and there it is beside the rows where that is said")
  func bars() async throws {
    #expect(try await offset(rows.scrollIndicators(.hidden)) { try await $0.scroll(down: 1) } > 0)
    for view in [AnyView(list), AnyView(table)] {
      let mounted = try await MountedView(view.scrollIndicators(.hidden), size: Self.size)
      try await mounted.root.all.first { $0.widget.typeName == "GtkScrolledWindow" }?.scroll(down: 1)
      #expect(mounted.offset > 0)
      #expect(bars(mounted).isEmpty)
      let visible = try await MountedView(view.scrollIndicators(.visible), size: Self.size)
      #expect(try bar(visible).frame.maxX == 200)
      #expect(try #require(visible.root.listRows.first).frame.maxX <= bar(visible).frame.minX)
    }
  }

  @Test("SC35 a scroll view that shows no indicators is as one for which they are hidden")
  func withoutIndicators() async throws {
    let view = ScrollView(showsIndicators: false) {
      VStack(spacing: 0) { ForEach(0..<50) { _ in Block(30, 20) } }.frame(maxWidth: .infinity)
    }
    #expect(try await room(view) == (0, false))
    #expect(try await room(view.scrollIndicators(.visible)) == (0, false))
    #expect(try await offset(view) { try await $0.scroll(down: 1) } > 0)
  }

  @Test("SC23 neither wheel nor bar nor keys scroll where that is disabled, unless it is enabled nearer by")
  func disabled() async throws {
    func turned(_ content: some View) async throws -> Double {
      try await offset(content) { try await $0.scroll(at: CGPoint(x: 20, y: 50), down: 1) }
    }
    #expect(try await turned(rows) > 0)
    #expect(try await turned(rows.scrollDisabled(true)) == 0)
    #expect(try await turned(list.scrollDisabled(true)) == 0)
    #expect(try await turned(table.scrollDisabled(true)) == 0)
    #expect(try await turned(rows.scrollDisabled(false).scrollDisabled(true)) > 0)
    #expect(try await dragged(rows.scrollIndicators(.visible)) > 0)
    #expect(try await dragged(rows.scrollIndicators(.visible).scrollDisabled(true)) == 0)
    #expect(try await typed(isDisabled: false) > 0)
    #expect(try await typed(isDisabled: true) == 0)
  }

  private func dragged(_ content: some View) async throws -> Double {
    let mounted = try await MountedView(content, size: Self.size)
    try await bar(mounted).drag(at: CGPoint(x: 4, y: 4), by: CGSize(width: 0, height: 40))
    return mounted.offset
  }

  private func typed(isDisabled: Bool) async throws -> Double {
    let content = ScrollView {
      Button("go") {}
      Block(30, 1000)
    }
    let mounted = try await MountedView(content.scrollDisabled(isDisabled), size: Self.size)
    try await mounted.root.find(role: .button).press("Tab")
    try await mounted.root.find(role: .button).press("Page_Down")
    return mounted.offset
  }

  private struct Switching: View {
    let isDisabled: Source<Bool>
    let reader: Reader
    let log: Source<Int>

    var body: some View {
      ScrollViewReader { proxy in
        let _ = reader.note(proxy)
        ScrollView {
          Button("go") { log.value += 1 }
          ForEach(0..<50) { _ in Block(30, 20) }
        }
        .scrollDisabled(isDisabled.value)
      }
    }
  }

  @Test("SC23 where scrolling is disabled scrollTo scrolls and controls work; the wheel does again once it is enabled")
  func enabledAgain() async throws {
    let (isDisabled, reader, log) = (Source(true), Reader(), Source(0))
    let mounted = try await MountedView(
      Switching(isDisabled: isDisabled, reader: reader, log: log), size: CGSize(width: 200, height: 200))
    try await mounted.root.find(role: .button).click()
    #expect(log.value == 1)
    await reader.scroll(to: 20, .top)
    let reached = mounted.offset
    #expect(reached > 300)
    isDisabled.value = false
    await Settling.settle()
    try await mounted.root.all.first { $0.widget.typeName == "GtkScrolledWindow" }?.scroll(down: 1)
    #expect(mounted.offset > reached)
  }

  @Test("SC24 margins of the content are scrolled with it, and those of the bars inset the bars")
  func margins() async throws {
    let both = try await MountedView(rows.contentMargins(.vertical, 20).scrollIndicators(.visible), size: Self.size)
    #expect(both.root.blockFrames[0].minY == 20)
    #expect(try bar(both).frame.minY == 20 && bar(both).frame.maxY == 80)
    #expect(both.scrolledLength == 1040)
    await both.scroll(to: 1040)
    #expect(both.root.blockFrames[49].maxY == 80)
    let content = rows.contentMargins(.vertical, 20, for: .scrollContent).scrollIndicators(.visible)
    #expect(try bar(try await MountedView(content, size: Self.size)).frame.minY == 0)
    let bars = try await MountedView(
      rows.contentMargins(.top, 20, for: .scrollIndicators).scrollIndicators(.visible), size: Self.size)
    #expect(bars.root.blockFrames[0].minY == 0)
    #expect(try bar(bars).frame.minY == 20 && bar(bars).frame.maxY == 100)
  }

  private struct Margins: View {
    let length: Source<CGFloat>
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { Block(300, 20) }
          ForEach(0..<50) { _ in Block(30, 20) }
        }
      }
      .contentMargins(length.value, for: .scrollContent)
    }
  }

  @Test("SC24 margins may change, and are none of scroll views in the content")
  func changingMargins() async throws {
    let length = Source<CGFloat>(10)
    let mounted = try await MountedView(Margins(length: length), size: Self.size)
    #expect(mounted.root.blockFrames[0].origin == CGPoint(x: 10, y: 10))
    #expect(mounted.root.blockFrames[1].minY == 30)
    length.value = 25
    await Settling.settle()
    #expect(mounted.root.blockFrames[0].origin == CGPoint(x: 25, y: 25))
    #expect(mounted.root.blockFrames[1].minY == 45)
  }

  @Test("SC26 content is painted beyond the edges where it is not cut")
  func clip() async throws {
    func beyond(_ content: some View) async throws -> [UInt8] {
      let around = content.frame(width: 100, height: 50).frame(width: 200, height: 200)
      return try await Pixels.of(around, length: 200)[100, 150]
    }
    let red = ScrollView { Color(red: 1, green: 0, blue: 0).frame(width: 100, height: 150) }
    #expect(try await beyond(red.scrollClipDisabled()) == [255, 0, 0])
    #expect(try await beyond(red) != [255, 0, 0])
  }

  @Test("SC26 what is painted beyond the edges is not clicked there, and what is behind is")
  func clickBeyond() async throws {
    let log = Log()
    let mounted = try await MountedView(
      ZStack {
        Color.blue.frame(width: 200, height: 200).onTapGesture { log.note("behind") }
        ScrollView {
          VStack(spacing: 0) {
            ForEach(["in", "out"], id: \.self) { name in
              Color.red.frame(width: 100, height: 80).onTapGesture { log.note(name) }.accessibilityIdentifier(name)
            }
          }
        }
        .scrollClipDisabled().frame(width: 100, height: 60)
      }, size: CGSize(width: 200, height: 200))
    try await mounted.root.find(identifier: "in").click()
    try await mounted.root.find(identifier: "out").click()
    #expect(log.take() == ["in", "behind"])
  }
}
