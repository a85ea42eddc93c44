import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Collections that say another number of elements than they have.
@Suite(.gtk) @MainActor
struct LyingCountTests {
  enum Container: CaseIterable { case list, table, stack, grid }

  private struct Number: Identifiable { let id: Int }

  /// Numbers, and what their count says.
  private struct Numbers: RandomAccessCollection {
    let real: Int
    let count: Int
    let startIndex = 0
    var endIndex: Int { real }

    subscript(index: Int) -> Number {
      precondition((0..<real).contains(index))
      return Number(id: index)
    }
  }

  private struct Shown: View {
    let container: Container
    @State private var isGrown = false

    var body: some View {
      VStack(spacing: 0) {
        Button("grow") { isGrown = true }
        shown(isGrown ? Numbers(real: 4, count: 2) : Numbers(real: 3, count: 1_000))
      }
    }

    @ViewBuilder
    private func shown(_ numbers: Numbers) -> some View {
      switch container {
      case .list: List(numbers) { Text("number \($0.id)") }
      case .table: Table(numbers) { TableColumn("column") { Text("number \($0.id)") } }
      case .stack: ScrollView { LazyVStack { ForEach(numbers) { Text("number \($0.id)") } } }
      case .grid: ScrollView { LazyVGrid(columns: [GridItem()]) { ForEach(numbers) { Text("number \($0.id)") } } }
      }
    }
  }

  @Test(
    "DT13 (part) a collection that says more or fewer elements than it has is reported, and the fewer are shown",
    arguments: Container.allCases)
  func count(container: Container) async throws {
    let mounted = try await MountedView(Shown(container: container), size: CGSize(width: 300, height: 400))
    func numbers() -> [String] { mounted.root.texts.filter { $0.hasPrefix("number") } }
    #expect(numbers() == ["number 0", "number 1", "number 2"])
    #expect(Diagnostics.recorded.map(\.kind) == [.contradictingCount])
    try await mounted.root.find(role: .button, name: "grow").click()
    #expect(numbers() == ["number 0", "number 1"])
    #expect(Diagnostics.recorded.map(\.kind) == [.contradictingCount])
  }
}
