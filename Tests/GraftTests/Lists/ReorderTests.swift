import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Elements that the user reorders in containers of any kind.
@Suite(.gtk) @MainActor
struct ReorderTests {
  enum Kind: CaseIterable {
    case stack, lazyStack, lazyGrid, list, stackInRow, columns

    /// Those in which one element is below the other.
    static let lines = allCases.filter { $0 != .columns }
  }

  struct Letter: Identifiable {
    let id: String
  }

  private struct Letters: View {
    let kind: Kind
    let log: Log
    var isEnabled = true
    var token: Token?
    @State private var letters = ["a", "b", "c", "d"].map { Letter(id: $0) }

    var body: some View {
      container.reorderContainer(for: Letter.self, isEnabled: isEnabled) { difference in
        log.note(note(difference))
        token?.count += 1
        let moved = letters.filter { difference.sources.contains($0.id) }
        letters.removeAll { difference.sources.contains($0.id) }
        var index = letters.count
        if case .before(let id) = difference.destination.position {
          index = letters.firstIndex { $0.id == id } ?? index
        }
        letters.insert(contentsOf: moved, at: index)
      }
    }

    private func note(_ difference: ReorderDifference<String, ReorderableSingleCollectionIdentifier>) -> String {
      switch difference.destination.position {
      case .before(let id): "\(difference.sources) before \(id)"
      case .end: "\(difference.sources) end"
      }
    }

    @ViewBuilder
    private var container: some View {
      switch kind {
      case .stack: VStack(spacing: 0) { cells }
      case .lazyStack: ScrollView { LazyVStack(spacing: 0) { cells } }
      case .lazyGrid: ScrollView { LazyVGrid(columns: [GridItem()], spacing: 0) { cells } }
      case .list: List { cells }
      case .stackInRow: List { VStack(spacing: 0) { cells } }
      case .columns:
        ScrollView {
          LazyVGrid(columns: Array(repeating: GridItem(.fixed(190)), count: 3), spacing: 0) { cells }
        }
      }
    }

    private var cells: some DynamicViewContent<[Letter]> {
      ForEach(letters) { letter in
        HStack {
          Text(letter.id).frame(width: 100, height: 60).contentShape(Rectangle())
          Button("go \(letter.id)") {}
        }
      }
      .reorderable()
    }
  }

  fileprivate final class Token {
    var count = 0
  }

  private let log = Log()
  private let size = CGSize(width: 300, height: 400)

  /// Drags a letter to the upper or lower part of another.
  private func drag(
    _ text: String, to other: String, below isBelow: Bool, in mounted: MountedView<some View>
  ) async throws {
    let target = try mounted.label(other)
    let place = CGPoint(x: target.frame.width / 2, y: target.frame.height / 2 + (isBelow ? 22 : -22))
    try await mounted.label(text).dragAndDrop(at: nil, to: target, at: place)
    await Settling.settle()
  }

  private func order(_ mounted: MountedView<some View>) throws -> String {
    try ["a", "b", "c", "d"].sorted { try mounted.label($0).frame.minY < mounted.label($1).frame.minY }.joined()
  }

  @Test(
    "LS62 elements are dragged before others and behind the last, and their container is told once, at the drop",
    arguments: Kind.lines)
  func drag(kind: Kind) async throws {
    let mounted = try await MountedView(Letters(kind: kind, log: log), size: size)
    try await drag("a", to: "c", below: true, in: mounted)
    #expect(log.take() == [#"["a"] before d"#])
    #expect(try order(mounted) == "bcad")
    try await drag("d", to: "b", below: false, in: mounted)
    #expect(log.take() == [#"["d"] before b"#])
    #expect(try order(mounted) == "dbca")
    try await drag("b", to: "a", below: true, in: mounted)
    #expect(log.take() == [#"["b"] end"#])
    #expect(try order(mounted) == "dcab")
    try await drag("c", to: "d", below: true, in: mounted)
    #expect(log.take() == [])
  }

  @Test(
    "LS62 Alt with an arrow moves the element with the focus by one place, which keeps it", arguments: Kind.lines)
  func keys(kind: Kind) async throws {
    let mounted = try await MountedView(Letters(kind: kind, log: log), size: size)
    let button = try mounted.root.find(role: .button, name: "go b")
    gtk_widget_grab_focus(button.widget.widgetPointer)
    await Settling.settle()
    for (key, told, after) in [
      ("alt+Down", #"["b"] before d"#, "acbd"), ("alt+Down", #"["b"] end"#, "acdb"), ("alt+Down", nil, "acdb"),
      ("alt+Up", #"["b"] before d"#, "acbd"),
    ] {
      try await mounted.press(key)
      #expect(log.take() == (told.map { [$0] } ?? []))
      #expect(try order(mounted) == after)
    }
    #expect(gtk_widget_has_focus(button.widget.widgetPointer) != 0)
  }

  @Test("LS62 nothing is reordered where the container is disabled", arguments: Kind.lines)
  func disabled(kind: Kind) async throws {
    let mounted = try await MountedView(Letters(kind: kind, log: log, isEnabled: false), size: size)
    try await drag("a", to: "c", below: true, in: mounted)
    #expect(log.take() == [])
    #expect(try order(mounted) == "abcd")
  }

  @Test("LS62 in a grid of three columns an element goes before another at its left half and behind it at its right")
  func columns() async throws {
    let mounted = try await MountedView(Letters(kind: .columns, log: log), size: CGSize(width: 600, height: 400))
    let left = try mounted.label("a")
    let low = CGPoint(x: 4, y: left.frame.height / 2 + 22)
    try await mounted.label("d").dragAndDrop(at: nil, to: left, at: low)
    await Settling.settle()
    #expect(log.take() == [#"["d"] before a"#])
    let button = try mounted.root.find(role: .button, name: "go b")
    try await left.dragAndDrop(at: nil, to: button, at: CGPoint(x: button.frame.width / 2, y: 10))
    await Settling.settle()
    #expect(log.take() == [#"["a"] before c"#])
    let places = try ["d", "b", "a"].map { try mounted.label($0).frame.minX }
    #expect(places == places.sorted())
  }

  @Test("LS62 what moves elements is let go of with their view, whatever was dragged last")
  func letsGo() async throws {
    weak var token: Token?
    func drag() async throws {
      let made = Token()
      token = made
      let mounted = try await MountedView(Letters(kind: .stack, log: log, token: made), size: size)
      try await self.drag("a", to: "c", below: true, in: mounted)
      #expect(made.count == 1)
      _ = await mounted.close()
    }
    try await drag()
    await Settling.settle()
    #expect(token == nil)
  }
}
