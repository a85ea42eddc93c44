import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Ids that repeat and ids that change, in all that builds rows as they are seen.
@Suite(.gtk) @MainActor
struct ContainerIDTests {
  enum Container: CaseIterable {
    case list, lazyStack, lazyGrid, table

    /// How many elements stand beside each other.
    var columns: Int { self == .lazyGrid ? 2 : 1 }

    /// Whether GTK knows where a row is.
    var isOfGTK: Bool { self == .list || self == .table }
  }

  private struct Rows<Element: Identifiable>: View {
    let container: Container
    let elements: [Element]
    let text: (Element) -> String

    private var rows: some View { ForEach(elements) { row($0) } }

    private func row(_ element: Element) -> some View { Text(verbatim: text(element)).frame(height: 40) }

    var body: some View {
      switch container {
      case .list: List(elements) { row($0) }
      case .lazyStack: ScrollView { LazyVStack(spacing: 0) { rows } }
      case .lazyGrid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) { rows } }
      case .table: Table(elements) { TableColumn("") { row($0) } }
      }
    }
  }

  /// What is written where it can be seen, line by line.
  private func texts(_ mounted: MountedView<some View>) -> [String] {
    mounted.root.all.filter { $0.role == .label && $0.isShown && !$0.text.isEmpty }
      .filter { $0.frame.maxY > 0 && $0.frame.minY < viewport.height }
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }.map(\.text)
  }

  private func show(_ row: Int, _ container: Container, in mounted: MountedView<some View>) async {
    if container.isOfGTK { return await mounted.scrollList(to: row) }
    await mounted.scroll(to: Double(row / container.columns * 40))
  }

  private struct Item: Identifiable {
    let id: Int
    var text: String
  }

  @Test(
    "DT11 ids that repeat are reported as their rows are built, each row is shown, and none twice",
    arguments: Container.allCases)
  func repeated(container: Container) async throws {
    var items = (0..<1_000).map { Item(id: $0, text: "text \($0)") }
    items[3] = Item(id: 2, text: "again")
    items[901] = Item(id: 900, text: "far again")
    let mounted = try await MountedView(Rows(container: container, elements: items, text: \.text), size: viewport)
    #expect(texts(mounted).prefix(5) == ["text 0", "text 1", "text 2", "again", "text 4"])
    #expect(Diagnostics.recorded.map(\.kind) == [.duplicateID])
    // GTK's rows come to the end of what is seen.
    await show(container.isOfGTK ? 901 : 900, container, in: mounted)
    #expect(texts(mounted).filter { $0 == "text 900" || $0 == "far again" } == ["text 900", "far again"])
    #expect(Diagnostics.recorded.map(\.kind) == [.duplicateID, .duplicateID])
    items.removeFirst(2)
    mounted.rootView = Rows(container: container, elements: items, text: \.text)
    await show(0, container, in: mounted)
    #expect(texts(mounted).prefix(3) == ["text 2", "again", "text 4"])
    #expect(Set(texts(mounted)).count == texts(mounted).count)
    _ = Diagnostics.recorded
  }

  private struct Unstable: Identifiable {
    var id: Int { Int.random(in: 0..<1_000_000_000) }
  }

  @Test(
    "DT12 ids that differ each time they are read make fresh rows, and end nothing", arguments: Container.allCases)
  func unstable(container: Container) async throws {
    func rows(_ count: Int) -> Rows<Unstable> {
      Rows(container: container, elements: Array(repeating: Unstable(), count: count)) { _ in "row" }
    }
    let mounted = try await MountedView(rows(5), size: viewport)
    for count in [6, 3, 8] {
      mounted.rootView = rows(count)
      await Settling.settle()
      #expect(texts(mounted) == Array(repeating: "row", count: count))
    }
    _ = Diagnostics.recorded
  }

  @Test(
    "DT12 (part) elements whose ids change from one update to the next are shown as they are by then",
    arguments: Container.allCases)
  func changed(container: Container) async throws {
    func rows(_ ids: [Int]) -> Rows<Item> {
      Rows(container: container, elements: ids.map { Item(id: $0, text: "text \($0)") }, text: \.text)
    }
    let mounted = try await MountedView(rows([1, 2, 3]), size: viewport)
    for ids in [[1, 20, 3], [1, 20, 30], [3, 2, 1], [2, 2, 2], [1, 2, 3]] {
      mounted.rootView = rows(ids)
      await Settling.settle()
      #expect(texts(mounted) == ids.map { "text \($0)" })
    }
    #expect(Diagnostics.recorded.map(\.kind) == [.duplicateID])
  }
}
