import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Items of a bar that is too narrow for them. Each button at its end is 80 pixels wide, and 6 are between two.
@Suite(.gtk) @MainActor
struct ToolbarRoomTests {
  private static let size = CGSize(width: 700, height: 200)

  /// Some buttons at the end of a bar.
  private struct Bar: View {
    let names: [String]
    let log: Log
    var hasRare = false
    @State private var count = 0

    var body: some View {
      Color.clear.toolbar {
        ForEach(names, id: \.self) { name in
          ToolbarItem {
            Button(name) {
              log.note(name)
              count += 1
            }
            .frame(width: 80)
          }
        }
        ToolbarItem(placement: .navigation) { Button("\(count)") {}.frame(width: 60) }
        if hasRare { ToolbarItem(placement: .secondaryAction) { Button("Rare") { log.note("rare") } } }
      }
    }
  }

  /// What is measured of a bar, and of the window around it, where that is as narrow as it can be.
  @MainActor
  private struct Room {
    let window: UnsafeMutablePointer<GtkWidget>
    /// What the window needs beside the items at the end.
    let around: Int32
    /// What those need that cannot move, with the menu for the others.
    let least: Int32

    init(_ query: WidgetQuery) async throws {
      let end = try #require(query.all.first { $0.widget.typeName == "GraftBarEnd" })
      window = try #require(gtk_widget_get_root(end.widget.cast())).cast()
      gtk_window_set_default_size(window.cast(), 1, 200)
      await Settling.settle()
      least = Self.width(end.widget.cast())
      around = Self.width(window) - least
    }

    static func width(_ widget: UnsafeMutablePointer<GtkWidget>) -> Int32 {
      var length: Int32 = 0
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &length, nil, nil, nil)
      return length
    }

    /// Gives the items at the end a width.
    func give(_ width: Int32) async {
      gtk_window_set_default_size(window.cast(), around + width, 200)
      await Settling.settle()
    }
  }

  /// The names of the buttons that are seen in the bar, from left to right.
  private func names(_ query: WidgetQuery) -> [String] {
    guard let bar = query.all.first(where: { $0.widget.typeName == "GtkHeaderBar" }) else { return [] }
    return WidgetQuery(root: bar.widget).findAll(role: .button)
      .filter { gtk_widget_get_mapped($0.widget.cast()) != 0 }.sorted { $0.frame.minX < $1.frame.minX }.map(\.name)
  }

  /// What is in the menu, which is closed after that.
  private func items(_ query: WidgetQuery) async throws -> [String] {
    try await query.find(role: .button, name: "More").click()
    let items = query.findAll(role: .menuItem).filter { gtk_widget_get_mapped($0.widget.cast()) != 0 }
    try await items.first?.press("Escape")
    return items.map(\.name)
  }

  @Test("MN9 the last items move into the menu one by one as the bar gets narrower, and come back as it gets wider")
  func oneByOne() async throws {
    let mounted = try await MountedView(Bar(names: ["A", "B", "C", "D"], log: Log()), size: Self.size)
    #expect(names(mounted.root) == ["0", "A", "B", "C", "D"])
    let room = try await Room(mounted.root)
    #expect(names(mounted.root) == ["0", "More"])
    let (all, more) = (4 * 80 + 3 * 6 as Int32, room.least)
    let steps: [(Int32, [String], [String])] = [
      (all, ["A", "B", "C", "D"], []), (all - 1, ["A", "B", "C", "More"], ["D"]),
      (more + 3 * 86, ["A", "B", "C", "More"], ["D"]), (more + 3 * 86 - 1, ["A", "B", "More"], ["C", "D"]),
      (more + 86, ["A", "More"], ["B", "C", "D"]), (more + 85, ["More"], ["A", "B", "C", "D"]),
    ]
    for (width, inBar, inMenu) in steps + steps.reversed() {
      await room.give(width)
      #expect(names(mounted.root) == ["0"] + inBar)
      if !inMenu.isEmpty { #expect(try await items(mounted.root) == inMenu) }
    }
    #expect(mounted.root.findAll(role: .button, name: "More").count == 0)
  }

  @Test("MN9 an item that has moved acts once, follows, and stands in the menu before those of minor importance")
  func acts() async throws {
    let log = Log()
    let mounted = try await MountedView(Bar(names: ["A", "B", "C"], log: log, hasRare: true), size: Self.size)
    #expect(names(mounted.root) == ["0", "A", "B", "C", "More"])
    let room = try await Room(mounted.root)
    await room.give(room.least + 86)
    #expect(names(mounted.root) == ["0", "A", "More"])
    #expect(try await items(mounted.root) == ["B", "C", "Rare"])
    try await mounted.root.find(role: .button, name: "More").click()
    try await mounted.root.find(role: .menuItem, name: "C").click()
    #expect(log.take() == ["C"])
    #expect(names(mounted.root) == ["1", "A", "More"])
    await mounted.resize(to: Self.size)
    #expect(names(mounted.root) == ["1", "A", "B", "C", "More"])
    #expect(try await items(mounted.root) == ["Rare"])
  }

  @Test("MN9 a window gets as narrow with six items as with three")
  func minimum() async throws {
    var widths: [Int32] = []
    for names in [["A", "B", "C"], ["A", "B", "C", "D", "E", "F"]] {
      let mounted = try await MountedView(Bar(names: names, log: Log()), size: Self.size)
      let window = try #require(gtk_widget_get_root(mounted.controller?.widget.cast()))
      widths.append(Room.width(window.cast()))
    }
    #expect(widths[0] == widths[1] && widths[0] < 3 * 80)
  }

  /// Items of which some stay, move together or are nothing in a menu.
  private struct Mixed: View {
    var body: some View {
      Color.clear.toolbar {
        ToolbarItem { button("A") }
        ToolbarItem(placement: .confirmationAction) { button("Save") }
        ToolbarSpacer()
        ToolbarItemGroup {
          button("One")
          button("Two")
        }
      }
    }

    private func button(_ name: String) -> some View { Button(name) {}.frame(width: 80) }
  }

  @Test("MN9 a group moves as a whole, room between items is nothing in the menu, and what confirms stays")
  func mixed() async throws {
    let mounted = try await MountedView(Mixed(), size: Self.size)
    #expect(names(mounted.root) == ["A", "Save", "One", "Two"])
    let room = try await Room(mounted.root)
    #expect(names(mounted.root) == ["Save", "More"])
    #expect(try await items(mounted.root) == ["A", "One", "Two"])
    await room.give(80 + 6 + 80 + 6 + 12 + 6 + 166 - 1)
    #expect(names(mounted.root) == ["A", "Save", "More"])
    #expect(try await items(mounted.root) == ["One", "Two"])
    await room.give(80 + 6 + 80 + 6 + 12 + 6 + 166)
    #expect(names(mounted.root) == ["A", "Save", "One", "Two"])
  }

  private struct Counted: View {
    let name: String
    let log: Log

    var body: some View {
      let _ = log.note(name)
      Button(name) {}.frame(width: 80)
    }
  }

  private struct Counting: View {
    let log: Log

    var body: some View {
      let _ = log.note("page")
      Color.clear.toolbar {
        ToolbarItem { Counted(name: "A", log: log) }
        ToolbarItem { Counted(name: "B", log: log) }
      }
    }
  }

  @Test("MN9 a bar that gets narrower and wider evaluates no item, and comes to rest")
  func rests() async throws {
    let log = Log()
    let mounted = try await MountedView(Counting(log: log), size: Self.size)
    #expect(log.take().sorted() == ["A", "B", "page"])
    let room = try await Room(mounted.root)
    for width in [165, 166, room.least, 300] {
      await room.give(width)
      #expect(await Settling.settle())
    }
    #expect(log.entries == [])
    #expect(names(mounted.root) == ["A", "B"])
  }

  @Test("MN9 an item that moves loses the focus, and has it no more when it comes back")
  func focus() async throws {
    let mounted = try await MountedView(Bar(names: ["A", "B"], log: Log()), size: Self.size)
    let room = try await Room(mounted.root)
    await room.give(166)
    let last = try mounted.root.find(role: .button, name: "B")
    gtk_widget_grab_focus(last.widget.cast())
    #expect(gtk_widget_is_focus(last.widget.cast()) != 0)
    for (width, inBar) in [(165 as Int32, ["0", "A", "More"]), (166, ["0", "A", "B"])] {
      await room.give(width)
      #expect(names(mounted.root) == inBar)
      #expect(gtk_widget_is_focus(last.widget.cast()) == 0)
    }
  }

  @Test("MN9 the items of a sheet move into a menu in its bar")
  func sheet() async throws {
    let log = Log()
    let mounted = try await MountedView(
      Text("behind").sheet(isPresented: .constant(true)) { Bar(names: ["A", "B"], log: log) }, size: Self.size)
    let sheet = try #require(mounted.root.sheets.first)
    let known: Set = ["0", "A", "B", "More"]
    #expect(names(sheet).filter(known.contains) == ["0", "A", "B"])
    try await Room(sheet).give(145)
    #expect(names(sheet).filter(known.contains) == ["0", "A", "More"])
    try await sheet.find(role: .button, name: "More").click()
    try await sheet.find(role: .menuItem, name: "B").click()
    #expect(log.entries == ["B"])
  }

  /// Two toolbars of one bar.
  private struct Nested: View {
    var body: some View {
      VStack { Color.clear.toolbar { ToolbarItem { Button("Inner") {}.frame(width: 80) } } }
        .toolbar { ToolbarItem { Button("Outer") {}.frame(width: 80) } }
    }
  }

  @Test("MN9 an item moves into the menu of its own toolbar, the last one first")
  func nested() async throws {
    let mounted = try await MountedView(Nested(), size: Self.size)
    #expect(names(mounted.root) == ["Outer", "Inner"])
    let room = try await Room(mounted.root)
    await room.give(165)
    #expect(names(mounted.root) == ["Outer", "More"])
    #expect(try await items(mounted.root) == ["Inner"])
    await room.give(166)
    #expect(names(mounted.root) == ["Outer", "Inner"])
  }
}
