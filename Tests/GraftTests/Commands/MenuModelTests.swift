import CGTK
import Foundation
import GTKSupport
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Menu models of the program's own in the windows of scenes.
@Suite(.gtk) @MainActor
struct MenuModelTests {
  private let log = Log()
  private let file = ObjectReference(taking: g_menu_new())
  private let bar = ObjectReference(taking: g_menu_new())

  init() {
    g_menu_append(OpaquePointer(file.pointer), "Save", "win.save")
    g_menu_append_submenu(OpaquePointer(bar.pointer), "File", file.cast())
  }

  private var content: some View {
    Text("content").frame(width: 400, height: 200).action("win.save") { [log] in log.note("saved") }
  }

  private func found(_ typeName: String) throws -> [FoundWidget] {
    WidgetQuery(root: try ShownScenes.window("Main")).all.filter { $0.widget.typeName == typeName }
  }

  /// The items of the menu that is open.
  private func items() throws -> [FoundWidget] {
    try found("GtkModelButton").filter { gtk_widget_get_mapped($0.widget.widgetPointer) != 0 }
  }

  @Test("AC7 a menu model is a bar above the content, whose items do actions of views, beside the menu of commands")
  func menuBar() async throws {
    let scene = WindowGroup("Main") { content }.menuBar(bar).commands { CommandMenu("Own") { Button("Item") {} } }
    try await ShownScenes.with(scene) {
      let window = WidgetQuery(root: try ShownScenes.window("Main"))
      let menus = try found("GtkPopoverMenuBarItem")
      #expect(menus.count == 1)
      #expect(try window.find(role: .label, text: "content").frame.minY >= menus[0].frame.maxY)
      #expect(window.findAll(role: .button, name: "Main Menu").count == 1)
      try await menus[0].click()
      try await #require(items().first).click()
      #expect(log.entries == ["saved"])
    }
  }

  @Test("AC7 a bar of menus follows its model")
  func changes() async throws {
    try await ShownScenes.with(WindowGroup("Main") { content }.menuBar(bar)) {
      g_menu_append_submenu(OpaquePointer(bar.pointer), "Edit", file.cast())
      await Settling.settle()
      let menus = try found("GtkPopoverMenuBarItem")
      #expect(menus.count == 2)
    }
  }

  @Test("AC7 a menu model is the menu of a button in the header bar")
  func primaryMenu() async throws {
    try await ShownScenes.with(WindowGroup("Main") { content }.primaryMenu(file)) {
      let button = try #require(found("GtkMenuButton").first)
      let header = try #require(gtk_window_get_titlebar(UnsafeMutablePointer(ShownScenes.window("Main").opaque)))
      #expect(gtk_widget_is_ancestor(button.widget.widgetPointer, header) != 0)
      try await button.click()
      try await #require(items().first).click()
      #expect(log.entries == ["saved"])
    }
  }

  @Test("AC7 the button of a menu model is called in the language of its scene")
  func language() async throws {
    let scene = WindowGroup("Main") { content }.primaryMenu(file).environment(\.locale, Locale(identifier: "de"))
    try await ShownScenes.with(scene) {
      let button = try #require(found("GtkMenuButton").first)
      #expect(button.name == "Hauptmenü")
      #expect(button.widget["tooltip-text"] == "Hauptmenü")
    }
  }

  @Test("AC7 what is no menu model is reported, and not shown")
  func badInput() async throws {
    try await ShownScenes.with(WindowGroup("Main") { content }.menuBar(Widget(gtk_label_new("no menu")))) {
      let bars = try found("GtkPopoverMenuBar")
      #expect(bars.isEmpty)
      #expect(Diagnostics.recorded.map(\.kind) == [.invalidMenu])
      Diagnostics.removeAll()
    }
  }
}

extension Widget {
  fileprivate var opaque: OpaquePointer { OpaquePointer(pointer) }
}
