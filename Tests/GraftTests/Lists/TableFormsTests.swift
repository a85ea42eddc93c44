import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Forms in which source says tables, beside those of the other tests.
@Suite(.gtk) @MainActor
struct TableFormsTests {
  private struct Node: Identifiable {
    let id: String
  }

  private struct Tables: View {
    @State private var order = [KeyPathComparator(\Node.id)]
    @State private var nodes = [Node(id: "b"), Node(id: "a")]

    var body: some View {
      Table(of: Node.self, sortOrder: $order) {
        TableColumn("First", value: \.id, comparator: .localizedStandard).alignment(.trailing)
        TableColumn("Second", value: \.id) { Text("second \($0.id)") }.alignment(.numeric)
      } rows: {
        Group {
          TableRow(nodes[0])
          TableRow(nodes[1])
        }
        ForEach(nodes.map { Node(id: "each \($0.id)") }) { TableRow($0) }
      }
    }
  }

  @Test("rows of a table in a group are rows, and cells lie where their column says")
  func tables() async throws {
    let mounted = try await MountedView(Tables(), size: CGSize(width: 500, height: 300))
    let texts = mounted.root.texts
    for text in ["a", "b", "each a", "second b"] { #expect(texts.contains(text)) }
    let (cell, second) = try (
      mounted.root.find(role: .label, text: "a"), mounted.root.find(role: .label, text: "second a")
    )
    #expect(cell.frame.minX > 100 && cell.frame.maxX < second.frame.minX)
  }
}
