import CGTK
import Foundation
import Graft
import GraftTesting

/// Plays the program without a screen, with one pane more at a time, and prints what each side shows. With
/// `--pictures FOLDER` it writes a picture of each stage.
@MainActor
func playHeadless() async -> Int32 {
  do {
    try PrivateDisplay.start()
    let application = ObjectReference(taking: gtk_application_new(nil, G_APPLICATION_NON_UNIQUE))
    guard g_application_register(application.cast(), nil, nil) != 0 else {
      return EXIT_FAILURE
    }
    try await EditorPlay(Editor(in: application)).play()
    return EXIT_SUCCESS
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    return EXIT_FAILURE
  }
}

/// Uses the editor by mouse and keyboard.
@MainActor
struct EditorPlay {
  private let editor: Editor
  private var content: WidgetQuery { WidgetQuery(root: editor.window) }

  init(_ editor: Editor) {
    self.editor = editor
    editor.window["visible"] = true
  }

  func play() async throws {
    await Settling.settle()
    try await typeText()
    try await statistics()
    try await find()
    try await look()
    try await useFoot()
    editor.window["visible"] = false
  }

  private var textView: FoundWidget {
    get throws { try content.all.first { $0.widget.typeName == "GtkTextView" } ?? content.find(role: .textField) }
  }

  private func typeText() async throws {
    try await textView.click()
    try await textView.type("one two one")
    try say("without panes", content.find(identifier: "status").text)
    try writePicture(0)
  }

  private func addPane(_ count: Int) async {
    editor.addPanes(upTo: count)
    await Settling.settle()
  }

  private func statistics() async throws {
    await addPane(1)
    say("statistics", content.texts.first { $0.hasSuffix("characters") } ?? "")
    try await textView.type(" six")
    say("statistics, when more is typed", content.texts.first { $0.hasSuffix("characters") } ?? "")
    try writePicture(1)
  }

  // snippet: legacy-play
  private func find() async throws {
    await addPane(2)
    try await content.find(role: .textField, name: "Find").type("one")
    say("find", content.texts.first { $0.hasSuffix("found") } ?? "")
    for _ in 1...2 { try await content.find(role: .button, name: "Next").click() }
    try say("the caret after the second", content.find(identifier: "status").text)
    g_action_group_activate_action(editor.window.cast(), "find-next", nil)
    await Settling.settle()
    try say("after the menu's action", content.find(identifier: "status").text)
    try await content.find(role: .textField, name: "Replace with").type("1")
    try await content.find(role: .button, name: "Replace All").click()
    try say("the text view after all were replaced", textView.text)
    try writePicture(2)
  }
  // snippet end

  private func look() async throws {
    await addPane(3)
    let toggle = try content.find(role: .checkbox, name: "Wrap lines")
    try await toggle.click()
    say("the action after the box", editor.wrap.isOn ? "on" : "off")
    g_action_group_activate_action(editor.window.cast(), "wrap", nil)
    await Settling.settle()
    say("the box after the action", toggle.widget["active"] as Bool ? "on" : "off")
    g_action_group_activate_action(editor.window.cast(), "margin", g_variant_new_int64(32))
    await Settling.settle()
    say("the margin after the menu's choice", content.texts.first { $0.hasPrefix("Margin") } ?? "")
    try writePicture(3)
  }

  private func useFoot() async throws {
    editor.addFoot()
    await Settling.settle()
    say("the view of the file", goal)
    try await content.find(role: .button, name: "Five Words").click()
    say("the view after the file's button", goal)
    try await content.find(role: .button, name: "One More").click()
    say("the property after the view's button", editor.foot.map { "\($0.goal["goal"] as Int)" } ?? "")
  }

  private var goal: String { content.texts.first { $0.hasSuffix(" words") } ?? "" }

  private func say(_ what: String, _ value: String) { print("\(what): \(value)") }

  private func writePicture(_ stage: Int) throws {
    guard let folder = option("--pictures") else { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try content.writePicture(to: "\(folder)/panes-\(stage).png")
  }
}
