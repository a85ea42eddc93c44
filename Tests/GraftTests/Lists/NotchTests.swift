import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Rows that come and go by many notches, in all that is lazy.
@Suite(.gtk) @MainActor
struct NotchTests {
  enum Container: CaseIterable { case list, table, stack, grid }

  /// By how many notches rows are scrolled down and up again.
  private static var notches: Int {
    ProcessInfo.processInfo.environment["GRAFT_NOTCHES"].flatMap { Int($0) } ?? 200
  }

  /// How many rows live, by their nodes, and how many were built.
  @MainActor
  private final class Living {
    static var count = 0
    static var built = 0

    init() { Self.count += 1 }

    isolated deinit { Self.count -= 1 }

    static func noteBuilt() { built += 1 }
  }

  private struct Row: View {
    let number: Int
    let living = Living()

    var body: some View {
      let _ = Living.noteBuilt()
      HStack {
        Text(verbatim: "\(number)")
        Button("press") {}
      }
      .frame(height: 40)
    }
  }

  private struct Element: Identifiable { let id: Int }

  private struct Rows: View {
    let container: Container
    private let elements = (0..<100_000).map { Element(id: $0) }

    init(_ container: Container) { self.container = container }

    var body: some View {
      switch container {
      case .list: List(elements) { Row(number: $0.id) }.listStyle(.plain)
      case .table: Table(elements) { TableColumn("row") { Row(number: $0.id) } }.tableColumnHeaders(.hidden)
      case .stack: ScrollView { LazyVStack(spacing: 0) { ForEach(elements) { Row(number: $0.id) } } }
      case .grid:
        ScrollView {
          LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: 2), spacing: 0) {
            ForEach(elements) { Row(number: $0.id) }
          }
        }
      }
    }
  }

  /// How many rows are built by a hundred notches of two rows down and as many up again. A lazy stack keeps a viewport behind what
  /// is seen; GTK 4.8 binds some rows anew that it had in another place.
  private func built(in container: Container) -> Int? {
    switch container {
    case .list, .table: gtk_get_minor_version() == 8 ? 1_940 : nil
    case .stack: 368
    case .grid: 736
    }
  }

  @Test(
    "DT18 (part) notches down and up, a frame for each, leave no more nodes and widgets, and build what comes into sight",
    arguments: Container.allCases)
  func frames(container: Container) async throws {
    let mounted = try await MountedView(Rows(container), size: viewport)
    func scroll(_ count: Int, by distance: Double) async {
      for _ in 0..<count { await mounted.scroll(to: mounted.offset + distance) }
    }
    for distance in [700.0, 80, -80] { await scroll(20, by: distance) }
    let (nodes, widgets, offset, built) = (Living.count, mounted.root.all.count, mounted.offset, Living.built)
    let rounds = max(Self.notches / 200, 1)
    for _ in 0..<rounds {
      for distance in [80.0, -80] { await scroll(100, by: distance) }
    }
    #expect(abs(mounted.offset - offset) < 1)
    #expect(Living.count <= nodes && mounted.root.all.count <= widgets)
    if let expected = self.built(in: container) { #expect(Living.built - built == expected * rounds) }
  }

  @Test("DT18 (part) after 20,000 notches there are no more nodes and widgets", arguments: Container.allCases)
  func many(container: Container) async throws {
    let mounted = try await MountedView(Rows(container), size: viewport)
    let adjustment = try #require(mounted.adjustment())
    func scroll(_ count: Int, by distance: Double) async {
      for _ in 0..<count { gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + distance) }
      await Settling.settle()
    }
    for _ in 0..<20 { await scroll(10, by: 70) }
    let (nodes, widgets) = (Living.count, mounted.root.all.count)
    for distance in [70.0, -70] {
      for _ in 0..<50 { await scroll(200, by: distance) }
    }
    #expect(Living.count <= nodes && mounted.root.all.count <= widgets)
  }
}
