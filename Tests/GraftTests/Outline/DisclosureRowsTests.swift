import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Disclosure groups in lists, whose headers and contents are rows.
@Suite(.gtk) @MainActor
struct DisclosureRowsTests {
  private static let size = CGSize(width: 300, height: 500)
  private let log = Log()

  private struct Groups: View {
    let log: Log
    @State private var isOpen = false
    @State private var isInnerOpen = false
    @State private var letters = ["a", "b", "c"]
    @State private var selected: String?

    var body: some View {
      List(selection: noted($selected, in: log)) {
        Text("first").tag("first")
        Section("section") {
          DisclosureGroup(isExpanded: noted($isOpen, in: log)) {
            let _ = log.note("content")
            Text("text").tag("text")
            DisclosureGroup(isExpanded: noted($isInnerOpen, in: log)) {
              ForEach(letters, id: \.self) { Text($0) }
                .onDelete { letters.remove(atOffsets: $0) }
                .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
            } label: {
              Text("inner").tag("inner")
            }
          } label: {
            Text("outer").tag("outer")
          }
        }
        Text("last").tag("last")
      }
    }
  }

  private func mount() async throws -> MountedView<Groups> { try await MountedView(Groups(log: log), size: Self.size) }

  private func toggle(_ names: String..., in mounted: MountedView<some View>) async throws {
    for name in names { try await mounted.root.find(role: .button, name: name).click() }
  }

  private func left(_ text: String, in mounted: MountedView<some View>) throws -> CGFloat {
    try mounted.root.find(role: .label, text: text).frame.minX
  }

  @Test("LS68 the header of a group in a list is a row, and so is each view in it, further in, also in an inner group")
  func rows() async throws {
    let mounted = try await mount()
    #expect(mounted.root.rowLines == ["first", "section", "outer", "last"])
    try await toggle("outer", "inner", in: mounted)
    #expect(
      mounted.root.rowLines == ["first", "section", "outer", "text", "inner", "a", "b", "c", "last"])
    let lefts = try ["first", "outer", "text", "inner", "a", "last"].map { try left($0, in: mounted) }
    #expect(lefts.map { $0 - lefts[0] } == [0, 22, 40, 40, 58, 0])
    try await toggle("outer", in: mounted)
    #expect(mounted.root.rowLines == ["first", "section", "outer", "last"])
  }

  @Test("LS68 nothing in a closed group is evaluated, and of an open one the rows that are shown; a click writes once")
  func lazily() async throws {
    let mounted = try await mount()
    #expect(log.take() == [])
    try await toggle("outer", in: mounted)
    #expect(log.take().filter { $0 != "content" } == ["true"])
    let built = Log()
    let long = try await MountedView(
      List {
        DisclosureGroup("long") {
          ForEach(0..<10_000, id: \.self) { number in
            let _ = built.note("\(number)")
            Text("\(number)")
          }
        }
      }, size: Self.size)
    #expect(built.take() == [])
    try await toggle("long", in: long)
    #expect((10...210).contains(Set(built.entries).count))
    #expect(long.root.rowLines.prefix(3) == ["long", "0", "1"])
  }

  @Test("LS68 each row of a group is selected by its own value, its header by the tag of the label")
  func selection() async throws {
    let mounted = try await mount()
    try await toggle("outer", "inner", in: mounted)
    _ = log.take()
    for name in ["outer", "text", "inner", "b"] { try await mounted.clickRow(name) }
    let expected = ["outer", "text", "inner", "b"].map { "Optional(\"\($0)\")" }
    #expect(log.take().filter { $0 != "content" } == expected)
    #expect(mounted.root.selectedRowTexts == ["b"])
  }

  @Test("LS68 an arrow key to the end opens a group, one to the beginning closes it or goes to the header around")
  func keys() async throws {
    let mounted = try await mount()
    try await mounted.clickRow("outer")
    _ = log.take()
    for key in ["Right", "Down", "Down", "Right", "Down", "Left", "Left", "Left", "Left"] {
      try await mounted.press(key)
    }
    let expected = [
      "true", "text", "inner", "true", "a", "inner", "false", "outer", "false",
    ].map { ["true", "false"].contains($0) ? $0 : "Optional(\"\($0)\")" }
    #expect(log.take().filter { $0 != "content" } == expected)
    #expect(mounted.root.rowLines == ["first", "section", "outer", "last"])
  }

  @Test("LS68 rows in a group are moved and deleted by their offsets in their ForEach")
  func edits() async throws {
    let mounted = try await mount()
    try await toggle("outer", "inner", in: mounted)
    try await mounted.clickRow("a")
    try await mounted.press("alt+Down")
    #expect(mounted.root.rowLines.suffix(4) == ["b", "a", "c", "last"])
    try await mounted.press("Delete")
    #expect(mounted.root.rowLines.suffix(3) == ["b", "c", "last"])
    let lefts = try ["b", "c", "last"].map { try left($0, in: mounted) }
    #expect(lefts.map { $0 - lefts[2] } == [58, 58, 0])
  }

  @Test("LS68 groups that are elements of a ForEach are rows, and one in a row of a list is a view of that row")
  func places() async throws {
    let mounted = try await MountedView(
      List {
        ForEach(["x", "y"], id: \.self) { name in
          DisclosureGroup(name) { Text("in \(name)") }
        }
        HStack { DisclosureGroup("z") { Text("in z") } }
      }, size: Self.size)
    try await toggle("x", "y", "z", in: mounted)
    #expect(mounted.root.rowLines == ["x", "in x", "y", "in y", "z in z"])
  }

  @Test("LS68 assistive technologies are told the level of each row of a group, and whether a header's is open")
  func spoken() async throws {
    let mounted = try await mount()
    try await toggle("outer", in: mounted)
    let rows = mounted.root.listRows.map(\.widget)
    let levels = rows.map { gtk_test_accessible_has_property($0.cast(), GTK_ACCESSIBLE_PROPERTY_LEVEL) != 0 }
    let states = rows.map { gtk_test_accessible_has_state($0.cast(), GTK_ACCESSIBLE_STATE_EXPANDED) != 0 }
    #expect(levels == [false, false, true, true, true, false])
    #expect(states == [false, false, true, false, true, false])
  }
}
