import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// What it costs that a toolkit shows and hides rows.
@Suite(.runtime) @MainActor
struct ShownRowTests {
  @Test("a row that is shown again waits for no round, and one that was hidden for one")
  func again() throws {
    let notes = Notes<ViewNode>()
    let host = RecordingHost(LeafList { MovingLeaf(value: 1) { notes.values.append($0) } })
    let row = try #require(notes.values.last?.enclosingRow)
    #expect(row.isShown && host.isSettled)
    _ = row.show()
    #expect(row.isShown && host.isSettled)
    row.hide()
    #expect(!row.isShown && !host.isSettled)
    host.settle()
    _ = row.show()
    #expect(row.isShown && !host.isSettled)
    host.settle()
  }
}
