import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What keeps the focus and what loses it.
@Suite(.gtk) @MainActor
struct FocusKeepingTests {
  private struct Moving: View {
    @FocusState private var field: Int?
    @State private var order = [1, 2, 3]

    var body: some View {
      VStack {
        Text(field.map { "field \($0)" } ?? "none")
        ForEach(order, id: \.self) { number in
          TextField("\(number)", text: .constant("")).focused($field, equals: number)
        }
        Button("reverse") { order.reverse() }
        Button("remove") { order.removeAll { $0 == 1 } }
      }
    }
  }

  @Test(
    "FO15 a field that moves in its container keeps the focus, and one that is removed leaves it, as its state says"
  )
  func moving() async throws {
    let mounted = try await MountedView(Moving())
    try await mounted.root.find(role: .textField, name: "1").click()
    #expect(mounted.root.texts.first == "field 1")
    try await mounted.root.find(role: .button, name: "reverse").click()
    #expect(mounted.root.texts.first == "field 1")
    try await mounted.root.find(role: .button, name: "remove").click()
    // GTK gives it to another, or to none.
    #expect(["field 3", "none"].contains(mounted.root.texts.first))
  }

  private struct Pending: View {
    @FocusState private var isFocused: Bool
    @State private var number = 1
    @State private var isDisabled = false
    let log: Log

    var body: some View {
      VStack {
        Text("\(number), \(isFocused)")
        TextField("number", value: $number, format: .number).focused($isFocused)
        VStack {
          TextField("text", text: .constant("kept"))
          Color.red.frame(width: 40, height: 40).onTapGesture { log.note("tap") }.disabled(false)
            .accessibilityLabel("red")
        }
        .disabled(isDisabled)
        Button("leave") { isFocused = false }
        Button("disable") { isDisabled = true }
      }
    }
  }

  @Test("FO2 a field that loses the focus by its state has committed what was typed")
  func pending() async throws {
    let mounted = try await MountedView(Pending(log: Log()))
    let field = try mounted.root.find(role: .textField, name: "number")
    try await field.click()
    try await field.type("2")
    #expect(mounted.root.texts.first == "1, true")
    try await mounted.root.find(role: .button, name: "leave").click()
    #expect(mounted.root.texts.first?.hasSuffix("2, false") == true || mounted.root.texts.first == "21, false")
  }

  @Test("FO12 gestures of what is disabled do not run, and false inside does not lift it")
  func disabled() async throws {
    let log = Log()
    let mounted = try await MountedView(Pending(log: log))
    let red = try mounted.root.find(name: "red")
    try await red.click()
    #expect(log.entries == ["tap"])
    try await mounted.root.find(role: .button, name: "disable").click()
    try await red.click()
    #expect(log.entries == ["tap"])
    #expect(try mounted.root.find(role: .textField, name: "text").text == "kept")
  }

  private struct Sheeted: View {
    @FocusState private var isFocused: Bool
    @State private var isShown = false

    var body: some View {
      VStack {
        Text(isFocused ? "focused" : "not focused")
        TextField("field", text: .constant("")).focused($isFocused)
        Button("open") { isShown = true }
      }
      .sheet(isPresented: $isShown) {
        TextField("inner", text: .constant(""))
        Button("close") { isShown = false }
      }
    }
  }

  @Test(
    "FO3 under a sheet a focus state says what has the focus in its window, which has the keyboard again after it"
  )
  func sheet() async throws {
    let mounted = try await MountedView(Sheeted())
    let field = try mounted.root.find(role: .textField, name: "field")
    try await field.click()
    try await mounted.root.find(role: .button, name: "open").click()
    #expect(mounted.root.texts.first == "focused")
    let sheet = try #require(mounted.root.sheets.first)
    try await sheet.find(role: .button, name: "close").click()
    #expect(mounted.root.texts.first == "focused")
    #expect(mounted.root.sheets.isEmpty)
  }

  private struct Popped: View {
    @FocusState private var isFocused: Bool
    @State private var isShown = false
    @State private var text = ""

    var body: some View {
      VStack {
        Text(isFocused ? "focused" : "not focused")
        TextField("field", text: $text).focused($isFocused)
        Button("open") { isShown = true }
          .popover(isPresented: $isShown) { TextField("inner", text: .constant("")) }
      }
    }
  }

  @Test("FO3 while a popover is open a focus state says what has the focus below it, which has it again after it")
  func popover() async throws {
    let mounted = try await MountedView(Popped())
    let field = try mounted.root.find(role: .textField, name: "field")
    try await field.click()
    try await mounted.root.find(role: .button, name: "open").click()
    let inner = try mounted.root.find(role: .textField, name: "inner")
    #expect(
      gtk_widget_is_ancestor(
        gtk_root_get_focus(gtk_widget_get_root(inner.widget.widgetPointer)), inner.widget.widgetPointer) != 0)
    #expect(mounted.root.texts.first == "focused")
    try await inner.press("Escape")
    #expect(mounted.root.texts.first == "focused")
    try await field.press("x")
    #expect(field.text == "x")
  }

  private struct Asking: View {
    @FocusState private var isFocused: Bool
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      VStack {
        Text(isFocused ? "focused" : "not focused")
        Text("second")
        TextField("field", text: .constant("")).focused($isFocused)
        Button("open") { openWindow(id: "asking") }
      }
    }
  }

  private struct AskingScene: Scene {
    var body: some Scene { WindowGroup("Asking", id: "asking") { Asking() } }
  }

  @Test("FO3 while another window is active a focus state says what has the focus in its own")
  func otherWindow() async throws {
    try await ShownScenes.with(AskingScene()) {
      let first = try ShownScenes.content("Asking")
      try await first.find(role: .textField, name: "field").click()
      #expect(first.texts.first == "focused")
      try await first.find(role: .button, name: "open").click()
      let other = try #require(ShownScenes.windows.first { gtk_window_is_active($0.cast()) != 0 })
      #expect(gtk_widget_get_root(first.all[0].widget.widgetPointer) != other.cast())
      #expect(first.texts.first == "focused")
      let second = WidgetQuery(root: try #require(gtk_window_get_child(other.cast()).map { Widget($0) }))
      try await second.find(role: .button, name: "open").press("Tab")
      #expect(first.texts.first == "focused" && second.texts.first == "not focused")
    }
  }
}
