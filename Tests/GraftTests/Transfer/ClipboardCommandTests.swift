import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What views do at the commands of the clipboard, by keys and by the items of the menu.
@Suite(.gtk) @MainActor
struct ClipboardCommandTests {
  private let log = Log()

  private func entries(_ count: Int) async throws -> [String] {
    for _ in 0..<100 where log.entries.count < count { try await Task.sleep(for: .milliseconds(10)) }
    await Settling.settle()
    return log.take()
  }

  @Test("DD10 Ctrl+C, X and V act on the view around the focus; an empty array leaves the clipboard as it is")
  func keys() async throws {
    let log = log
    var copied = ["one", "two"]
    let mounted = try await MountedView(
      VStack {
        Button("focus") {}
          .copyable(copied)
          .cuttable(for: String.self) { ["cut"] }
          .pasteDestination(for: String.self) { log.note("pasted \($0)") }
      })
    let button = try mounted.root.find(role: .button, name: "focus")
    try await button.click()
    try await button.press("c", modifiers: .control)
    try await button.press("v", modifiers: .control)
    #expect(try await entries(1) == [#"pasted ["one", "two"]"#])
    copied = []
    try await button.press("c", modifiers: .control)
    try await button.press("v", modifiers: .control)
    #expect(try await entries(1) == [#"pasted ["one", "two"]"#])
    try await button.press("x", modifiers: .control)
    try await button.press("v", modifiers: .control)
    #expect(try await entries(1) == [#"pasted ["cut"]"#])
  }

  @Test("DD10 a text that is edited has the keys, also where it has nothing to copy, and not the view around it")
  func editedText() async throws {
    let (log, text) = (log, Source(""))
    UIPasteboard.general.string = "before"
    let mounted = try await MountedView(
      TextField("field", text: text.binding)
        .copyable(["view"])
        .cuttable(for: String.self) {
          log.note("cut")
          return ["cut"]
        }
        .pasteDestination(for: String.self) { log.note("pasted \($0)") })
    let field = try mounted.root.find(role: .textField, name: "field")
    try await field.click()
    for key in ["c", "x"] { try await field.press(key, modifiers: .control) }
    #expect(UIPasteboard.general.string == "before")
    try await field.press("v", modifiers: .control)
    // GTK's text reads the clipboard in a later turn, as the view would.
    await Turn.until { text.value == "before" }
    #expect(text.value == "before")
    #expect(try await entries(0) == [])
  }

  @Test("DD10 without an action nobody takes the keys but a view around; providers are copied, cut and pasted by them")
  func providers() async throws {
    let log = log
    let mounted = try await MountedView(
      VStack {
        Button("inner") {}
          .onCutCommand { [NSItemProvider(object: "cut" as NSString)] }
          .onPasteCommand(of: [.plainText]) { providers in
            _ = providers.first?.loadObject(ofClass: NSString.self) { text, _ in log.note("pasted \(text ?? "nothing")")
            }
          }
          .onCopyCommand(perform: nil)
          .onCopyCommand { [NSItemProvider(object: "copied" as NSString)] }
      })
    let button = try mounted.root.find(role: .button, name: "inner")
    try await button.click()
    try await button.press("c", modifiers: .control)
    try await button.press("v", modifiers: .control)
    #expect(try await entries(1) == ["pasted copied"])
    try await button.press("x", modifiers: .control)
    try await button.press("v", modifiers: .control)
    #expect(try await entries(1) == ["pasted cut"])
  }

  private struct Editor: Scene {
    let log: Log

    var body: some Scene {
      WindowGroup("Editor") {
        VStack {
          VStack { Button("full") {}.copyable(["copied"]) }
            .cuttable(for: String.self) {
              log.note("cut")
              return ["cut"]
            }
          Button("empty") {}.copyable([String]()).pasteDestination(for: String.self) { log.note("pasted \($0)") }
          Button("older") {}.onCopyCommand { [] }.onCutCommand(perform: nil).onPasteCommand(of: [.png]) { _ in }
          VStack { Button("inner") {}.copyable([String]()) }.copyable(["around"])
          Button("nothing") {}.cuttable(for: String.self) {
            log.note("asked")
            return []
          }
        }
        .frame(width: 300)
      }
      // Without commands of its own a window has no menu.
      .commands { CommandMenu("Tools") { Button("Tool") {} } }
    }
  }

  /// Gives the focus to a button and opens the menu: the items of the clipboard, and which of them can be chosen.
  private func items(at name: String, in window: WidgetQuery) async throws -> [String: FoundWidget] {
    gtk_widget_grab_focus(try window.find(role: .button, name: name).widget.widgetPointer)
    await Settling.settle()
    try await window.find(role: .button, name: "Main Menu").click()
    try await window.find(role: .menuItem, name: "Edit").click()
    let found = window.findAll(role: .menuItem).filter { ["Cut", "Copy", "Paste"].contains($0.name) }
    return Dictionary(uniqueKeysWithValues: found.map { ($0.name, $0) })
  }

  private func enabled(_ items: [String: FoundWidget]) -> [String] {
    items.values.filter { gtk_widget_is_sensitive($0.widget.widgetPointer) != 0 }.map(\.name).sorted()
  }

  @Test("DD10 the items of the menu act on the views around the focus; an empty array or no handler disables them")
  func menu() async throws {
    let log = log
    UIPasteboard.general.string = "before"
    try await ShownScenes.with(Editor(log: log)) {
      let window = WidgetQuery(root: try ShownScenes.window("Editor"))
      var items = try await items(at: "full", in: window)
      #expect(items.count == 3 && enabled(items) == ["Copy", "Cut"])
      try await #require(items["Copy"]).click()
      #expect(UIPasteboard.general.string == "copied")
      items = try await self.items(at: "empty", in: window)
      #expect(enabled(items) == ["Paste"])
      try await #require(items["Paste"]).click()
      #expect(try await entries(1) == [#"pasted ["copied"]"#])
      items = try await self.items(at: "full", in: window)
      try await #require(items["Cut"]).click()
      #expect(UIPasteboard.general.string == "cut" && log.take() == ["cut"])
      items = try await self.items(at: "older", in: window)
      #expect(items.count == 3 && enabled(items) == [])
      let button = try window.find(role: .button, name: "older")
      for _ in 1...2 { try await button.press("Escape") }
    }
  }

  @Test("DD10 where a view can do nothing, the view around it does it, by the key and by the item")
  func around() async throws {
    UIPasteboard.general.string = "before"
    try await ShownScenes.with(Editor(log: log)) {
      let window = WidgetQuery(root: try ShownScenes.window("Editor"))
      let button = try window.find(role: .button, name: "inner")
      gtk_widget_grab_focus(button.widget.widgetPointer)
      await Settling.settle()
      try await button.press("c", modifiers: .control)
      #expect(UIPasteboard.general.string == "around")
      UIPasteboard.general.string = "before"
      let items = try await items(at: "inner", in: window)
      #expect(enabled(items) == ["Copy"])
      try await #require(items["Copy"]).click()
      #expect(UIPasteboard.general.string == "around")
    }
  }

  @Test("DD10 what cuts is asked once by a key, also where there is nothing to cut and an item has the same key")
  func askedOnce() async throws {
    UIPasteboard.general.string = "before"
    try await ShownScenes.with(Editor(log: log)) {
      let button = try WidgetQuery(root: ShownScenes.window("Editor")).find(role: .button, name: "nothing")
      gtk_widget_grab_focus(button.widget.widgetPointer)
      await Settling.settle()
      try await button.press("x", modifiers: .control)
      await Settling.settle()
      #expect(log.take() == ["asked"])
      #expect(UIPasteboard.general.string == "before")
    }
  }
}
