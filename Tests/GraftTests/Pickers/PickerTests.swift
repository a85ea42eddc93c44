import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What pickers choose, in each style.
@Suite(.gtk) @MainActor
struct PickerTests {
  private struct Two: View {
    @State private var selection = 2
    let log: Log

    var body: some View {
      VStack {
        Picker("P", selection: noted($selection, in: log)) {
          Text("A").tag(1)
          Text("B").tag(2)
        }
        Text("is \(selection)")
      }
    }
  }

  /// The buttons that are pressed or marked, by their names.
  private func active(_ query: WidgetQuery) -> [String] {
    query.all.filter { ["GtkToggleButton", "GtkCheckButton"].contains($0.widget.typeName) && $0.widget["active"] }
      .map(\.name)
  }

  private func click(_ name: String, in query: WidgetQuery) async throws {
    let button = query.all.first {
      ["GtkToggleButton", "GtkCheckButton"].contains($0.widget.typeName) && $0.name == name
    }
    try await #require(button).click()
  }

  @Test("CT1 CT9 segments and radio buttons show the chosen one, write a choice once, and nothing for the chosen one")
  func chooses() async throws {
    for style in [AnyPickerStyle(.segmented), AnyPickerStyle(.radioGroup), AnyPickerStyle(.inline)] {
      let log = Log()
      let mounted = try await MountedView(style.apply(Two(log: log)), size: CGSize(width: 300, height: 200))
      #expect(active(mounted.root) == ["B"])
      try await click("B", in: mounted.root)
      #expect(log.entries == [])
      #expect(active(mounted.root) == ["B"])
      try await click("A", in: mounted.root)
      #expect(log.entries == ["1"])
      #expect(active(mounted.root) == ["A"])
      #expect(mounted.root.texts.last == "is 1")
    }
  }

  @Test("CT1 a choice with a badge is made by a tag inside of that as by one around it")
  func badgedTags() async throws {
    let source = Source(1)
    let mounted = try await MountedView(
      Picker("P", selection: source.binding) {
        Text("A").tag(1).badge(3)
        Text("B").badge(4).tag(2)
      }
      .pickerStyle(.radioGroup), size: CGSize(width: 300, height: 200))
    #expect(active(mounted.root) == ["A"])
    try await click("B", in: mounted.root)
    #expect(source.value == 2)
    try await click("A", in: mounted.root)
    #expect(source.value == 1)
  }

  /// A style whose type is hidden.
  @MainActor
  private struct AnyPickerStyle {
    let apply: (Two) -> AnyView

    init(_ style: some PickerStyle) { apply = { AnyView($0.pickerStyle(style)) } }
  }

  @Test("CT9 segments are joined, and radio buttons are one group with the picker's name")
  func kinds() async throws {
    let segments = try await MountedView(Two(log: Log()).pickerStyle(.segmented))
    let button = try #require(segments.root.all.first { $0.widget.typeName == "GtkToggleButton" })
    let parent = try #require(gtk_widget_get_parent(button.widget.widgetPointer))
    #expect(gtk_widget_has_css_class(parent, "linked") != 0)
    #expect(segments.root.texts == ["P", "A", "B", "is 2"])
    let radio = try await MountedView(Two(log: Log()).pickerStyle(.radioGroup))
    #expect(radio.root.findAll(role: .radio).map(\.name) == ["A", "B"])
    #expect(radio.root.findAll(role: WidgetRole("radio-group"), name: "P").count == 1)
    let frames = radio.root.findAll(role: .radio).map(\.frame)
    #expect(frames[0].maxY <= frames[1].minY)
  }

  private struct Item: Identifiable {
    let id: String
  }

  private struct Elements: View {
    @State private var number: Int? = 1
    @State private var name = "b"
    @State private var other = 7

    var body: some View {
      VStack {
        Picker("n", selection: $number) { ForEach(0..<3) { Text(verbatim: "\($0)") } }
        Picker("s", selection: $name) { ForEach([Item(id: "a"), Item(id: "b")]) { Text($0.id) } }
        Picker("t", selection: $other) {
          ForEach(["x", "y"], id: \.self) { Text($0).tag($0 == "x" ? 7 : 8) }
        }
      }
      .pickerStyle(.segmented)
    }
  }

  @Test("CT2 CT4 ids of elements are tags, for an optional selection too, and an explicit tag wins")
  func ids() async throws {
    let mounted = try await MountedView(Elements())
    #expect(active(mounted.root) == ["1", "b", "x"])
    try await click("2", in: mounted.root)
    try await click("a", in: mounted.root)
    try await click("y", in: mounted.root)
    #expect(active(mounted.root) == ["2", "a", "y"])
  }

  private struct Optionals: View {
    @State var selection: Int?
    let log: Log

    var body: some View {
      Picker("P", selection: noted($selection, in: log)) {
        Text("none").tag(nil as Int?)
        Text("one").tag(1)
        Text("two").tag(2, includeOptional: false)
        Text("word").tag("two")
        Text("bare")
      }
      .pickerStyle(.segmented)
    }
  }

  @Test("CT3 CT7 a tag counts for the optional of its type unless that is left out; others are shown and write nothing")
  func optionals() async throws {
    let log = Log()
    let mounted = try await MountedView(Optionals(selection: 1, log: log))
    #expect(active(mounted.root) == ["one"])
    for name in ["two", "word", "bare"] {
      try await click(name, in: mounted.root)
      #expect(active(mounted.root) == ["one"])
    }
    #expect(log.entries == [])
    try await click("none", in: mounted.root)
    #expect(log.entries == ["nil"])
    #expect(active(mounted.root) == ["none"])
  }

  private struct Changing: View {
    @State private var count = 1
    @State private var selection = 2
    let log: Log

    var body: some View {
      VStack {
        Picker("P", selection: noted($selection, in: log)) {
          ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)") }
        }
        Button("more") { count += 2 }
        Button("less") { count = 1 }
      }
      .pickerStyle(.segmented)
    }
  }

  @Test("CT5 CT6 a selection without an option is reported once, shown when one comes, and never written by that")
  func invalidSelection() async throws {
    let log = Log()
    let mounted = try await MountedView(Changing(log: log))
    #expect(active(mounted.root) == [])
    #expect(Diagnostics.recorded.map(\.kind) == [.invalidSelection])
    #expect(Diagnostics.recorded[0].message.contains("'P'") && Diagnostics.recorded[0].message.contains("2"))
    try await mounted.root.find(role: .button, name: "more").click()
    #expect(active(mounted.root) == ["2"])
    try await mounted.root.find(role: .button, name: "less").click()
    #expect(active(mounted.root) == [])
    try await mounted.root.find(role: .button, name: "more").click()
    #expect(active(mounted.root) == ["2"])
    #expect(log.entries == [])
    #expect(Diagnostics.recorded.count == 1)
    Diagnostics.removeAll()
  }

  /// Whether the segment with a name is as wide as GTK says that it needs to be, and its label has one line.
  private func fits(_ name: String, in query: WidgetQuery) throws -> Bool {
    let segment = try #require(query.all.first { $0.widget.typeName == "GtkToggleButton" && $0.name == name })
    var natural: Int32 = -1
    gtk_widget_measure(segment.widget.widgetPointer, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
    return try segment.frame.width == CGFloat(natural) && query.frame(ofText: name).height < 25
  }

  private struct Shrinking: View {
    @State private var isShort = false

    var body: some View {
      VStack {
        Picker("P", selection: .constant("Every one")) {
          ForEach(isShort ? ["Every one"] : ["Every one", "Loans", "25%"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
        Button("less") { isShort = true }
      }
    }
  }

  @Test("CT9 the last segment has room for its border and its label in one line, also where it has become the last one")
  func lastSegment() async throws {
    let mounted = try await MountedView(Shrinking(), size: CGSize(width: 500, height: 200))
    #expect(try fits("25%", in: mounted.root))
    try await mounted.root.find(role: .button, name: "less").click()
    #expect(try fits("Every one", in: mounted.root))
  }

  /// Segments in so much more room than they need, or less.
  private func segments(_ names: [String], room: CGFloat) async throws -> MountedView<some View> {
    let picker = Picker("P", selection: .constant(names[0])) { ForEach(names, id: \.self) { Text($0) } }
      .pickerStyle(.segmented).labelsHidden()
    let width = try idealSize(of: picker).width + room
    return try await MountedView(picker.frame(width: width), size: CGSize(width: 600, height: 100))
  }

  @Test("CT9 segments have whole labels in the room that all need; in less, those are cut that need more than a share")
  func narrow() async throws {
    // The last of two that are as long needs a pixel more, for its border.
    let just = try await segments(["mnmn", "nmnm"], room: 0)
    for name in ["mnmn", "nmnm"] { #expect(try fits(name, in: just.root)) }
    let (long, longer) = (String(repeating: "m", count: 10), String(repeating: "m", count: 11))
    let less = try await segments(["m", long, longer], room: -40)
    #expect(try fits("m", in: less.root))
    #expect(try !fits(long, in: less.root) && !fits(longer, in: less.root))
    let widths = [long, longer].compactMap { name in
      less.root.all.first { $0.widget.typeName == "GtkToggleButton" && $0.name == name }?.frame.width
    }
    #expect(widths.count == 2 && abs(widths[0] - widths[1]) <= 1)
  }

  @Test("CT9 segments that need more than half of the room have whole labels beside the picker's label")
  func labelled() async throws {
    let names = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
    let picker = Picker("TestCase", selection: .constant("I")) { ForEach(names, id: \.self) { Text($0) } }
      .pickerStyle(.segmented)
    for room in [0, 100] {
      let width = try idealSize(of: picker).width + CGFloat(room)
      let mounted = try await MountedView(picker.frame(width: width), size: CGSize(width: 700, height: 100))
      for name in names { #expect(try fits(name, in: mounted.root)) }
      #expect(try mounted.root.frame(ofText: "TestCase").height < 25)
    }
  }

  @Test("CT9 a picker's label is whole beside segments that take any room, or have too little", arguments: [400, 150])
  func labelBesideSegments(width: CGFloat) async throws {
    let picker = Picker("Filter", selection: .constant(1)) {
      ForEach(1...3, id: \.self) { Text("Segment \($0)").frame(maxWidth: width > 200 ? .infinity : nil) }
    }
    .pickerStyle(.segmented)
    let mounted = try await MountedView(picker.frame(width: width), size: CGSize(width: 500, height: 100))
    let label = try mounted.root.frame(ofText: "Filter")
    #expect(label.width > 30 && label.height < 25)
  }

  @Test("CT9 segments whose labels take more room share what is left in the picker, beside those that take none")
  func flexible() async throws {
    let picker = Picker("P", selection: .constant(1)) {
      Text("mn").frame(maxWidth: .infinity).tag(1)
      Text("fixed").tag(2)
      Text("nm").frame(maxWidth: .infinity).tag(3)
    }
    .pickerStyle(.segmented).labelsHidden()
    let ideal = try idealSize(of: picker).width
    let mounted = try await MountedView(picker.frame(width: ideal + 200), size: CGSize(width: 600, height: 100))
    #expect(try fits("fixed", in: mounted.root))
    let frames = mounted.root.all.filter { $0.widget.typeName == "GtkToggleButton" }.map(\.frame)
    #expect(frames.count == 3)
    // Labels that are as long, of which the last has a border more.
    #expect(abs(frames[0].width - frames[2].width) <= 2)
    #expect(abs(frames[2].maxX - frames[0].minX - (ideal + 200)) <= 1)
  }

  /// The natural height of a widget of a width.
  private func height(of widget: FoundWidget, for width: CGFloat) -> CGFloat {
    var natural: Int32 = -1
    gtk_widget_measure(
      widget.widget.widgetPointer, GTK_ORIENTATION_VERTICAL, Int32(width), nil, &natural, nil, nil)
    return CGFloat(natural)
  }

  @Test(
    "CT9 a segment with a picture that keeps its ratio takes no more of what is left than makes it as high as the row",
    arguments: [false, true])
  func pictures(isFixed: Bool) async throws {
    let picker = Picker("P", selection: .constant(1)) {
      Color.black.aspectRatio(1, contentMode: .fit).tag(1)
      Text("mn").tag(2)
    }
    .pickerStyle(.segmented).labelsHidden()
    let ideal = try idealSize(of: picker)
    let wide = picker.frame(width: ideal.width + 200, height: isFixed ? nil : ideal.height)
    let mounted = try await MountedView(
      wide.fixedSize(horizontal: false, vertical: isFixed), size: CGSize(width: 600, height: 300))
    #expect(try fits("mn", in: mounted.root))
    let segments = mounted.root.all.filter { $0.widget.typeName == "GtkToggleButton" }
    #expect(segments.count == 2 && segments.map(\.frame.height).max() == ideal.height)
    let width = segments[0].frame.width
    #expect(height(of: segments[0], for: width) <= ideal.height)
    #expect(height(of: segments[0], for: width + 2) > ideal.height)
  }

  @Test("CT8 a menu is one drop-down with the picker's name, chosen from by keys, and Escape writes nothing")
  func menu() async throws {
    let log = Log()
    let mounted = try await MountedView(Two(log: log), size: CGSize(width: 300, height: 300))
    let menu = try #require(mounted.root.all.first { $0.widget.typeName == "GtkDropDown" })
    #expect(menu.name == "P")
    #expect(menu.widget["selected"] == 1)
    try await menu.click()
    try await menu.press("Up")
    try await menu.press("Escape")
    #expect(log.entries == [])
    try await menu.click()
    try await menu.press("Up")
    try await menu.press("Return")
    #expect(log.entries == ["1"])
    #expect(menu.widget["selected"] == 0)
    #expect(mounted.root.texts.contains("is 1"))
  }

  @Test("a menu shows the theme's icon for the name of a symbol, and none for a name that nobody knows")
  func icons() async throws {
    let mounted = try await MountedView(
      Picker("P", selection: .constant(1)) {
        Label("Bin", systemImage: "trash").tag(1)
        Label("Odd", systemImage: "no.such.symbol").tag(2)
      }
      .pickerStyle(.menu), size: CGSize(width: 300, height: 200))
    let menu = try #require(mounted.root.all.first { $0.widget.typeName == "GtkDropDown" })
    try await menu.click()
    let list = try #require(mounted.root.all.first { $0.widget.typeName == "GtkListView" })
    let icons = WidgetQuery(root: list.widget).all.filter { $0.widget.typeName == "GtkImage" && $0.isShown }
      .map { $0.widget["icon-name"] as String }
    #expect(icons == ["user-trash-symbolic", "object-select-symbolic"])
    try await menu.press("Escape")
  }

  /// The list of a menu with headings and a line among its choices.
  private struct Divided: View {
    let choice: Source<Int>
    let log: Log

    var body: some View {
      Picker("P", selection: noted(choice.binding, in: log)) {
        Section("first") { Text("A").tag(1) }
        Divider()
        Section("second") { Text("B").tag(2) }
      }
    }
  }

  private func menu(in query: WidgetQuery) throws -> FoundWidget {
    try #require(query.all.first { $0.widget.typeName == "GtkDropDown" })
  }

  /// The list of an open menu.
  private func list(of menu: FoundWidget) throws -> WidgetQuery {
    let list = menu.content.all.first {
      $0.widget.typeName == "GtkListView" && gtk_widget_get_mapped($0.widget.widgetPointer) != 0
    }
    return WidgetQuery(root: try #require(list).widget)
  }

  @Test("CT10 headings and lines in a menu are seen there, are no choices by a click, and shift no tags")
  func sections() async throws {
    let (log, choice) = (Log(), Source(2))
    let mounted = try await MountedView(Divided(choice: choice, log: log), size: CGSize(width: 300, height: 300))
    let menu = try menu(in: mounted.root)
    #expect(menu.widget["selected"] == 4)
    try await menu.click()
    let list = try list(of: menu)
    #expect(list.texts == ["first", "A", "second", "B"])
    let line = try #require(list.all.first { $0.widget.typeName == "GtkSeparator" && $0.isShown })
    try await line.click()
    try await list.find(role: .label, text: "first").click()
    #expect(log.entries == [] && menu.widget["selected"] == 4)
    try await list.find(role: .label, text: "A").click()
    #expect(log.entries == ["1"] && menu.widget["selected"] == 1)
    try await menu.click()
    try await self.list(of: menu).find(role: .label, text: "B").click()
    #expect(log.entries == ["1", "2"] && choice.value == 2)
  }

  @Test("CT10 the arrows, Home and End go past headings and lines to the choices of a menu, from the chosen one on")
  func keysInSections() async throws {
    let (log, choice) = (Log(), Source(2))
    let mounted = try await MountedView(Divided(choice: choice, log: log), size: CGSize(width: 300, height: 300))
    let menu = try menu(in: mounted.root)
    for (keys, chosen) in [
      (["Up"], "1"), (["Up", "Down"], "2"), (["Home"], "1"), (["End"], "2"), (["Up", "Up"], "1"),
      (["End", "Down"], "2"),
    ] {
      try await menu.click()
      for key in keys + ["Return"] { try await menu.press(key) }
      #expect(log.take() == [chosen])
    }
    try await menu.click()
    try await menu.press("Return")
    #expect(log.entries == [])
  }

  @Test("CT10 a menu that is open closes with its window, also where its button is held longer, and nothing is left")
  func windowCloses() async throws {
    let mounted = try await MountedView(Two(log: Log()), size: CGSize(width: 300, height: 300))
    try await menu(in: mounted.root).click()
    #expect(await mounted.close() == [])
    let other = try await MountedView(Two(log: Log()), size: CGSize(width: 300, height: 300))
    let held = try menu(in: other.root)
    try await held.click()
    let popover = try #require(gtk_widget_get_last_child(held.widget.widgetPointer))
    #expect(gtk_widget_get_visible(popover) != 0)
    await other.close()
    #expect(gtk_widget_get_visible(popover) == 0)
  }
}
