import CGTK
import Foundation
import GTKBridge
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Where commands stand in the menus of a window, and the windows that menus open.
@Suite(.gtk) @MainActor
struct CommandPlaceTests {
  private struct Placed: Scene {
    var style = WindowMenuStyle.primaryMenu

    var body: some Scene {
      WindowGroup("Main") { Text("content").frame(width: 500, height: 100) }
        .commands {
          CommandMenu("A") { Button("In A") {} }
          CommandGroup(after: .newItem) { Button("Import") {} }
          CommandGroup(before: .newItem) { Button("First") {} }
          CommandGroup(replacing: .saveItem) {}
          CommandMenu("B") { Button("In B") {} }
          CommandGroup(before: .windowSize) { Button("Zoom") {} }
        }
        .windowMenuStyle(style)
      Window("Log", id: "log") { Text("log") }.keyboardShortcut("l")
      WindowGroup("Notes", id: "notes") { Text("notes") }.keyboardShortcut("m", modifiers: [.command, .shift])
    }
  }

  private static let end = ["Keyboard Shortcuts", "About \(ProcessInfo.processInfo.processName)", "Quit"]

  @Test("MN14 groups stand at the places that they name, and menus between View and Window, in declared order")
  func places() async throws {
    try await ShownScenes.with(Placed()) {
      let window = WidgetQuery(root: try ShownScenes.window("Main"))
      let button = try window.find(role: .button, name: "Main Menu")
      try await button.click()
      let outer = ["First", "New Window", "New Notes Window", "Import", "View", "A", "B", "Window"] + Self.end
      #expect(ShownScenes.menuItems(in: window) == outer)
      try await window.find(role: .menuItem, name: "View").click()
      #expect(Set(ShownScenes.menuItems(in: window)).subtracting(outer) == ["Zoom", "Full Screen"])
      for _ in 1...2 { try await button.press("Escape") }
    }
  }

  @Test("MN14 the key of a scene is that of its item, which opens one more window or the only one")
  func scenes() async throws {
    try await ShownScenes.with(Placed()) {
      let window = WidgetQuery(root: try ShownScenes.window("Main"))
      let button = try window.find(role: .button, name: "Main Menu")
      try await button.click()
      #expect(window.texts.contains("Shift+Ctrl+M"))
      try await window.find(role: .menuItem, name: "Window").click()
      #expect(window.texts.contains("Ctrl+L"))
      try await window.find(role: .menuItem, name: "Log").click()
      #expect(ShownScenes.titles == ["Log", "Main"])
      try await button.press("l", modifiers: .control)
      #expect(ShownScenes.titles == ["Log", "Main"])
      try await button.press("m", modifiers: [.control, .shift])
      #expect(ShownScenes.titles == ["Log", "Main", "Notes"])
    }
  }

  @Test("MN15 by choice the same menus are a bar above the content, of which F10 opens the first")
  func bar() async throws {
    try await ShownScenes.with(Placed(style: .menuBar)) {
      let window = WidgetQuery(root: try ShownScenes.window("Main"))
      #expect(window.findAll(role: .button, name: "Main Menu").isEmpty)
      let bar = WidgetQuery(root: try window.find(role: WidgetRole("menu-bar")).widget)
      let menus = bar.findAll(role: .button)
      #expect(menus.map(\.name) == ["File", "Edit", "View", "A", "B", "Window", "Help"])
      try await menus[0].press("F10")
      #expect(ShownScenes.menuItems(in: window) == ["First", "New Window", "New Notes Window", "Import", "Quit"])
      try await menus[0].press("Escape")
      try await menus[3].click()
      #expect(ShownScenes.menuItems(in: window) == ["In A"])
      try await menus[3].press("Escape")
      #expect(try window.find(role: .label, text: "content").frame.minY >= menus[0].frame.maxY)
    }
  }
}
