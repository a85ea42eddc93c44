import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Rows of trees, whose nodes are beside the place of an arrow: 16 pixels and 6 before what the program says.
extension RowTransitionTests {
  fileprivate struct Node: Identifiable {
    let id: Int
    var children: [Node]? { nil }
  }

  /// Rows of 200 by 40, black from 22 to 160.
  fileprivate struct Trees: View {
    private static let transition = AnyTransition.move(edge: .leading)
    let container: Container
    var numbers = [0, 1]

    var body: some View {
      switch container {
      // There is a line between rows.
      case .list: List { nodes(height: 39).listRowInsets(EdgeInsets()) }.listStyle(.plain)
      case .stack: ScrollView { LazyVStack(spacing: 0) { nodes(height: 40) } }
      }
    }

    private func nodes(height: CGFloat) -> some View {
      OutlineGroup(numbers.map { Node(id: $0) }, children: \.children) { _ in
        Color.black.frame(width: 138, height: height).frame(maxWidth: .infinity, alignment: .leading)
          .transition(Self.transition)
      }
    }
  }

  @Test("MO86 (part) a row of a tree comes and goes by the transition of its view", arguments: Container.allCases)
  func trees(container: Container) async throws {
    try await moving(Trees(container: container)) { (mounted, clock) async throws in
      // It goes over the edge by its length, and comes by that of what is in it: half of 200 and of 160.
      try await goAndCome(mounted, clock, \.numbers, at: [(30, 60), (100, 60), (100, 20)], rest: [100, 100, 100])
    }
  }

  /// Rows of 200 by 40 in two columns of 100, of which the second one is black from 108 to 192 and says a transition.
  fileprivate struct TreeColumns: View {
    private static let transition = AnyTransition.move(edge: .leading)
    var numbers = [0, 1]

    var body: some View {
      Table(numbers.map { Node(id: $0) }, children: \.children) {
        TableColumn("first") { _ in Color.clear.frame(height: 23) }.width(100)
        TableColumn("second") { _ in Color.black.frame(height: 23).transition(Self.transition) }.width(100)
      }
      .tableColumnHeaders(.hidden)
    }
  }

  @Test("MO86 (part) a row of a tree in a table comes and goes as a whole by that of one of its cells")
  func treeColumns() async throws {
    try await moving(TreeColumns()) { (mounted, clock) async throws in
      // Half of 200 to the left, the black is from 8 to 92.
      try await goAndCome(mounted, clock, \.numbers, at: [(50, 60), (150, 60), (150, 20)], rest: [0, 100, 100])
    }
  }
}
