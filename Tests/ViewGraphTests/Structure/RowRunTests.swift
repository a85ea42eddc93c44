import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Rows in scroll content, which are laid out in runs: what happens on the screen when they come, go and move.
@Suite(.runtime) @MainActor
struct RowRunTests {
  @Test("rows in scroll content are put together in islands of at most 32 new rows")
  func runsOfRows() {
    #expect(islands(for: 0) == 1)
    #expect(islands(for: 1) == 2)
    #expect(islands(for: 32) == 2)
    #expect(islands(for: 33) == 3)
    #expect(islands(for: 100) == 5)
  }

  @Test("rows with many leaves are put together in smaller islands, and rows outside of scroll content in none")
  func sizeOfRuns() {
    let wide = RecordingHost(
      LeafScroll {
        LeafStack {
          ForEach(0..<8) { row in
            ForEach(0..<48) { Leaf("\(row)-\($0)") }
          }
        }
      })
    #expect(wide.log.count { $0.hasPrefix("insert island") } == 5)
    let plain = RecordingHost(LeafStack { ForEach(0..<100) { Leaf("\($0)") } })
    #expect(plain.log.count { $0.hasPrefix("insert island") } == 0)
  }

  @Test("rows that come and go by a transition with a body are items each, as the body stands around each")
  func rowsInTheBodyOfATransition() {
    let host = RecordingHost(
      LeafScroll {
        LeafStack(spacing: 2) {
          ForEach(0..<3) { Leaf("row\($0)") }.transition(Widening())
        }
      })
    host.layOut(in: CGSize(width: 100, height: 100))
    let tops = (0..<3).map { host.frame(of: "row\($0)")?.minY }
    #expect(tops == [1, 15, 29])
    #expect(host.log.count { $0.hasPrefix("insert island") } == 1)
  }

  private struct Widening: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content.padding(phase.isIdentity ? 1 : 3) }
  }

  @Test("a change in one row of a hundred updates that row and nothing else")
  func changeOfOneRow() {
    let host = RecordingHost(Rows(ids: Array(0..<100)))
    _ = host.takeLog()
    host.rootView = Rows(ids: Array(0..<100), changed: 70)
    host.settle()
    #expect(host.takeLog() == ["update 70 changed"])
  }

  @Test("a row inserted at the head joins the first run, in front")
  func insertionAtTheHead() {
    let host = RecordingHost(Rows(ids: Array(0..<100)))
    _ = host.takeLog()
    host.rootView = Rows(ids: [500] + Array(0..<100))
    host.settle()
    #expect(host.takeLog() == ["make 500", "update 500", "insert 500 at 0"])
    #expect(host.shown == ["500"] + (0..<100).map(String.init))
  }

  @Test("a run that has grown to 64 rows takes no more: the next row opens another")
  func growthOfARun() {
    let host = RecordingHost(Rows(ids: Array(0..<32)))
    for count in 33...64 { change(host, to: Array(0..<count)) }
    #expect(!host.log.dropFirst(200).contains { $0.hasPrefix("insert island") })
    _ = host.takeLog()
    change(host, to: Array(0..<65))
    #expect(host.takeLog() == ["make 64", "update 64", "insert 64 at 0", "insert island at 1"])
  }

  @Test("a removed row is dismantled alone, and a run goes with its last row")
  func removal() {
    let host = RecordingHost(Rows(ids: Array(0..<33)))
    _ = host.takeLog()
    change(host, to: Array(1..<33))
    #expect(host.takeLog() == ["dismantle 0", "remove 0"])
    change(host, to: Array(1..<32))
    #expect(host.takeLog() == ["dismantle 32", "remove 32", "remove island"])
  }

  @Test("ID16 a row that moves from the first place to the last is taken out and put in again, and is not made anew")
  func moveToTheEnd() {
    let host = RecordingHost(Rows(ids: Array(0..<100)))
    _ = host.takeLog()
    change(host, to: Array(1..<100) + [0])
    #expect(host.takeLog() == ["remove 0", "insert 0 at 4"])
    #expect(host.shown == (Array(1..<100) + [0]).map(String.init))
  }

  @Test("reversed rows stay in their runs")
  func reversal() {
    let host = RecordingHost(Rows(ids: Array(0..<100)))
    _ = host.takeLog()
    change(host, to: Array(0..<100).reversed())
    // All but one of each run of 32, 32, 32 and 4, and three of the four runs.
    #expect(host.log.count { $0.hasPrefix("move ") } == 99)
    #expect(host.log.count { $0.hasPrefix("move island") } == 3)
    #expect(host.takeLog().count == 99)
    #expect(host.shown == (0..<100).reversed().map(String.init))
  }

  @Test("any change of the order shows the rows in that order, and makes and dismantles only what came and went")
  func arbitraryChanges() {
    var generator = SeededGenerator(seed: 7)
    let host = RecordingHost(Rows(ids: Array(0..<90)))
    var shown = Set(0..<90)
    for _ in 0..<60 {
      _ = host.takeLog()
      let next = Array((0..<120).shuffled(using: &generator).prefix(Int.random(in: 0...110, using: &generator)))
      change(host, to: next)
      #expect(host.shown == next.map(String.init))
      #expect(host.log.count { $0.hasPrefix("make") } == Set(next).subtracting(shown).count)
      #expect(host.log.count { $0.hasPrefix("dismantle") } == shown.subtracting(next).count)
      shown = Set(next)
    }
  }

  @Test("rows are where the same rows in a plain stack are, with any spacing and however many runs there are")
  func places() {
    let scrolled = RecordingHost(Rows(ids: Array(0..<70), spacing: 3))
    let plain = RecordingHost(LeafStack(spacing: 3) { ForEach(Array(0..<70), id: \.self) { Rows.row($0) } })
    scrolled.layOut(in: CGSize(width: 100, height: 300))
    // The rows are 10 to 14 high: 70 of them are 840, and 69 gaps of 3 are 207.
    plain.layOut(in: CGSize(width: 100, height: 1047))
    for id in 0..<70 { #expect(scrolled.frame(of: "\(id)") == plain.frame(of: "\(id)")) }
    #expect(scrolled.frame(of: "69")?.maxY == 1047)
  }

  @Test("a row that gets another number of leaves puts them into its own run")
  func leavesOfARow() {
    let host = RecordingHost(Rows(ids: Array(0..<40)))
    _ = host.takeLog()
    host.rootView = Rows(ids: Array(0..<40), doubled: 35)
    host.settle()
    #expect(host.takeLog() == ["make 35b", "update 35b", "insert 35b at 4"])
    host.rootView = Rows(ids: Array(0..<40))
    host.settle()
    #expect(host.takeLog() == ["dismantle 35b", "remove 35b"])
  }

  @Test("rows that are no longer scrolled stay in their runs, and are placed as before")
  func scrollingEnds() {
    let host = RecordingHost(Switched(axes: .vertical))
    _ = host.takeLog()
    host.rootView = Switched(axes: [])
    host.settle()
    #expect(host.takeLog() == [])
    host.layOut(in: CGSize(width: 100, height: 600))
    #expect(host.frame(of: "39") == CGRect(x: 45, y: 587.5, width: 10, height: 10))
  }

  @Test("rows follow the spacing of the stack around them where nothing else has changed, whether it scrolls or not")
  func spacing() {
    let host = RecordingHost(Spaced(axes: .vertical, spacing: 5))
    let rows = SpacedRows.count
    for (axes, spacing) in [(Axis.Set.vertical, 1), ([], 3), (.vertical, 3)] {
      host.rootView = Spaced(axes: axes, spacing: CGFloat(spacing))
      host.settle()
      host.layOut(in: CGSize(width: 100, height: 1000))
      let places = (0..<3).map { host.frame(of: "\($0)")?.minY ?? 0 }
      let step = CGFloat(10 + spacing)
      #expect(places[1] - places[0] == step && places[2] - places[1] == step)
    }
    #expect(SpacedRows.count == rows)
  }

  private func islands(for count: Int) -> Int {
    RecordingHost(Rows(ids: Array(0..<count))).log.count { $0.hasPrefix("insert island") }
  }

  private func change(_ host: RecordingHost<Rows>, to ids: [Int]) {
    host.rootView = Rows(ids: ids)
    host.settle()
  }
}

/// Rows of different heights.
private struct Rows: View {
  let ids: [Int]
  var changed: Int?
  var doubled: Int?
  var spacing: CGFloat?

  var body: some View {
    LeafScroll {
      LeafStack(spacing: spacing) {
        ForEach(ids, id: \.self) { id in
          Rows.row(id, value: id == changed ? "changed" : "")
          if id == doubled { Leaf("\(id)b") }
        }
      }
    }
  }

  static func row(_ id: Int, value: String = "") -> Leaf {
    Leaf("\(id)", value, size: CGSize(width: 20, height: 10 + CGFloat(id % 5)))
  }
}

/// Rows whose scroll view changes its axes.
private struct Switched: View {
  let axes: Axis.Set

  var body: some View {
    LeafScroll(axes) {
      LeafStack(spacing: 5) { ForEach(0..<40) { Leaf("\($0)") } }
    }
  }
}

/// Rows whose stack changes around them, and nothing in them.
private struct Spaced: View {
  let axes: Axis.Set
  let spacing: CGFloat

  var body: some View { LeafScroll(axes) { LeafStack(spacing: spacing) { SpacedRows() } } }
}

private struct SpacedRows: View {
  /// How often they were evaluated.
  static var count = 0

  var body: some View {
    Self.count += 1
    return ForEach(0..<40) { Leaf("\($0)") }
  }
}
