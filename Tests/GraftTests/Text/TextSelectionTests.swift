import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Selecting texts, as a user does.
@Suite(.gtk) @MainActor
struct TextSelectionTests {
  /// What is on the clipboard of a widget's display.
  private func copied(_ widget: FoundWidget) -> String? {
    let provider = gdk_clipboard_get_content(gtk_widget_get_clipboard(widget.widget.widgetPointer))
    guard let provider else { return nil }
    var value = GValue()
    g_value_init(&value, g_type_from_name("gchararray"))
    defer { g_value_unset(&value) }
    guard gdk_content_provider_get_value(provider, &value, nil) != 0 else { return nil }
    return g_value_get_string(&value).map { String(cString: $0) }
  }

  private func texts(_ isSelectable: Bool = true) -> some View {
    let texts = VStack {
      Text("one two three").fixedSize()
      Text("four five").fixedSize()
    }
    return isSelectable ? AnyView(texts.textSelection(.enabled)) : AnyView(texts)
  }

  @Test("TX29 a double click selects a word, Ctrl+A all, and Ctrl+C copies it")
  func words() async throws {
    let mounted = try await MountedView(texts())
    let text = try mounted.root.find(role: .label, name: "one two three")
    try await text.doubleClick(at: CGPoint(x: text.frame.width / 2 - 4, y: text.frame.height / 2))
    try await text.press("c", modifiers: .control)
    #expect(copied(text) == "two")
    try await text.press("a", modifiers: .control)
    try await text.press("c", modifiers: .control)
    #expect(copied(text) == "one two three")
  }

  @Test("the word of a double click stays selected where the pointer moves by a pixel before it is released")
  func trembling() async throws {
    let mounted = try await MountedView(texts())
    let text = try mounted.root.find(role: .label, name: "one two three")
    let point = CGPoint(x: text.frame.width / 2 - 4, y: text.frame.height / 2)
    for _ in 1...2 { try await text.drag(at: point, by: CGSize(width: 1, height: 0)) }
    try await text.press("c", modifiers: .control)
    #expect(copied(text) == "two")
  }

  @Test("Ctrl+A and Ctrl+C act with Caps Lock too, and not with Alt")
  func otherModifiers() async throws {
    let mounted = try await MountedView(texts())
    let text = try mounted.root.find(role: .label, name: "one two three")
    try await text.doubleClick(at: CGPoint(x: text.frame.width / 2 - 4, y: text.frame.height / 2))
    try await text.press("a", modifiers: [.control, .alt])
    try await text.press("c", modifiers: .control)
    #expect(copied(text) == "two")
    try await text.press("Caps_Lock")
    try await text.press("a", modifiers: .control)
    try await text.press("c", modifiers: .control)
    try await text.press("Caps_Lock")
    #expect(copied(text) == "one two three")
  }

  @Test("TX29 dragging selects, also by keys, and each text has a selection of its own")
  func dragging() async throws {
    let mounted = try await MountedView(texts())
    let one = try mounted.root.find(role: .label, name: "one two three")
    let other = try mounted.root.find(role: .label, name: "four five")
    try await one.drag(at: CGPoint(x: 1, y: 8), by: CGSize(width: one.frame.width - 2, height: 0))
    try await one.press("Left", modifiers: [.control, .shift])
    try await one.press("c", modifiers: .control)
    #expect(copied(one) == "one two ")
    try await other.click(at: CGPoint(x: 1, y: 8))
    try await other.press("Right", modifiers: .shift)
    try await other.press("c", modifiers: .control)
    #expect(copied(other) == "f")
    try await other.press("Tab", modifiers: .shift)
    try await one.press("c", modifiers: .control)
    #expect(copied(one) == "one two ")
  }

  @Test("Ctrl and an arrow go to the end of a word of a thousand letters in a line, on to the next word, and back")
  func longWord() async throws {
    let word = String(repeating: "m", count: 1_000)
    let mounted = try await MountedView(
      VStack {
        ScrollView(.horizontal) { Text(word + " end").textSelection(.enabled) }
        Text("below")
      }, size: CGSize(width: 200, height: 80))
    let text = try mounted.root.find(role: .label, name: word + " end")
    // Keys go to what has the focus; the middle of the text is out of sight.
    let below = try mounted.root.find(role: .label, name: "below")
    try await text.click(at: CGPoint(x: 1, y: text.frame.height / 2))
    for (key, expected) in [("Right", word), ("Right", word + " "), ("Right", word + " end"), ("Left", word + " ")] {
      try await below.press(key, modifiers: [.control, .shift])
      try await below.press("c", modifiers: .control)
      #expect(copied(text) == expected)
    }
  }

  @Test("Ctrl and an arrow go through a word that reads in two directions, as without Ctrl")
  func twoDirections() async throws {
    let word = "ab\u{5D0}\u{5D1}cd"
    let mounted = try await MountedView(Text("\(word) end").textSelection(.enabled).fixedSize())
    let text = try mounted.root.find(role: .label)
    try await text.click(at: CGPoint(x: 1, y: text.frame.height / 2))
    try await text.press("Right", modifiers: [.control, .shift])
    try await text.press("c", modifiers: .control)
    #expect(copied(text) == word)
  }

  @Test("TX29 what is selected is marked, and the size of the text stays")
  func mark() async throws {
    #expect(try idealSize(of: texts()) == idealSize(of: texts(false)))
    let mounted = try await MountedView(texts().background(Color.white))
    let text = try mounted.root.find(role: .label, name: "one two three")
    let before = try Pixels(mounted.root).colors(in: text.frame)
    try await text.click()
    try await text.press("a", modifiers: .control)
    let marked = try Pixels(mounted.root).colors(in: text.frame)
    #expect(before.contains([255, 255, 255]) && !marked.contains([255, 255, 255]))
  }

  @Test("texts that cannot be selected, are redacted, or are in a button or a box to check take no focus")
  func nothingToSelect() async throws {
    let mounted = try await MountedView(
      VStack {
        Text("usual")
        VStack {
          Text("not").textSelection(.disabled)
          Text("hidden").redacted(reason: .placeholder)
          Button("press") {}
          Toggle("check", isOn: .constant(true)).toggleStyle(.checkbox)
          Text("yes")
        }
        .textSelection(.enabled)
      })
    let focusable = mounted.root.findAll(role: .label).filter {
      gtk_widget_get_focusable($0.widget.widgetPointer) != 0
    }
    #expect(focusable.map(\.text) == ["yes"])
  }
}
