import GraftTestTraits
import Testing
import ViewGraphTesting

@testable import ViewGraph

/// What looks at the rows that something stands around, to know whether any of them can be seen.
@Suite(.runtime) @MainActor
struct RowsInSightTests {
  /// A section without rows, which counts how often it is asked whether any can be seen.
  private struct Asked: View {
    let notes: Notes<String>

    static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { AskedNode(view, at: site) }
  }

  private final class AskedNode: Node<Asked>, ListSection {
    private let notes: Notes<String>

    init(_ view: Asked, at site: NodeSite) {
      notes = view.notes
      super.init(at: site)
      marks.insert(.isListSection)
    }

    var rowCount: Int { 0 }

    var isAnyInSight: Bool {
      notes.values.append("asked")
      return false
    }

    func row(at index: Int) -> ListRowNode { fatalError("there are no rows") }
    func selectionValue(at index: Int) -> AnyHashable? { nil }
    func element(at index: Int) -> RowElement? { nil }
    func innerNode(at index: Int) -> ViewNode? { nil }
    func takeChange() -> CommonEnds? { nil }
    func collectRowItems() {}
  }

  private struct Rows: View {
    let notes: Notes<String>
    var visible: Range<Int>

    var body: some View {
      LeafList(visible: visible) {
        Group {
          Asked(notes: notes)
          Leaf("0")
          Leaf("1")
          Leaf("2")
          Leaf("3")
          Leaf("4")
        }
        .onDisappear { notes.values.append("disappear") }
      }
    }
  }

  private let notes = Notes<String>()

  /// What is noted while rows leave and come until some are seen.
  private func noted(_ host: RecordingHost<Rows>, _ visible: Range<Int>) -> [String] {
    notes.values = []
    host.rootView.visible = visible
    host.settle()
    return notes.values
  }

  @Test("a row that leaves has all rows around looked at only where the one that came last has left too, and then once")
  func leaving() {
    let host = RecordingHost(Rows(notes: notes, visible: 0..<3))
    #expect(noted(host, 1..<4) == [])
    #expect(noted(host, 2..<5) == [])
    #expect(noted(host, 3..<5) == [])
    #expect(noted(host, 3..<4) == ["asked"])
    #expect(noted(host, 5..<5) == ["asked", "disappear"])
  }

  @Test("of rows that leave on one side one by one, after others came there, the first alone has all looked at")
  func turning() {
    let host = RecordingHost(Rows(notes: notes, visible: 1..<5))
    #expect(noted(host, 0..<5) == [])
    #expect(noted(host, 1..<5) == ["asked"])
    #expect(noted(host, 2..<5) == [])
    #expect(noted(host, 3..<5) == [])
    #expect(noted(host, 4..<5) == [])
  }
}
