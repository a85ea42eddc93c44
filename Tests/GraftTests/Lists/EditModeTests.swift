import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Edit mode of lists, and collections that lists edit themselves.
@Suite(.gtk) @MainActor
struct EditModeTests {
  private static let size = CGSize(width: 300, height: 400)
  private let log = Log()

  private struct Mode: View {
    @Environment(\.editMode) private var mode

    var body: some View {
      EditButton()
      Text("\(mode.map { "\($0.wrappedValue) \($0.wrappedValue.isEditing)" } ?? "none")")
      Button("other") { mode?.wrappedValue = .transient }
    }
  }

  private struct Held: View {
    @State private var mode = EditMode.inactive

    var body: some View {
      VStack {
        Text("held \(mode)")
        Mode()
      }
      .environment(\.editMode, $mode)
    }
  }

  @Test("LS41 an edit button turns the mode around it on and off, which programs read and set")
  func button() async throws {
    let mounted = try await MountedView(Held(), size: Self.size)
    for (title, shown) in [("Edit", "active true"), ("Done", "inactive false"), ("Edit", "active true")] {
      try await mounted.root.find(role: .button, name: title).click()
      #expect(mounted.root.texts.contains(shown))
    }
    #expect(mounted.root.texts.contains("held active"))
    try await mounted.root.find(role: .button, name: "other").click()
    #expect(mounted.root.texts.contains("transient true"))
    #expect(mounted.root.all.contains { $0.role == .button && $0.name == "Done" })
  }

  @Test("LS41 (part) pages of a stack have a mode, a constant holds it, and without one the button does nothing")
  func sources() async throws {
    let inStack = try await MountedView(NavigationStack { VStack { Mode() } }, size: Self.size)
    try await inStack.root.find(role: .button, name: "Edit").click()
    #expect(inStack.root.texts.contains("active true"))
    for (content, shown, title) in [
      (AnyView(VStack { Mode() }.environment(\.editMode, .constant(.active))), "active true", "Done"),
      (AnyView(VStack { Mode() }), "none", "Edit"),
    ] {
      let mounted = try await MountedView(content, size: Self.size)
      try await mounted.root.find(role: .button, name: title).click()
      #expect(mounted.root.texts.contains(shown))
    }
  }

  private struct CountingRow: View {
    let name: String
    @State private var count = 0

    var body: some View {
      HStack {
        Text(name)
        Button("add") { count += 1 }
        Text("count \(count)")
      }
    }
  }

  private struct Page: View {
    let number: Int
    @Environment(\.editMode) private var mode

    var body: some View {
      VStack {
        NavigationLink("next", value: number + 1)
        Text("\(number) \(mode?.wrappedValue.isEditing == true)")
      }
      .toolbar { EditButton() }
    }
  }

  @Test("CT41 an edit button in the bar turns on the mode of its page, and another page has another one")
  func pages() async throws {
    let mounted = try await MountedView(
      NavigationStack { Page(number: 0).navigationDestination(for: Int.self) { Page(number: $0) } }, size: Self.size)
    try await mounted.root.find(role: .button, name: "Edit").click()
    #expect(mounted.root.texts.contains("0 true"))
    try await mounted.root.find(role: .button, name: "next").click()
    #expect(mounted.root.texts.contains("1 false"))
    try await mounted.root.find(role: .button, name: "Edit").click()
    try await mounted.root.find(role: .button, name: "Back").click()
    #expect(mounted.root.texts.contains("0 true"))
    try await mounted.root.find(role: .button, name: "Done").click()
    #expect(mounted.root.texts.contains("0 false"))
  }

  private struct Editable: View {
    let log: Log
    @State private var names = ["a", "b", "c"]
    @State private var mode = EditMode.inactive

    var body: some View {
      VStack {
        EditButton()
        List {
          Text("title")
          ForEach(names, id: \.self) { CountingRow(name: $0).deleteDisabled($0 == "b").moveDisabled($0 == "c") }
            .onDelete { offsets in
              log.note("delete \(Array(offsets))")
              names.remove(atOffsets: offsets)
            }
            .onMove { _, _ in }
        }
      }
      .environment(\.editMode, $mode)
    }
  }

  private func removers(_ mounted: MountedView<some View>) -> [FoundWidget] {
    mounted.root.all.filter { gtk_widget_has_css_class($0.widget.widgetPointer, "graft-remove") != 0 && $0.isShown }
  }

  @Test("LS42 in edit mode rows to be deleted have a button, named by the row, and those to be moved a handle")
  func beside() async throws {
    let mounted = try await MountedView(Editable(log: log), size: Self.size)
    #expect(removers(mounted).isEmpty)
    try await mounted.root.find(role: .button, name: "Edit").click()
    #expect(removers(mounted).map(\.name) == ["a, add, count 0", "c, add, count 0"])
    let handles = mounted.root.all.filter {
      gtk_widget_has_css_class($0.widget.widgetPointer, "graft-handle") != 0 && $0.isShown
    }
    #expect(handles.count == 2)
    try await removers(mounted)[1].click()
    #expect(log.take() == ["delete [2]"])
    #expect(mounted.root.rowLines == ["title", "a add count 0", "b add count 0"])
    try await mounted.root.find(role: .button, name: "Done").click()
    #expect(removers(mounted).isEmpty)
  }

  @Test("LS42 (part) turning the mode on and off changes neither state nor widgets of rows")
  func state() async throws {
    let mounted = try await MountedView(Editable(log: log), size: Self.size)
    try await #require(mounted.root.all.first { $0.role == .button && $0.name == "add" }).click()
    let label = try mounted.root.find(role: .label, text: "count 1").widget
    for title in ["Edit", "Done", "Edit"] {
      try await mounted.root.find(role: .button, name: title).click()
      #expect(try mounted.root.find(role: .label, text: "count 1").widget == label)
    }
  }

  @Test("LS43 in edit mode keys delete rows as without it")
  func keys() async throws {
    let mounted = try await MountedView(
      EditableLetters(log: log, selects: false).environment(\.editMode, .constant(.active)), size: Self.size)
    try await mounted.clickRow("c")
    try await mounted.press("Delete")
    #expect(log.take() == ["delete [2]"])
  }

  private struct Item: Identifiable, Equatable, CustomStringConvertible {
    let id: Int
    var name: String
    var description: String { name }
  }

  private struct Bound: View {
    let log: Log
    let actions: EditActions<[Item]>
    @State private var items = "abcd".enumerated().map { Item(id: $0.offset, name: "\($0.element)") }

    var body: some View {
      List(noted($items, in: log), editActions: actions) { $item in Text(item.name) }
    }
  }

  @Test("LS44 a list deletes from a bound collection and moves in it, by one write for each act")
  func bound() async throws {
    let mounted = try await MountedView(Bound(log: log, actions: .all), size: Self.size)
    try await mounted.clickRow("b")
    try await mounted.press("Delete")
    #expect(log.take() == ["[a, c, d]"])
    try await mounted.press("alt+Down")
    #expect(log.take() == ["[a, d, c]"])
    #expect(mounted.root.rowLines == ["a", "d", "c"])
  }

  @Test("LS44 (part) of the actions only those are offered that are given")
  func someActions() async throws {
    for (actions, told) in [
      (EditActions<[Item]>.move, ["[b, a, c, d]"]), (.delete, ["[b, c, d]"]), ([], []),
    ] {
      let mounted = try await MountedView(Bound(log: log, actions: actions), size: Self.size)
      try await mounted.clickRow("a")
      for key in ["alt+Down", "Delete"] { try await mounted.press(key) }
      #expect(log.take() == told)
    }
  }
}
