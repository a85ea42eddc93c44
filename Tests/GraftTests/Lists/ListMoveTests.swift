import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Rows of a list that the user moves, by keys and by dragging.
@Suite(.gtk) @MainActor
struct ListMoveTests {
  private let log = Log()

  private func mount(_ letters: EditableLetters) async throws -> MountedView<EditableLetters> {
    try await MountedView(letters, size: EditableLetters.size)
  }

  @Test(
    "LS37 Alt+Down and Alt+Up move the row with the focus by one place, which keeps focus and selection; not at the ends"
  )
  func keys() async throws {
    let mounted = try await mount(EditableLetters(log: log))
    try await mounted.clickRow("c")
    _ = log.take()
    for (key, told, order) in [
      ("alt+Down", "move [2] 4", "abdce"), ("alt+Down", "move [3] 5", "abdec"), ("alt+Down", nil, "abdec"),
      ("alt+Up", "move [4] 3", "abdce"), ("alt+Up", "move [3] 2", "abcde"), ("alt+Up", "move [2] 1", "acbde"),
      ("alt+Up", "move [1] 0", "cabde"), ("alt+Up", nil, "cabde"),
    ] {
      try await mounted.press(key)
      #expect(log.take() == (told.map { [$0] } ?? []))
      #expect(mounted.root.rowLines == ["title"] + order.map { "\($0)" } + ["y", "z"])
      #expect(mounted.root.focusedRowText == "c")
      #expect(mounted.root.selectedRowTexts == ["c"])
    }
  }

  @Test("LS37 (part) the selected rows move as a block")
  func block() async throws {
    let mounted = try await mount(EditableLetters(log: log))
    try await mounted.clickRow("b")
    try await mounted.clickRow("c", .shift)
    _ = log.take()
    try await mounted.press("alt+Down")
    try await mounted.press("alt+Up")
    #expect(log.take() == ["move [1, 2] 4", "move [2, 3] 1"])
    #expect(mounted.root.selectedRowTexts == ["b", "c"])
  }

  /// Drags a row to the upper or lower half of another, and tells what the list was told.
  private func drag(
    _ row: String, to other: String, after isAfter: Bool, in mounted: MountedView<some View>
  ) async throws -> [String] {
    let target = try #require(mounted.root.listRows.first { $0.content.all.contains { $0.text == other } })
    let place = CGPoint(x: 100, y: target.frame.height * (isAfter ? 0.8 : 0.2))
    try await mounted.root.find(role: .label, text: row).dragAndDrop(at: nil, to: target, at: place)
    await Settling.settle()
    let told = log.take()
    #expect(!told.contains("appear") && !told.contains("disappear"))
    return told.filter { $0.hasPrefix("move") }
  }

  @Test("LS33 a row that is dragged goes where it is dropped: below another one, above one, and behind the last")
  func drag() async throws {
    for (row, other, isAfter, told, order) in [
      ("b", "d", true, "move [1] 4", "acdbe"), ("d", "b", false, "move [3] 1", "adbce"),
      ("a", "e", true, "move [0] 5", "bcdea"),
    ] {
      let mounted = try await mount(EditableLetters(log: log))
      #expect(try await drag(row, to: other, after: isAfter, in: mounted) == [told])
      #expect(mounted.root.rowLines == ["title"] + order.map { "\($0)" } + ["y", "z"])
    }
  }

  @Test("LS35 a drop in the row's own place, on a row of another ForEach or outside moves nothing")
  func ownPlace() async throws {
    let mounted = try await mount(EditableLetters(log: log))
    for (other, isAfter) in [("b", false), ("b", true), ("a", true), ("c", false), ("title", true), ("y", true)] {
      #expect(try await drag("b", to: other, after: isAfter, in: mounted) == [])
    }
    #expect(mounted.root.rowLines == ["title", "a", "b", "c", "d", "e", "y", "z"])
    #expect(try await drag("b", to: "a", after: false, in: mounted) == ["move [1] 0"])
  }

  @Test("LS36 a drag takes all selected rows of the ForEach along, and a row alone that is not selected")
  func selection() async throws {
    let mounted = try await mount(EditableLetters(log: log))
    try await mounted.clickRow("a")
    try await mounted.clickRow("c", .control)
    try await mounted.clickRow("y", .control)
    _ = log.take()
    #expect(try await drag("c", to: "e", after: false, in: mounted) == ["move [0, 2] 4"])
    #expect(mounted.root.rowLines == ["title", "b", "d", "a", "c", "e", "y", "z"])
    #expect(mounted.root.selectedRowTexts == ["a", "c", "y"])
    #expect(try await drag("e", to: "b", after: false, in: mounted) == ["move [4] 0"])
  }

  @Test("LS39 (part) a row that cannot be moved stays, and others are dropped before and after it")
  func disabled() async throws {
    let mounted = try await mount(EditableLetters(log: log, letters: ["a", "x", "c"]))
    #expect(try await drag("x", to: "c", after: true, in: mounted) == [])
    try await mounted.clickRow("x")
    _ = log.take()
    try await mounted.press("alt+Down")
    #expect(log.take() == [])
    #expect(try await drag("a", to: "x", after: true, in: mounted) == ["move [0] 2"])
    #expect(try await drag("c", to: "x", after: false, in: mounted) == ["move [2] 0"])
  }

  private struct StatefulRow: View {
    let name: String
    @State private var count = 0

    var body: some View {
      HStack {
        Text(name)
        Button("add to \(name)") { count += 1 }
        Text("\(name) has \(count)")
      }
    }
  }

  private struct Stateful: View {
    let log: Log
    @State private var names = ["a", "b", "c"]

    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          StatefulRow(name: name).onAppear { log.note("appear") }.onDisappear { log.note("disappear") }
        }
        .onMove {
          log.note("move")
          names.move(fromOffsets: $0, toOffset: $1)
        }
      }
    }
  }

  @Test("LS38 rows keep state and widgets after a move, and none appears or disappears that stays in view")
  func state() async throws {
    let mounted = try await MountedView(Stateful(log: log), size: EditableLetters.size)
    try await mounted.root.find(role: .button, name: "add to a").click()
    let label = try mounted.root.find(role: .label, text: "a has 1").widget
    _ = log.take()
    #expect(try await drag("a", to: "c has 0", after: true, in: mounted) == ["move"])
    #expect(try mounted.root.find(role: .label, text: "a has 1").widget == label)
  }

  @Test("LS38 (part) where the data are left as they are, the row is where it was, and no mark of the drag is left")
  func refused() async throws {
    let mounted = try await mount(EditableLetters(log: log, obeys: false))
    #expect(try await drag("a", to: "c", after: true, in: mounted) == ["move [0] 3"])
    #expect(mounted.root.rowLines == ["title", "a", "b", "c", "d", "e", "y", "z"])
    #expect(
      !mounted.root.listRows.contains { gtk_widget_has_css_class($0.widget.widgetPointer, "graft-drop-after") != 0 })
  }

  private struct Draggable: View {
    let log: Log
    @State private var letters = ["a", "b", "c"]

    var body: some View {
      HStack {
        List {
          ForEach(letters, id: \.self) { Text($0).draggable($0) }
            .onMove { offsets, offset in
              log.note("move \(Array(offsets)) \(offset)")
              letters.move(fromOffsets: offsets, toOffset: offset)
            }
        }
        .onDragSessionUpdated { if case .ended(let operation) = $0.phase { log.note("ended \(operation)") } }
        Text("target").frame(width: 80, height: 50).dropDestination(for: String.self) { items, _ in
          log.note("target \(items)")
        }
        .dropConfiguration { _ in DropConfiguration(operation: .move) }
      }
    }
  }

  @Test("DD14 (part) a row with a value that its own list moves is not told as moved, one that is moved elsewhere is")
  func draggable() async throws {
    let mounted = try await MountedView(Draggable(log: log), size: CGSize(width: 400, height: 300))
    let last = try #require(mounted.root.listRows.last)
    let below = CGPoint(x: 50, y: last.frame.height * 0.8)
    try await mounted.root.find(role: .label, text: "a").dragAndDrop(at: nil, to: last, at: below)
    await Settling.settle()
    #expect(log.take().sorted() == ["ended copy", "move [0] 3"])
    #expect(mounted.root.rowLines == ["b", "c", "a"])
    try await mounted.label("b").dragAndDrop(to: mounted.label("target"))
    for _ in 0..<200 where !log.entries.contains(where: { $0.hasPrefix("target") }) { await Settling.settle() }
    #expect(log.take().sorted() == ["ended move", #"target ["b"]"#])
  }

  @Test("LS40 a press on a control in a row begins no drag of the row, and a click on a row selects it")
  func control() async throws {
    let mounted = try await MountedView(Stateful(log: log), size: EditableLetters.size)
    let (button, target) = (
      try mounted.root.find(role: .button, name: "add to a"), try mounted.root.find(role: .label, text: "c")
    )
    _ = log.take()
    try await button.dragAndDrop(to: target)
    #expect(log.take() == [])
    try await button.click()
    #expect(mounted.root.texts.contains("a has 1"))
    let letters = try await mount(EditableLetters(log: log))
    try await letters.clickRow("d")
    #expect(letters.root.selectedRowTexts == ["d"])
  }
}
