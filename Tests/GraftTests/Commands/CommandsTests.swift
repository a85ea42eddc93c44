import CGTK
import Foundation
import GTKBridge
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Commands of the windows of scenes.
@Suite(.gtk) @MainActor
struct CommandsTests {
  private struct Own: Commands {
    let log: Log

    var body: some Commands {
      CommandMenu("Tools") { Button("Tool") { log.note("tool") }.keyboardShortcut("t") }
      CommandGroup(replacing: .newItem) {}
    }
  }

  private struct Commanded: Scene {
    let log: Log
    let isMore: Bool

    var body: some Scene {
      Window("Main", id: "main") {
        Text("content").toolbar { ToolbarItem { Button("Item") {} } }
      }
      .defaultSize(width: 400, height: 200)
      .commands {
        Own(log: log)
        if isMore { CommandGroup(after: .help) { Button("More") { log.note("more") } } }
      }
      .commands { CommandGroup(before: .saveItem) { Button("Last") { log.note("last") } } }
    }
  }

  private struct Plain: Scene {
    var body: some Scene {
      Window("Main", id: "main") { Text("content") }.commands { CommandGroup(replacing: .newItem) {} }
    }
  }

  private func with(_ content: some Scene, _ body: (WidgetQuery) async throws -> Void) async throws {
    try PrivateDisplay.start()
    let scenes = SceneHost(application: nil)
    scenes.show(content._sceneView)
    await Settling.settle()
    let window = try #require(OpenWindows.all.first { gtk_widget_get_mapped($0) != 0 })
    try await body(WidgetQuery(root: Widget(window)))
    scenes.close()
    await Settling.settle()
  }

  private static let about = "About \(ProcessInfo.processInfo.processName)"
  /// What comes last in each menu, where nothing takes it away.
  private static let end = ["Keyboard Shortcuts", about, "Quit"]

  @Test("MN14 MN15 commands are the menu of a button at the end of the bar, which F10 opens, and add up")
  func menu() async throws {
    let log = Log()
    try await with(Commanded(log: log, isMore: true)) { query in
      let button = try query.find(role: .button, name: "Main Menu")
      #expect(button.frame.minX > (try query.find(role: .button, name: "Item").frame.maxX))
      try await button.click()
      let all = ["Last", "Close Window", "View", "Tools", "Window", "Keyboard Shortcuts", "More", Self.about, "Quit"]
      #expect(ShownScenes.menuItems(in: query) == all)
      try await query.find(role: .menuItem, name: "More").click()
      #expect(log.entries == ["more"])
      try await button.press("F10")
      #expect(ShownScenes.menuItems(in: query) == all)
      try await button.press("Escape")
    }
  }

  @Test("MN14 a shortcut of a command acts while its menu is closed, and a condition leaves commands out")
  func shortcuts() async throws {
    let log = Log()
    try await with(Commanded(log: log, isMore: false)) { query in
      let button = try query.find(role: .button, name: "Main Menu")
      try await button.press("t", modifiers: .control)
      #expect(log.entries == ["tool"])
      try await button.click()
      #expect(ShownScenes.menuItems(in: query) == ["Last", "Close Window", "View", "Tools", "Window"] + Self.end)
      try await button.press("Escape")
    }
  }

  private struct Nothing: Scene {
    let log: Log
    let isMore: Bool

    var body: some Scene {
      Window("Main", id: "main") { Text("content") }
        .commands {
          Own(log: log)
          if isMore {
            EmptyCommands()
            ImportFromDevicesCommands()
          }
        }
    }
  }

  @Test("MN14 commands of nothing, and those of other devices, have no items", arguments: [false, true])
  func nothing(isMore: Bool) async throws {
    try await with(Nothing(log: Log(), isMore: isMore)) { query in
      try await query.find(role: .button, name: "Main Menu").click()
      #expect(ShownScenes.menuItems(in: query) == ["Close Window", "View", "Tools", "Window"] + Self.end)
      try await query.find(role: .button, name: "Main Menu").press("Escape")
    }
  }

  private struct Documents: Scene {
    let log: Log
    let replaces: Bool

    var body: some Scene {
      WindowGroup("Document") { Text("document").frame(width: 300) }
        .commands {
          if replaces { CommandGroup(replacing: .newItem) { Button("Other") { log.note("other") } } }
        }
      Settings { Text("settings").frame(width: 300) }
    }
  }

  @Test("MN16 TX21 standard commands are in the language of their scene, as the menus around them")
  func language() async throws {
    let scene = WindowGroup("Editor") { TextField("field", text: .constant("")) }
      .commands { CommandMenu("Tools") { Button("Tool") {} } }
      .environment(\.locale, Locale(identifier: "de_DE"))
    try await with(scene) { query in
      try await query.find(role: .textField, name: "field").click()
      let button = try query.find(role: .button, name: "Hauptmenü")
      try await button.click()
      #expect(Set(ShownScenes.menuItems(in: query)).isSuperset(of: ["Neues Fenster", "Bearbeiten"]))
      try await query.find(role: .menuItem, name: "Bearbeiten").click()
      #expect(Set(ShownScenes.menuItems(in: query)).isSuperset(of: ["Rückgängig", "Ausschneiden"]))
      try await button.press("Escape")
    }
  }

  @Test("MN16 WI10 new windows, closing, settings and the end have their keys, and the settings an item")
  func standardKeys() async throws {
    try await ShownScenes.with(Documents(log: Log(), replaces: false)) {
      let text = try ShownScenes.content("Document").find(text: "document")
      try await text.press("n", modifiers: .control)
      #expect(ShownScenes.titles == ["Document", "Document"])
      try await ShownScenes.content("Document", 1).find(text: "document").press("w", modifiers: .control)
      #expect(ShownScenes.titles == ["Document"])
      let last = try ShownScenes.content("Document").find(text: "document")
      for _ in 1...2 { try await last.press("comma", modifiers: .control) }
      #expect(ShownScenes.titles == ["Document", "Settings"])
      try await last.press("F10")
      let window = WidgetQuery(root: try ShownScenes.window("Document"))
      #expect(ShownScenes.menuItems(in: window) == ["New Window", "Close Window", "View", "Settings…"] + Self.end)
      try await last.press("Escape")
      try await last.press("q", modifiers: .control)
      #expect(ShownScenes.titles == [])
    }
  }

  @Test("MN16 a group that replaces standard commands takes item and key away")
  func replacedKeys() async throws {
    let log = Log()
    try await ShownScenes.with(Documents(log: log, replaces: true)) {
      let text = try ShownScenes.content("Document").find(text: "document")
      try await text.press("n", modifiers: .control)
      #expect(ShownScenes.titles == ["Document"])
      try await text.press("F10")
      let window = WidgetQuery(root: try ShownScenes.window("Document"))
      #expect(ShownScenes.menuItems(in: window) == ["Other", "Close Window", "View", "Settings…"] + Self.end)
      try await text.press("Escape")
    }
  }

  private struct Removed: Scene {
    var body: some Scene {
      Window("Main", id: "main") { Text("content") }
        .commands { CommandMenu("Tools") { Button("Tool") {} } }.commandsRemoved()
    }
  }

  @Test("WI12 commands that are removed are not there")
  func removed() async throws {
    try await with(Removed()) { query in #expect(query.findAll(role: .button, name: "Main Menu").count == 0) }
  }

  private struct Replaced: Scene {
    var body: some Scene {
      Window("Main", id: "main") { Text("content") }
        .commands { CommandMenu("Old") { Button("Tool") {} } }
        .commandsReplaced { CommandMenu("New") { Button("Tool") {} } }
    }
  }

  @Test("MN14 commands that replace others are there alone")
  func replacedCommands() async throws {
    try await with(Replaced()) { query in
      let button = try query.find(role: .button, name: "Main Menu")
      try await button.click()
      #expect(ShownScenes.menuItems(in: query).contains("New") && !ShownScenes.menuItems(in: query).contains("Old"))
      try await button.press("Escape")
    }
  }

  @Test("MN15 without commands there is no such button")
  func none() async throws {
    try await with(Plain()) { query in #expect(query.findAll(role: .button, name: "Main Menu").count == 0) }
  }
}
