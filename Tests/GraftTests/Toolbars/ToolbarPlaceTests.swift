import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Items of a toolbar that are not in the bar, and those that close a sheet.
@Suite(.gtk) @MainActor
struct ToolbarPlaceTests {
  private static let size = CGSize(width: 500, height: 300)

  /// The items of menus that are open.
  private func items(_ mounted: MountedView<some View>) -> [String] {
    mounted.root.all.filter { $0.role == WidgetRole("menu-item") && gtk_widget_get_mapped($0.widget.cast()) != 0 }
      .map(\.name)
  }

  private struct Page: View {
    let log: Log
    @State private var hasMore = false
    @State private var count = 0

    var body: some View {
      Color.clear.toolbar {
        ToolbarItem { Button("Toggle") { hasMore.toggle() } }
        if hasMore {
          ToolbarItem(placement: .secondaryAction) { Button("Add to \(count)") { count += 1 } }
          ToolbarItemGroup(placement: .secondaryAction) {
            Button("One") { log.note("one") }
            Button("Two") { log.note("two") }
          }
        }
      }
    }
  }

  @Test("MN1 secondary actions are in a menu at the end of the bar, which is there while there are any")
  func secondary() async throws {
    let log = Log()
    let mounted = try await MountedView(Page(log: log), size: Self.size)
    #expect(mounted.root.findAll(role: .button, name: "More").count == 0)
    try await mounted.root.find(role: .button, name: "Toggle").click()
    let more = try mounted.root.find(role: .button, name: "More")
    #expect(try more.frame.minX >= mounted.root.find(role: .button, name: "Toggle").frame.maxX)
    try await more.click()
    #expect(items(mounted) == ["Add to 0", "One", "Two"])
    try await mounted.root.find(role: WidgetRole("menu-item"), name: "Add to 0").click()
    try await more.click()
    #expect(items(mounted) == ["Add to 1", "One", "Two"])
    try await mounted.root.find(role: WidgetRole("menu-item"), name: "Two").click()
    #expect(log.entries == ["two"])
    try await mounted.root.find(role: .button, name: "Toggle").click()
    #expect(mounted.root.findAll(role: .button, name: "More").count == 0)
  }

  private struct Below: View {
    let isThere: Source<Bool>

    var body: some View {
      Button("content") {}.frame(maxWidth: .infinity, maxHeight: .infinity).toolbar {
        if isThere.value {
          ToolbarItem(placement: .bottomBar) { Counter() }
          ToolbarItem(placement: .status) { Text("Saved") }
        }
        ToolbarItem(placement: .keyboard) { Text("Never") }
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  @Test("MN1 a bar below the content has the items of the bottom and of the status; those of a keyboard are nowhere")
  func below() async throws {
    let isThere = Source(false)
    let mounted = try await MountedView(Below(isThere: isThere), size: Self.size)
    let whole = try mounted.root.find(role: .button, name: "content").frame
    isThere.value = true
    await Settling.settle()
    try await mounted.root.find(role: .button, name: "count 0").click()
    let count = try mounted.root.find(role: .button, name: "count 1").frame
    let content = try mounted.root.find(role: .button, name: "content").frame
    #expect(content.midX == whole.midX && content.midY < whole.midY)
    #expect(count.minY > content.maxY && count.maxY > whole.midY + 100)
    #expect(mounted.root.texts.contains("Saved") && !mounted.root.texts.contains("Never"))
    isThere.value = false
    await Settling.settle()
    #expect(try mounted.root.find(role: .button, name: "content").frame == whole)
  }

  private struct Closable: View {
    let log: Log
    var cancels = true
    @State private var text = ""

    var body: some View {
      VStack { TextField("Name", text: $text) }.toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Save") { log.note("save \(text)") } }
        if cancels { ToolbarItem(placement: .cancellationAction) { Button("Drop") { log.note("drop") } } }
      }
    }
  }

  @Test("MN3 in a sheet, Return runs what confirms and Escape what cancels, each once")
  func keys() async throws {
    let log = Log()
    let mounted = try await MountedView(
      Text("behind").sheet(isPresented: .constant(true)) { Closable(log: log) }, size: Self.size)
    let field = try #require(mounted.root.sheets.first).find(role: .textField)
    try await field.type("a")
    try await field.press("Return")
    #expect(log.take() == ["save a"])
    try await field.press("Escape")
    #expect(log.take() == ["drop"])
    #expect(mounted.root.sheets.count == 1)
  }

  @Test("MN3 in a sheet with nothing but items in its bar, Return runs what confirms from the start")
  func keysWithoutField() async throws {
    let log = Log()
    let mounted = try await MountedView(
      Text("behind").sheet(isPresented: .constant(true)) {
        Text("content").toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Drop") { log.note("drop") } }
          ToolbarItem(placement: .confirmationAction) { Button("Save") { log.note("save") } }
        }
      }, size: Self.size)
    try await #require(mounted.root.sheets.first).all[0].press("Return")
    #expect(log.take() == ["save"])
  }

  @Test("MN3 a sheet in which items confirm and cancel shows no close button, and one with only one of them does")
  func closeButton() async throws {
    for cancels in [true, false] {
      let mounted = try await MountedView(
        Text("behind").sheet(isPresented: .constant(true)) { Closable(log: Log(), cancels: cancels) }, size: Self.size)
      let sheet = try #require(mounted.root.sheets.first)
      let bar = try #require(sheet.all.first { $0.widget.typeName == "GtkHeaderBar" })
      #expect(gtk_header_bar_get_show_title_buttons(bar.widget.cast()) == (cancels ? 0 : 1))
      let save = try sheet.find(role: .button, name: "Save")
      #expect(gtk_widget_has_css_class(save.widget.cast(), "suggested-action") != 0)
    }
  }

  @Test("MN3 outside of a sheet, keys are no clicks on what confirms")
  func window() async throws {
    let log = Log()
    let mounted = try await MountedView(Closable(log: log), size: Self.size)
    let field = try mounted.root.find(role: .textField)
    try await field.type("a")
    try await field.press("Return")
    try await field.press("Escape")
    #expect(log.entries == [])
  }

  private struct Opening: View {
    @State private var isShown = false

    var body: some View {
      Button("New") { isShown = true }.sheet(isPresented: $isShown) {
        Text("content").toolbar { ToolbarItem(placement: .confirmationAction) { Button("Save") {} } }
      }
    }
  }

  @Test("MN1 a sheet that an item below the content presents has its own items in its own bar")
  func sheetOfItem() async throws {
    let mounted = try await MountedView(
      Text("content").toolbar { ToolbarItem(placement: .bottomBar) { Opening() } }, size: Self.size)
    try await mounted.root.find(role: .button, name: "New").click()
    let sheet = try #require(mounted.root.sheets.first)
    #expect(sheet.findAll(role: .button, name: "Save").count == 1)
  }

  @Test("MN3 a group that confirms is what a single button is")
  func group() async throws {
    let log = Log()
    let mounted = try await MountedView(
      Text("behind").sheet(isPresented: .constant(true)) {
        Text("content").toolbar {
          ToolbarItemGroup(placement: .confirmationAction) { Button("Save") { log.note("save") } }
        }
      }, size: Self.size)
    let save = try #require(mounted.root.sheets.first).find(role: .button, name: "Save")
    #expect(gtk_widget_has_css_class(save.widget.cast(), "suggested-action") != 0)
    try await save.press("Return")
    #expect(log.entries == ["save"])
  }
}
