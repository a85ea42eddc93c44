import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Tab in lazy containers, of which most rows are not built.
@Suite(.gtk) @MainActor
struct LazyTabTests {
  /// Buttons with numbers, in lines of 100.
  private struct Rows: View {
    var numbers = Array(0..<1000)
    var isGrid = false
    /// Of the cells in the lines of a grid, and of the buttons in rows.
    var alignment = Alignment.top
    var height: (Int) -> CGFloat = { _ in 100 }
    var hasButton: (Int) -> Bool = { _ in true }
    var pressed: (Int) -> Void = { _ in }

    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          if isGrid {
            LazyVGrid(columns: [GridItem(alignment: alignment), GridItem(alignment: alignment)], spacing: 0) { rows }
          } else {
            LazyVStack(spacing: 0) { rows }
          }
        }
        Button("after") {}
      }
    }

    private var rows: some View {
      ForEach(numbers, id: \.self) { number in
        if hasButton(number) {
          Button("\(number)") { pressed(number) }.frame(height: height(number), alignment: alignment)
        } else if number % 3 > 0 {
          Color.blue.frame(height: height(number))
        }
      }
    }
  }

  /// One button, which is not built at first, among rows with one view each.
  private var oneButton: Rows {
    Rows(numbers: (0..<40).map { 3 * $0 + 1 }, height: { _ in 60 }, hasButton: { $0 == 46 })
  }

  private func mount(_ rows: Rows) async throws -> MountedView<Rows> { try await MountedView(rows, size: viewport) }

  /// What has the focus, if it is seen whole.
  private func focus(_ mounted: MountedView<some View>) -> String? {
    mounted.root.findAll(role: .button).first { $0.hasState(GTK_STATE_FLAG_FOCUSED) }
      .flatMap { (0...600).contains($0.frame.minY) && (0...600).contains($0.frame.maxY) ? $0.name : nil }
  }

  /// What has the focus after each of some keys.
  private func focus(after keys: [String], _ mounted: MountedView<some View>) async throws -> [String?] {
    var names: [String?] = []
    for key in keys {
      try await mounted.press(key)
      names.append(focus(mounted))
    }
    return names
  }

  private func giveFocus(to name: String, _ mounted: MountedView<some View>) async throws {
    gtk_widget_grab_focus(try mounted.root.find(role: .button, name: name).widget.widgetPointer)
    await Settling.settle()
  }

  /// Has GTK do as with Tab, of which nothing is laid out yet.
  private func moveFocus(_ mounted: MountedView<some View>) throws {
    let window = try #require(gtk_widget_get_root(mounted.root.all.first?.widget.widgetPointer))
    gtk_widget_child_focus(window.cast(), GTK_DIR_TAB_FORWARD)
  }

  @Test("SC32 Tab goes on to the next row's control, which is built and scrolled into sight")
  func tab() async throws {
    let pressed = Log()
    let mounted = try await mount(Rows(pressed: { pressed.note("\($0)") }))
    for row in 0..<10 {
      try await mounted.press("space")
      #expect(pressed.take() == ["\(row)"])
      if row < 9 { try await mounted.press("Tab") }
    }
    #expect(focus(mounted) == "9")
  }

  @Test("SC32 from a row far out of sight Tab goes to the rows beside it", arguments: [false, true])
  func farAway(isGrid: Bool) async throws {
    let mounted = try await mount(Rows(isGrid: isGrid))
    let far = isGrid ? 404 : 202
    for (name, key, other) in [("0", "Tab", "1"), ("\(far)", "shift+Tab", "\(far - 1)"), ("1", "shift+Tab", "0")] {
      await mounted.scroll(to: name == "\(far)" ? 20_000 : 0)
      try await giveFocus(to: name, mounted)
      await mounted.scroll(to: name == "\(far)" ? 0 : 20_000)
      #expect(try await focus(after: [key], mounted) == [other])
    }
  }

  @Test("SC32 Tab goes through the cells of a grid in their order, however high they are")
  func uneven() async throws {
    let mounted = try await mount(Rows(isGrid: true, height: { $0.isMultiple(of: 2) ? 200 : 40 }))
    try await giveFocus(to: "0", mounted)
    #expect(try await focus(after: Array(repeating: "Tab", count: 11), mounted) == (1...11).map { "\($0)" })
    let names = (0...10).reversed().map { "\($0)" } + ["after"]
    #expect(try await focus(after: Array(repeating: "shift+Tab", count: 12), mounted) == names)
    #expect(try await focus(after: ["Tab"], mounted) == ["0"])
  }

  @Test("SC32 Tab passes rows without a control, and without a view, and leaves at the end")
  func passed() async throws {
    let mounted = try await mount(Rows(numbers: Array(0..<31), height: { _ in 70 }, hasButton: { $0 % 10 == 0 }))
    try await giveFocus(to: "0", mounted)
    #expect(try await focus(after: ["Tab", "Tab", "Tab", "Tab"], mounted) == ["10", "20", "30", "after"])
    #expect(Diagnostics.recorded.map(\.kind) == [.unevenElements])
  }

  @Test("SC32 Tab goes on from a row whose end is further away than what can be seen is long")
  func tall() async throws {
    let mounted = try await mount(Rows(height: { $0 == 1 ? 3000 : 100 }))
    try await giveFocus(to: "0", mounted)
    let keys = ["Tab", "Tab", "Tab", "shift+Tab", "shift+Tab", "shift+Tab"]
    #expect(try await focus(after: keys, mounted) == ["1", "2", "3", "2", "1", "0"])
  }

  @Test("SC32 the row to which Tab goes may get another place, or go away, before it is there")
  func awaited() async throws {
    let mounted = try await mount(Rows())
    try await giveFocus(to: "5", mounted)
    try moveFocus(mounted)
    mounted.rootView.numbers.insert(-1, at: 0)
    await Settling.settle()
    #expect(focus(mounted) == "6")
    try moveFocus(mounted)
    mounted.rootView.numbers.removeAll { $0 == 7 }
    await Settling.settle()
    #expect(focus(mounted) == "8")
  }

  @Test("SC32 a cell to which Tab goes may come beside another before it is there", arguments: [true, false])
  func awaitedCell(isInserted: Bool) async throws {
    let mounted = try await mount(Rows(isGrid: true))
    try await giveFocus(to: "11", mounted)
    try moveFocus(mounted)
    if isInserted {
      mounted.rootView.numbers.insert(-1, at: 12)
    } else {
      mounted.rootView.numbers.removeAll { $0 == 13 }
    }
    await Settling.settle()
    #expect(focus(mounted) == "12")
  }

  @Test("SC32 a row to which Tab was to go is let go of as any other once the focus is elsewhere")
  func lost() async throws {
    let mounted = try await mount(Rows())
    try await giveFocus(to: "5", mounted)
    try moveFocus(mounted)
    try await giveFocus(to: "after", mounted)
    #expect(mounted.root.findAll(role: .button, name: "6").count == 1)
    await mounted.scroll(to: 20_000)
    #expect(mounted.root.findAll(role: .button).map(\.name) == (200...205).map { "\($0)" } + ["after"])
  }

  @Test("SC32 Tab from outside goes to the first control that is seen, and backward to the last")
  func outside() async throws {
    let mounted = try await mount(Rows())
    await mounted.scroll(to: 20_000)
    // What was seen before is still there, out of sight.
    for (offset, key, name) in [(20_300.0, "Tab", "203"), (20_000, "shift+Tab", "205")] {
      try await giveFocus(to: "after", mounted)
      await mounted.scroll(to: offset)
      #expect(try await focus(after: [key], mounted) == [name])
    }
  }

  @Test("SC32 Tab from outside passes a container in which no control is built")
  func nothing() async throws {
    let mounted = try await mount(oneButton)
    try await giveFocus(to: "after", mounted)
    // GTK gives the focus to the scroll view itself first, so that keys scroll it.
    #expect(try await focus(after: ["Tab", "Tab"], mounted) == [nil, "after"])
  }

  @Test(
    "SC32 Tab from outside goes to no control that is covered by a pinned header or footer",
    arguments: [("Tab", "58"), ("shift+Tab", "74")])
  func covered(key: String, name: String) async throws {
    let mounted = try await MountedView(
      VStack(spacing: 0) {
        Button("after") {}.frame(height: 50)
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
            Section {
              ForEach(0..<200, id: \.self) { Button("\($0)") {}.frame(height: 34) }
            } header: {
              Color.red.frame(height: 34)
            } footer: {
              Color.red.frame(height: 34)
            }
          }
        }
      }, size: viewport)
    try await giveFocus(to: "after", mounted)
    await mounted.scroll(to: 2010)
    #expect(try await focus(after: [key], mounted) == [name])
    let frame = try mounted.root.find(role: .button, name: name).frame
    #expect(frame.minY >= 84 && frame.maxY <= 566)
  }

  @Test("SC32 Tab scrolls to a row that is longer than it was thought, once all that precedes it is in its place")
  func longer() async throws {
    let mounted = try await mount(Rows(alignment: .center, height: { $0 == 499 ? 700 : 40 }))
    await mounted.scroll(to: 20_000)
    try await giveFocus(to: "500", mounted)
    #expect(try await focus(after: ["shift+Tab"], mounted) == ["499"])
  }

  @Test("SC32 Tab scrolls to a cell of a grid in a line that another cell makes longer")
  func longerLine() async throws {
    let mounted = try await mount(Rows(isGrid: true, alignment: .center, height: { $0 == 15 ? 500 : 100 }))
    try await giveFocus(to: "11", mounted)
    #expect(try await focus(after: ["Tab", "Tab", "Tab"], mounted) == ["12", "13", "14"])
  }

  @Test("SC32 what Tab has led to stays in sight while what comes before it becomes longer")
  func longerBefore() async throws {
    let mounted = try await mount(Rows(isGrid: true, height: { $0 == 400 ? 600 : 100 }))
    await mounted.scroll(to: 20_000)
    try await giveFocus(to: "401", mounted)
    await mounted.scroll(to: 0)
    #expect(try await focus(after: ["Tab"], mounted) == ["402"])
  }

  @Test("SC32 what Tab has led to stays in sight while what comes after it becomes shorter and longer")
  func otherAfter() async throws {
    let mounted = try await mount(
      Rows(numbers: Array(0...990), height: { $0 > 2000 ? 700 : $0 > 990 ? 20 : 100 }, hasButton: { $0 <= 990 }))
    await mounted.scroll(to: 98_600)
    try await giveFocus(to: "990", mounted)
    await mounted.scroll(to: 0)
    mounted.rootView.numbers += [991, 992, 994, 995, 997, 2003]
    await Settling.settle()
    #expect(try await focus(after: ["shift+Tab"], mounted) == ["989"])
  }

  @Test(
    "SC32 Tab goes on in sight beside rows of other lengths that have come before the one with the focus",
    arguments: [[991, 992, 994, 995, 997, 2003], [2003, 2005, 2006], [991, 2003, 2005, 994]],
    [0.0, 49_000, 49_900, 60_000])
  func otherBefore(come: [Int], offset: Double) async throws {
    let mounted = try await mount(
      Rows(numbers: Array(0...990), height: { $0 > 2000 ? 700 : $0 > 990 ? 20 : 100 }, hasButton: { $0 <= 990 }))
    await mounted.scroll(to: 50_000)
    try await giveFocus(to: "500", mounted)
    await mounted.scroll(to: offset)
    mounted.rootView.numbers.insert(contentsOf: come, at: 500)
    await Settling.settle()
    #expect(try await focus(after: ["Tab"], mounted) == ["501"])
  }

  @Test("SC32 a header that is pinned is for Tab before the rows that are seen, and covers none to which Tab leads")
  func pinned() async throws {
    let mounted = try await MountedView(
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
          Section {
            ForEach(0..<200, id: \.self) { Button("\($0)") {}.frame(height: 34) }
          } header: {
            Button("header") {}.frame(height: 34)
          } footer: {
            Button("footer") {}.frame(height: 34)
          }
        }
      }, size: viewport)
    for (start, key, name) in [
      ("header", "Tab", "58"), ("header", "shift+Tab", "57"), ("footer", "Tab", "75"), ("footer", "shift+Tab", "74"),
    ] {
      await mounted.scroll(to: 2000)
      try await giveFocus(to: start, mounted)
      #expect(try await focus(after: [key], mounted) == [name])
      let frame = try mounted.root.find(role: .button, name: name).frame
      #expect(frame.minY >= 34 && frame.maxY <= 566)
    }
  }
}
