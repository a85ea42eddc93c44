import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Menus of lists and of their rows, and what a double click does.
@Suite(.gtk) @MainActor
struct RowMenuTests {
  private static let size = CGSize(width: 300, height: 400)
  private let log = Log()

  private struct Menus: View {
    let log: Log
    @State private var selected: Set<String> = ["a", "b"]

    var body: some View {
      List(selection: noted($selected, in: log)) {
        ForEach(["a", "b", "c"], id: \.self) { Text($0) }
        Text("own").tag("d").contextMenu { Button("own item") {} }
      }
      .contextMenu(forSelectionType: String.self) { values in
        if !values.contains("c") { Button("menu of \(values.sorted().joined(separator: " "))") {} }
      } primaryAction: { values in
        log.note("primary \(values.sorted())")
      }
    }
  }

  /// The names of the items of the menu that is open.
  private func items(_ mounted: MountedView<some View>) -> [String] {
    mounted.root.all.filter { $0.role == .menuItem }.filter(\.isShown)
      .map(\.name)
  }

  private func open(_ text: String, in mounted: MountedView<some View>) async throws -> [String] {
    try await mounted.root.find(role: .label, text: text).click(button: .secondary)
    await Settling.settle()
    let found = items(mounted)
    try await mounted.press("Escape")
    return found
  }

  @Test(
    "LS26 the menu of a list is for what is selected on a selected row, else for the row, and for nothing below the rows"
  )
  func menu() async throws {
    let mounted = try await MountedView(Menus(log: log), size: Self.size)
    #expect(try await open("a", in: mounted) == ["menu of a b"])
    let list = try #require(mounted.root.all.first { $0.widget.typeName == "GtkListView" })
    try await list.click(at: CGPoint(x: 100, y: 380), button: .secondary)
    #expect(items(mounted) == ["menu of "])
    try await mounted.press("Escape")
    #expect(log.take() == [])
    #expect(mounted.root.selectedRowTexts == ["a", "b"])
  }

  @Test(
    "LS28 a menu without items does not open, that of a row comes first, and a key opens the menu of the row with the focus"
  )
  func others() async throws {
    let mounted = try await MountedView(Menus(log: log), size: Self.size)
    #expect(try await open("c", in: mounted) == [])
    #expect(try await open("own", in: mounted) == ["own item"])
    try await mounted.clickRow("b")
    try await mounted.press("shift+F10")
    #expect(items(mounted) == ["menu of b"])
  }

  @Test("LS27 the primary action runs on a double click and on Return, once, and not on a click")
  func primary() async throws {
    let mounted = try await MountedView(Menus(log: log), size: Self.size)
    try await mounted.clickRow("b")
    #expect(log.take() == [#"["b"]"#])
    try await mounted.press("Return")
    #expect(log.take() == [#"primary ["b"]"#])
    try await mounted.root.find(role: .label, text: "c").doubleClick()
    #expect(log.take().filter { $0.hasPrefix("primary") } == [#"primary ["c"]"#])
  }

  private struct Actions: View {
    let log: Log
    @State private var names = ["a", "b", "c"]

    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          if name == "c" {
            Text(name)
              .swipeActions { Button("last") { log.note("last \(name)") } }
              .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("first") {} }
              .contextMenu { Button("menu") {} }
          } else {
            Text(name).contextMenu(name == "b" ? ContextMenu { Button("menu") {} } : nil)
          }
        }
        .onDelete {
          log.note("delete \(Array($0))")
          names.remove(atOffsets: $0)
        }
        Text("plain")
      }
    }
  }

  @Test("LS46 (part) the actions of a row stand at the end of its context menu, those of the leading edge first")
  func actions() async throws {
    let mounted = try await MountedView(Actions(log: log), size: Self.size)
    #expect(try await open("c", in: mounted) == ["menu", "first", "last"])
    try await mounted.root.find(role: .label, text: "c").click(button: .secondary)
    await Settling.settle()
    try await #require(mounted.root.all.first { $0.name == "last" && $0.isShown }).click()
    #expect(log.take() == ["last c"])
  }

  @Test("LS32 (part) a row that can be deleted has Delete in its menu, unless it has actions")
  func delete() async throws {
    let mounted = try await MountedView(Actions(log: log), size: Self.size)
    #expect(try await open("plain", in: mounted) == [])
    #expect(try await open("b", in: mounted) == ["menu", "Delete"])
    #expect(try await open("a", in: mounted) == ["Delete"])
    try await mounted.root.find(role: .label, text: "a").click(button: .secondary)
    await Settling.settle()
    try await #require(mounted.root.all.first { $0.name == "Delete" && $0.isShown }).click()
    #expect(log.take() == ["delete [0]"])
    #expect(mounted.root.rowLines.last == "plain" && mounted.root.rowLines.count == 3)
  }

  private struct Whole: View {
    let log: Log

    var body: some View {
      List {
        ForEach(["a", "b"], id: \.self) { name in
          Text(name).contextMenu {
            Button("Copy") { log.note("copy \(name)") }
            if name == "b" { Button("Delete") {} }
          }
        }
        .onDelete { _ in }
        Text("c").contextMenu { Button("Copy") {} }
          .swipeActions {
            Button("Copy") {}
            Button("Pin") {}
          }
      }
    }
  }

  /// The names of the items of the menu that opens behind the text of a row.
  private func openBehind(_ text: String, in mounted: MountedView<some View>) async throws -> [String] {
    let label = try mounted.root.find(role: .label, text: text)
    try await label.click(at: CGPoint(x: 200, y: label.frame.height / 2), button: .secondary)
    return items(mounted)
  }

  @Test("LS28 the menu of the view of a row opens anywhere in the row, and has nothing twice that the row adds")
  func whole() async throws {
    let mounted = try await MountedView(Whole(log: log), size: Self.size)
    #expect(try mounted.root.find(role: .label, text: "a").frame.width < 100)
    #expect(try await openBehind("a", in: mounted) == ["Copy", "Delete"])
    try await #require(mounted.root.all.first { $0.name == "Copy" && $0.isShown }).click()
    #expect(log.take() == ["copy a"])
    let behind = try await openBehind("b", in: mounted)
    #expect(behind == ["Copy", "Delete"])
    try await mounted.press("Escape")
    #expect(try await openBehind("c", in: mounted) == ["Copy", "Pin"])
    try await mounted.press("Escape")
    let opened = try await open("b", in: mounted)
    #expect(opened == ["Copy", "Delete"])
  }

  @Test("LS46 (part) actions of a view with a badge, and of the label of a group, are in the menu of the row once")
  func actionsInside() async throws {
    let mounted = try await MountedView(
      List {
        Text("badged").swipeActions { Button("one") {} }.badge(3)
        DisclosureGroup {
          Text("in group")
        } label: {
          Text("header").swipeActions { Button("two") {} }
        }
      }, size: Self.size)
    #expect(try await open("badged", in: mounted) == ["one"])
    #expect(try await open("header", in: mounted) == ["two"])
  }

  @Test("LS46 (part) a wheel scrolls a list whose rows have actions")
  func wheel() async throws {
    let mounted = try await MountedView(SwipedLetters(log: Log()), size: SwipedLetters.size)
    let top = try mounted.label("2").frame.minY
    try await mounted.label("plain").scroll(down: 1)
    #expect(try mounted.label("2").frame.minY < top)
  }
}
