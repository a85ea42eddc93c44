import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import Testing

/// Scrolling a scroll view to views inside of it. It is 100 high; its rows are 20 high, 2 apart, from 0 to 99.
@Suite(.gtk) @MainActor
struct ScrollViewReaderTests {
  private static let size = CGSize(width: 200, height: 100)

  @Test("UI7 an action scrolls until the view's top is at the top, and nothing is evaluated for it")
  func top() async throws {
    let reader = Reader()
    let mounted = try await MountedView(ButtonAndRows(reader: reader), size: Self.size)
    let top = mounted.root.blockFrames[0].minY
    let statistics = UpdateStatistics.start()
    try await mounted.root.find(role: .button).click()
    #expect(mounted.root.blockFrames[40].minY == top)
    #expect(statistics.calls == [:])
    reader.target = 7
    try await mounted.root.find(role: .button).click()
    #expect(mounted.root.blockFrames[7].minY == top)
  }

  @Test(
    "UI7 any anchor of the view comes to the same point of the room, as far as there is something to scroll",
    arguments: [
      (50, UnitPoint.bottom, 80), (50, .center, 40), (50, UnitPoint(x: 0, y: 0.25), 20), (1, .bottom, 22),
      (98, .top, 58),
    ])
  func anchors(row: Int, anchor: UnitPoint, place: CGFloat) async throws {
    let reader = Reader()
    let mounted = try await MountedView(Rows(reader: reader), size: Self.size)
    await reader.scroll(to: row, anchor)
    #expect(mounted.root.blockFrames[row].minY == place)
  }

  @Test("UI7 without an anchor it scrolls as little as shows the view, and not at all if it is seen")
  func nearest() async throws {
    let reader = Reader()
    let mounted = try await MountedView(Rows(reader: reader), size: Self.size)
    await reader.scroll(to: 30, nil)
    #expect(mounted.root.blockFrames[30].maxY == 100)
    await reader.scroll(to: 28, nil)
    #expect(mounted.root.blockFrames[30].maxY == 100)
    await reader.scroll(to: 12, nil)
    #expect(mounted.root.blockFrames[12].minY == 0)
  }

  @Test("UI7 a horizontal scroll view scrolls sideways, from the leading edge of either direction of reading")
  func horizontal() async throws {
    let reader = Reader()
    let mounted = try await MountedView(Columns(reader: reader, direction: .leftToRight), size: Self.size)
    await reader.scroll(to: 20, .leading)
    #expect(mounted.root.blockFrames[20].minX == 0)
    await reader.scroll(to: 30, nil)
    #expect(mounted.root.blockFrames[30].maxX == 200)
    mounted.rootView = Columns(reader: reader, direction: .rightToLeft)
    await Settling.settle()
    await reader.scroll(to: 20, .leading)
    #expect(mounted.root.blockFrames[20].maxX == 200)
  }

  @Test(
    "UI8 ids of a ForEach and of .id are targets, with all that the view is made of; the first of equal ones counts")
  func targets() async throws {
    let reader = Reader()
    let mounted = try await MountedView(NamedRows(reader: reader), size: Self.size)
    // 100 rows of 20, then a block of 30 with a padding of 10, then two of 40 with one id.
    await reader.scroll(to: "padded", .top)
    #expect(mounted.root.blockFrames[100].minY == 10)
    await reader.scroll(to: "pair", .bottom)
    #expect(mounted.root.blockFrames[102].maxY == 100)
    await reader.scroll(to: 3, .top)
    #expect(mounted.root.blockFrames[3].minY == 0)
  }

  @Test("UI8 an id that no view has does nothing")
  func unknown() async throws {
    let reader = Reader()
    let mounted = try await MountedView(Rows(reader: reader), size: Self.size)
    await reader.scroll(to: 5, .top)
    await reader.scroll(to: 100, .top)
    await reader.scroll(to: "5", .bottom)
    #expect(mounted.root.blockFrames[5].minY == 0)
    #expect(LiveHosts.hasPendingWork == false)
  }

  @Test("UI9 scrollTo while the content is built does nothing, and is reported")
  func whileBuilt() async throws {
    let reader = Reader()
    reader.scrollsInBody = true
    let mounted = try await MountedView(Rows(reader: reader), size: Self.size)
    #expect(mounted.root.blockFrames[0].minY == 0)
    #expect(Diagnostics.recorded.map(\.kind) == [.stateDuringUpdate])
    #expect(Diagnostics.recorded.first?.message.contains("scrollTo(40)") == true)
  }

  @Test("scrolling waits for the views that come in the same event, and for their layout")
  func newView() async throws {
    let reader = Reader()
    let mounted = try await MountedView(Rows(reader: reader), size: Self.size)
    reader.count = 120
    reader.proxy?.scrollTo(119, anchor: .bottom)
    await Settling.settle()
    #expect(mounted.root.blockFrames[119].maxY == 100)
  }

  @Test("a view that appears scrolls once it is laid out, also when its host comes into a window later")
  func onAppear() async throws {
    let reader = Reader()
    let rows = Rows(reader: reader).onAppear { reader.proxy?.scrollTo(60, anchor: .top) }
    let mounted = try await MountedView(rows, size: Self.size)
    #expect(mounted.root.blockFrames[60].minY == 0)
    let host = GtkHostingWidget(rootView: rows)
    await Settling.settle()
    let window = MountedWindow(child: host, size: Self.size)
    await window.show()
    #expect(WidgetQuery(root: host).blockFrames[60].minY == 0)
  }

  @Test("of several calls in one event each is obeyed, in order")
  func several() async throws {
    let reader = Reader()
    let mounted = try await MountedView(TwoScrollViews(reader: reader), size: Self.size)
    reader.proxy?.scrollTo("left 10", anchor: .top)
    reader.proxy?.scrollTo("right 20", anchor: .top)
    reader.proxy?.scrollTo("left 30", anchor: .top)
    await Settling.settle()
    #expect(mounted.root.blockFrames[30].minY == 0)
    #expect(mounted.root.blockFrames[60].minY == 0)
  }

  @Test("only the nearest scroll view around the view scrolls")
  func nested() async throws {
    let reader = Reader()
    let mounted = try await MountedView(Nested(reader: reader), size: Self.size)
    await reader.scroll(to: 20, .leading)
    #expect(mounted.root.blockFrames[21].origin == CGPoint(x: 0, y: 20))
  }

  @Test("a reader that leaves before it has scrolled does nothing")
  func leaving() async throws {
    let reader = Reader()
    let mounted = try await MountedView(MaybeRows(reader: reader, isShown: true), size: Self.size)
    let proxy = reader.proxy
    proxy?.scrollTo(50, anchor: .top)
    mounted.rootView = MaybeRows(reader: reader, isShown: false)
    await Settling.settle()
    proxy?.scrollTo(50, anchor: .top)
    await Settling.settle()
    #expect(mounted.root.blockFrames == [])
  }

  @Test("UI8 a view inside of a button's label is a target")
  func insideLabel() async throws {
    let reader = Reader()
    let mounted = try await MountedView(LabelledRows(reader: reader), size: Self.size)
    await reader.scroll(to: "inside", .top)
    #expect(mounted.root.blockFrames[31].minY == 0)
  }

  @Test("UI8 a view whose opacity is that of several views is a target of its own, as is all that has the opacity")
  func modifiedViews() async throws {
    let reader = Reader()
    let mounted = try await MountedView(FadedRows(reader: reader), size: Self.size)
    await reader.scroll(to: 30, .top)
    #expect(mounted.root.blockFrames[30].minY == 0)
    await reader.scroll(to: "all", .bottom)
    #expect(mounted.root.blockFrames[39].maxY == 100)
  }
}

/// The proxy of the reader that is shown, and what is shown.
@Observable @MainActor
final class Reader {
  @ObservationIgnored var proxy: ScrollViewProxy?
  @ObservationIgnored var scrollsInBody = false
  @ObservationIgnored var target = 40
  /// Moves the focus, where there is any.
  @ObservationIgnored var focus: ((Int?) -> Void)?
  var count = 100

  func note(_ proxy: ScrollViewProxy) {
    self.proxy = proxy
    if scrollsInBody { proxy.scrollTo(target, anchor: .top) }
  }

  /// Scrolls in an event of its own.
  func scroll(to id: some Hashable, _ anchor: UnitPoint?) async {
    proxy?.scrollTo(id, anchor: anchor)
    await Settling.settle()
  }
}

private struct Rows: View {
  let reader: Reader

  var body: some View {
    ScrollViewReader { proxy in
      let _ = reader.note(proxy)
      ScrollView { VStack(spacing: 2) { ForEach(0..<reader.count, id: \.self) { _ in Block(30, 20) } } }
    }
  }
}

private struct ButtonAndRows: View {
  let reader: Reader

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        Button("go") { proxy.scrollTo(reader.target, anchor: .top) }
        ScrollView { VStack(spacing: 2) { ForEach(0..<100) { _ in Block(30, 20) } } }
      }
    }
  }
}

private struct Columns: View {
  let reader: Reader
  let direction: LayoutDirection

  var body: some View {
    ScrollViewReader { proxy in
      let _ = reader.note(proxy)
      ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<100) { _ in Block(30, 20) } } }
    }
    .environment(\.layoutDirection, direction)
  }
}

private struct NamedRows: View {
  let reader: Reader

  var body: some View {
    ScrollViewReader { proxy in
      let _ = reader.note(proxy)
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<100) { _ in Block(30, 20) }
          Block(30, 30).padding(10).id("padded")
          Group {
            Block(30, 40)
            Block(30, 40)
          }
          .id("pair")
          Block(30, 20).id(3)
          Block(30, 200)
        }
      }
    }
  }
}

private struct TwoScrollViews: View {
  let reader: Reader

  var body: some View {
    ScrollViewReader { proxy in
      let _ = reader.note(proxy)
      HStack {
        column("left")
        column("right")
      }
    }
  }

  private func column(_ name: String) -> some View {
    ScrollView { VStack(spacing: 0) { ForEach(0..<40) { Block(30, 20).id("\(name) \($0)") } } }
  }
}

private struct Nested: View {
  let reader: Reader

  var body: some View {
    ScrollViewReader { proxy in
      let _ = reader.note(proxy)
      ScrollView {
        VStack(spacing: 0) {
          Block(30, 20)
          ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<100) { _ in Block(30, 20) } } }
          Block(30, 500)
        }
      }
    }
  }
}

private struct LabelledRows: View {
  let reader: Reader

  var body: some View {
    ScrollViewReader { proxy in
      let _ = reader.note(proxy)
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30) { _ in Block(30, 20) }
          Button {
          } label: {
            VStack(spacing: 0) {
              Block(30, 20)
              Block(30, 20).id("inside")
            }
          }
          Block(30, 200)
        }
      }
    }
  }
}

private struct MaybeRows: View {
  let reader: Reader
  let isShown: Bool

  var body: some View {
    if isShown { Rows(reader: reader) }
  }
}

private struct FadedRows: View {
  let reader: Reader

  var body: some View {
    ScrollViewReader { proxy in
      let _ = reader.note(proxy)
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40) { _ in Block(30, 20) }.opacity(0.5).id("all")
          Block(30, 200)
        }
      }
    }
  }
}
