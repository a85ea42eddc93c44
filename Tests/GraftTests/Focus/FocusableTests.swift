import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Views that can have the keyboard focus, and where it goes.
@Suite(.gtk) @MainActor
struct FocusableTests {
  private struct Inner: View {
    @Environment(\.isFocused) private var isFocused

    var body: some View { Text(isFocused ? "focused" : "not focused") }
  }

  private struct Page: View {
    var isFocusable = true
    var isEnabled = true
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("first", text: $text)
        Text("label")
        Inner().focusable(isFocusable).disabled(!isEnabled)
        Button("last") {}
      }
    }
  }

  /// The text or name of what has the focus.
  private func focused<Content: View>(_ mounted: MountedView<Content>) -> String {
    guard let any = mounted.root.all.first, let root = gtk_widget_get_root(any.widget.widgetPointer),
      let focus = gtk_root_get_focus(root)
    else { return "nothing" }
    return mounted.root.findAll().last {
      !$0.name.isEmpty
        && ($0.widget.widgetPointer == focus || gtk_widget_is_ancestor($0.widget.widgetPointer, focus) != 0
          || gtk_widget_get_parent(focus) == $0.widget.widgetPointer)
    }?.name ?? "something"
  }

  @Test("FO1 Tab reaches a focusable view and no text, and views in it know of the focus; false takes it out")
  func tab() async throws {
    let mounted = try await MountedView(Page())
    let field = try mounted.root.find(role: .textField, name: "first")
    #expect(mounted.root.texts.contains("not focused"))
    try await field.press("Tab")
    #expect(mounted.root.texts.contains("focused"))
    try await field.press("Tab")
    #expect(mounted.root.texts.contains("not focused"))
    #expect(focused(mounted) == "last")
    try await field.press("Tab", modifiers: .shift)
    #expect(mounted.root.texts.contains("focused"))
    mounted.rootView = Page(isFocusable: false)
    await Settling.settle()
    #expect(focused(mounted) == "nothing")
    try await field.click()
    try await field.press("Tab")
    #expect(focused(mounted) == "last")
  }

  private struct Clicked: View {
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 40)
        TextField("inside", text: .constant(""))
        HStack {
          Color.blue.frame(width: 40, height: 40)
          Inner()
        }
        .focusable()
      }
      .focusable().frame(width: 200)
    }
  }

  @Test("FO1 a click gives the focus to the innermost that can have it")
  func click() async throws {
    let mounted = try await MountedView(Clicked(), size: CGSize(width: 200, height: 200))
    let field = try mounted.root.find(role: .textField, name: "inside")
    try await field.click()
    #expect(focused(mounted) == "inside" && mounted.root.texts.contains("not focused"))
    let host = try #require(mounted.controller?.widget)
    let inner = try mounted.root.frame(ofText: "not focused")
    try await XInput.click(on: host, at: CGPoint(x: inner.minX - 20, y: inner.midY))
    await Settling.settle()
    #expect(mounted.root.texts.contains("focused"))
    try await XInput.click(on: host, at: CGPoint(x: 100, y: field.frame.minY - 20))
    await Settling.settle()
    #expect(mounted.root.texts.contains("not focused") && focused(mounted) != "inside")
  }

  @Test("FO12 what is disabled takes no focus, and loses it")
  func disabled() async throws {
    let mounted = try await MountedView(Page())
    let field = try mounted.root.find(role: .textField, name: "first")
    try await field.press("Tab")
    #expect(mounted.root.texts.contains("focused"))
    mounted.rootView = Page(isEnabled: false)
    await Settling.settle()
    #expect(mounted.root.texts.contains("not focused"))
    try await field.click()
    try await field.press("Tab")
    #expect(focused(mounted) == "last")
  }

  private struct Bound: View {
    @FocusState private var field: Int?
    @State private var text = ""

    var body: some View {
      VStack {
        Text(field.map { "field \($0)" } ?? "none")
        TextField("first", text: $text).focused($field, equals: 1)
        Text("box").focusable().focused($field, equals: 2)
        Button("to box") { field = 2 }
        Button("to none") { field = nil }
      }
      .defaultFocus($field, 2)
    }
  }

  @Test("FO4 FO2 a focusable view has the default focus of its page, and gives it up for nil")
  func defaultFocus() async throws {
    let mounted = try await MountedView(Bound())
    #expect(mounted.root.texts.first == "field 2")
    try await mounted.root.find(role: .textField, name: "first").click()
    #expect(mounted.root.texts.first == "field 1")
    try await mounted.root.find(role: .button, name: "to box").click()
    #expect(mounted.root.texts.first == "field 2")
    try await mounted.root.find(role: .button, name: "to none").click()
    #expect(mounted.root.texts.first == "none")
    #expect(focused(mounted) == "nothing")
  }

  private struct Interrupted: View {
    @FocusState private var isFocused: Bool
    @State private var text = ""

    var body: some View {
      VStack {
        Text(isFocused ? "focused" : "not focused")
        TextField("field", text: $text).focused($isFocused)
        Menu("menu") { Button("item") {} }
      }
    }
  }

  @Test(
    "FO3 while a menu is open a focus state says what has the focus in the window, which has it again after it")
  func menu() async throws {
    let mounted = try await MountedView(Interrupted())
    let field = try mounted.root.find(role: .textField, name: "field")
    try await field.click()
    #expect(mounted.root.texts.first == "focused")
    try await mounted.root.find(role: .button, name: "menu").click()
    #expect(mounted.root.texts.first == "focused")
    try await field.press("Escape")
    #expect(mounted.root.texts.first == "focused")
    try await field.type("x")
    #expect(field.text == "x")
  }

  private struct Order: View {
    @State private var text = ""

    var body: some View {
      HStack {
        VStack {
          Button("a") {}
          Button("b") {}
          Button("disabled") {}.disabled(true)
        }
        .focusSection()
        VStack {
          Button("c") {}
          Button("hidden") {}.hidden()
          Button("d") {}
        }
      }
    }
  }

  @Test("FO5 Tab goes in the order of the tree, section by section, and leaves out what is disabled or hidden")
  func order() async throws {
    let mounted = try await MountedView(Order())
    let first = try mounted.root.find(role: .button, name: "a")
    var names = [focused(mounted)]
    for _ in 1...3 {
      try await first.press("Tab")
      names.append(focused(mounted))
    }
    #expect(names == ["a", "b", "c", "d"])
    try await first.press("Tab", modifiers: .shift)
    #expect(focused(mounted) == "c")
  }

  @Test("FO15 a new window gives the focus to its first focusable, without a ring until a key is used")
  func firstFocus() async throws {
    let mounted = try await MountedView(Order())
    #expect(focused(mounted) == "a")
    let root = try #require(gtk_widget_get_root(mounted.root.find(role: .button, name: "a").widget.widgetPointer))
    #expect(gtk_window_get_focus_visible(root.cast()) == 0)
    try await mounted.root.find(role: .button, name: "a").press("Tab")
    #expect(gtk_window_get_focus_visible(root.cast()) != 0)
  }
}
