import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Section MO: lists and tables that scroll by an animation to rows that were never made, on a clock that the test owns.
@Suite(.gtk) @MainActor
struct ListScrollMotionTests {
  private static let size = CGSize(width: 300, height: 200)
  private typealias Mounted = MountedView<ScrolledRows>

  private func moving(
    _ rows: ScrolledRows, _ body: @MainActor (Mounted, TestClock) async throws -> Void
  ) async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      try await body(try await MountedView(rows, size: Self.size), clock)
    }
  }

  /// Begins to scroll in some time.
  private func begin(_ clock: TestClock, seconds: Double = 1, _ scroll: () -> Void) async {
    withAnimation(.linear(duration: seconds), scroll)
    await Settling.settle()
    await clock.advance(by: .seconds(0.02))
  }

  /// How far is scrolled at the beginning and after each quarter of a second.
  private func quarters(_ mounted: Mounted, _ clock: TestClock, count: Int = 4) async -> [Double] {
    var offsets = [mounted.offset]
    for _ in 0..<count {
      await clock.advance(by: .seconds(0.25))
      offsets.append(mounted.offset)
    }
    return offsets
  }

  private nonisolated static let ways: [(RowsOnTheirWay.Container, UnitPoint?)] = [
    (.list, .top), (.list, .center), (.list, .bottom), (.list, nil), (.table, .top), (.table, nil),
  ]

  @Test(
    "MO85 a list or table goes to a row in the time of the animation, and ends where it is at once without one",
    arguments: ways)
  func end(container: RowsOnTheirWay.Container, anchor: UnitPoint?) async throws {
    let jumped = try await MountedView(ScrolledRows(container: container, isEven: false), size: Self.size)
    try await moving(ScrolledRows(container: container, isEven: false)) { mounted, clock in
      for row in [1500, 12, 1990, 1985, 3] {
        await jumped.rootView.reader.scroll(to: row, anchor)
        let start = mounted.offset
        await begin(clock, seconds: 0.3) { mounted.rootView.reader.proxy?.scrollTo(row, anchor: anchor) }
        await clock.advance(by: .seconds(0.15))
        #expect(mounted.offset != start && mounted.frame(ofRow: row) != jumped.frame(ofRow: row), "row \(row)")
        await clock.advance(by: .seconds(0.3))
        let (found, wanted) = (try #require(mounted.frame(ofRow: row)), try #require(jumped.frame(ofRow: row)))
        // Newer GTK goes a little further than to the edge, at once, to a row that was never made.
        let miss = anchor == nil ? min(abs(found.minY), abs(found.maxY - 200)) : abs(found.minY - wanted.minY)
        #expect(miss <= 1, "row \(row)")
      }
    }
  }

  @Test(
    "MO85 rows that are near are gone to evenly, and those that are far from a few lengths before them",
    arguments: RowsOnTheirWay.Container.allCases)
  func course(container: RowsOnTheirWay.Container) async throws {
    try await moving(ScrolledRows(container: container)) { mounted, clock in
      await begin(clock) { mounted.rootView.reader.proxy?.scrollTo(10, anchor: .top) }
      let near = await quarters(mounted, clock)
      #expect(near.last == 400)
      #expect(zip(near, [0.02, 0.27, 0.52, 0.77, 1]).allSatisfy { abs($0 - 400 * $1) < 12 })
      await begin(clock) { mounted.rootView.reader.proxy?.scrollTo(1000, anchor: .top) }
      let far = await quarters(mounted, clock)
      #expect(far.last == 40_000)
      let page = try #require(mounted.page)
      // The cells of a table are made after their rows, which are less high until then.
      let few = container == .table ? 5 * page : 24
      #expect(zip(far, [0.98, 0.73, 0.48, 0.23, 0]).allSatisfy { abs(40_000 - $0 - 4 * page * $1) < few }, "\(far)")
    }
  }

  @Test(
    "MO85 where the user turns the wheel meanwhile, the list stays there",
    arguments: RowsOnTheirWay.Container.allCases)
  func interrupted(container: RowsOnTheirWay.Container) async throws {
    try await moving(ScrolledRows(container: container, isEven: false)) { mounted, clock in
      await begin(clock) { mounted.rootView.reader.proxy?.scrollTo(25, anchor: .top) }
      await clock.advance(by: .seconds(0.5))
      let window = try #require(mounted.root.all.map(\.widget).first { $0.typeName == "GtkScrolledWindow" })
      try await XInput.scroll(over: window, down: -1)
      await Settling.settle()
      let stop = mounted.offset
      #expect(stop > 0)
      await clock.advance(by: .seconds(1))
      #expect(mounted.offset == stop && LiveHosts.hasPendingWork == false)
    }
  }

  @Test("MO85 a later scroll goes on from where the list is, and one without an animation ends it")
  func replaced() async throws {
    try await moving(ScrolledRows()) { mounted, clock in
      let reader = mounted.rootView.reader
      await begin(clock) { reader.proxy?.scrollTo(10, anchor: .top) }
      await clock.advance(by: .seconds(0.5))
      let turn = mounted.offset
      await begin(clock) { reader.proxy?.scrollTo(0, anchor: .top) }
      #expect(mounted.offset <= turn && mounted.offset > turn - 20)
      await clock.advance(by: .seconds(0.25))
      await reader.scroll(to: 500, .top)
      #expect(mounted.offset == 20_000)
      await clock.advance(by: .seconds(1))
      #expect(mounted.offset == 20_000)
    }
  }

  @Test("MO85 a row that comes in the same change is gone to, and rows that come on the way are followed")
  func newRows() async throws {
    try await moving(ScrolledRows(numbers: Array(0..<10))) { mounted, clock in
      let reader = mounted.rootView.reader
      await begin(clock) {
        mounted.rootView.numbers.append(100)
        reader.proxy?.scrollTo(100, anchor: .bottom)
      }
      await clock.advance(by: .seconds(0.5))
      #expect((100...140).contains(mounted.offset))
      mounted.rootView.numbers.append(101)
      await Settling.settle()
      await clock.advance(by: .seconds(1))
      let last = try #require(mounted.frame(ofRow: 100))
      #expect(last.maxY == 200)
    }
  }

  @Test("MO85 where the desktop wants nothing to move, or the list is gone on the way, nothing moves any more")
  func off() async throws {
    let settings = ObjectReference(retaining: gtk_settings_get_default().objectAddress)
    let before: Bool = settings["gtk-enable-animations"]
    defer { settings["gtk-enable-animations"] = before }
    try await moving(ScrolledRows()) { mounted, clock in
      await begin(clock) { mounted.rootView.reader.proxy?.scrollTo(500, anchor: .top) }
      settings["gtk-enable-animations"] = false
      await clock.advance(by: .seconds(0.1))
      #expect(mounted.offset == 20_000)
      withAnimation(.linear(duration: 1)) { mounted.rootView.reader.proxy?.scrollTo(0, anchor: .top) }
      await Settling.settle()
      #expect(mounted.offset == 0)
      settings["gtk-enable-animations"] = true
      await begin(clock) { mounted.rootView.reader.proxy?.scrollTo(500, anchor: .top) }
      mounted.rootView.isShown = false
      await Settling.settle()
      await clock.advance(by: .seconds(1))
      #expect(mounted.root.listRows.isEmpty && LiveHosts.hasPendingWork == false)
    }
  }

  @Test("MO85 a position moves a list to rows, edges and points, which is told as a phase")
  func position() async throws {
    try await moving(ScrolledRows(isEven: false)) { mounted, clock in
      let (position, log) = (mounted.rootView.position, mounted.rootView.log)
      let scrolls: [((inout ScrollPosition) -> Void, Double?)] = [
        ({ $0.scrollTo(y: 300) }, 300), ({ $0.scrollTo(edge: .bottom) }, nil), ({ $0.scrollTo(edge: .top) }, 0),
        ({ $0.scrollTo(id: 4, anchor: .top) }, 134),
      ]
      for (scroll, end) in scrolls {
        let start = mounted.offset
        await begin(clock) { scroll(&position.value) }
        #expect(log.take() == ["idle animating"])
        await clock.advance(by: .seconds(0.5))
        #expect(mounted.offset != start)
        await clock.advance(by: .seconds(1))
        #expect(mounted.offset == end ?? mounted.scrolledLength - (mounted.page ?? 0))
        #expect(log.take() == ["animating idle"] && !position.value.isPositionedByUser)
      }
    }
  }
}

/// Rows of a list or table, each 40 pixels high, or between 20 and 74.
private struct ScrolledRows: View {
  var container = RowsOnTheirWay.Container.list
  var isEven = true
  var numbers = Array(0..<2000)
  var isShown = true
  let reader = Reader()
  let position = Source(ScrollPosition(idType: Int.self))
  let log = Log()

  var body: some View {
    ScrollViewReader { proxy in
      let _ = reader.note(proxy)
      if isShown {
        rows.scrollPosition(position.binding).onScrollPhaseChange { log.note("\($0) \($1)") }
      }
    }
  }

  @ViewBuilder
  private var rows: some View {
    switch container {
    case .list:
      // There is a line between rows, and in a table GTK has 8 pixels around a cell.
      List(numbers, id: \.self) { ScrolledRow(number: $0, height: height($0) - 1).listRowInsets(EdgeInsets()) }
        .listStyle(.plain)
    case .table:
      Table(numbers.map(Element.init)) {
        TableColumn("rows") { ScrolledRow(number: $0.id, height: height($0.id) - 17) }
      }
      .tableColumnHeaders(.hidden)
    }
  }

  private struct Element: Identifiable {
    let id: Int
  }

  private func height(_ number: Int) -> CGFloat { isEven ? 40 : CGFloat(20 + number % 7 * 9) }
}

private struct ScrolledRow: View {
  let number: Int
  let height: CGFloat
  var body: some View { Text(verbatim: "row \(number)").frame(height: height) }
}

extension MountedView<ScrolledRows> {
  /// Where the widget of a row is, if GTK has made one.
  @MainActor
  fileprivate func frame(ofRow number: Int) -> CGRect? {
    root.listRows.first { $0.content.texts.contains("row \(number)") }?.frame
  }

  /// The length of what can be seen.
  @MainActor fileprivate var page: Double? { adjustment().map { gtk_adjustment_get_page_size($0) } }
}
