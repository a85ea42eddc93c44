import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// The keyboard focus and the state that follows and moves it. GTK gives a window's first field the focus.
@Suite(.gtk) @MainActor
struct FocusTests {
  enum Field { case name, city, nowhere }

  struct Form: View {
    var start: Field?
    var isCityShown = true
    @State private var name = ""
    @State private var city = ""
    @FocusState private var field: Field?

    var body: some View {
      VStack {
        Text(field.map { "\($0)" } ?? "none")
        TextField("other", text: $name)
        TextField("name", text: $name).focused($field, equals: .name)
        if isCityShown { TextField("city", text: $city).focused($field, equals: .city) }
        Button("to city") { field = .city }
        Button("to nowhere") { field = .nowhere }
        Button("to none") { field = nil }
      }
      .onAppear { if let start { field = start } }
    }
  }

  /// The name of the field in which the window has its focus.
  private func focused<Content: View>(_ mounted: MountedView<Content>) -> String {
    mounted.root.findAll(role: .textField).first { field in
      guard let root = gtk_widget_get_root(field.widget.widgetPointer), let focus = gtk_root_get_focus(root) else {
        return false
      }
      return focus == field.widget.widgetPointer || gtk_widget_is_ancestor(focus, field.widget.widgetPointer) != 0
    }?.name ?? "none"
  }

  private func act<Content: View>(_ mounted: MountedView<Content>, _ name: String) async throws {
    try await mounted.root.find(role: .button, name: name).click()
  }

  @Test("UI1 a value that is written moves the focus, and the value follows where the user moves it")
  func followsAndMoves() async throws {
    let mounted = try await MountedView(Form())
    #expect(mounted.root.texts.first == "none")
    #expect(focused(mounted) == "other")
    try await act(mounted, "to city")
    #expect(focused(mounted) == "city")
    #expect(mounted.root.texts.first == "city")
    try await mounted.root.find(role: .textField, name: "name").click()
    #expect(mounted.root.texts.first == "name")
    try await mounted.root.find(role: .textField, name: "name").press("Tab")
    #expect(focused(mounted) == "city")
    #expect(mounted.root.texts.first == "city")
    try await mounted.root.find(role: .textField, name: "other").click()
    #expect(mounted.root.texts.first == "none")
  }

  @Test("UI1 one move of the focus costs one evaluation, and none where it stays outside")
  func evaluations() async throws {
    let mounted = try await MountedView(Form())
    let counts = UpdateStatistics.start()
    try await mounted.root.find(role: .textField, name: "name").click()
    #expect(counts.bodies(of: Form.self) == 1)
    try await mounted.root.find(role: .textField, name: "city").click()
    #expect(counts.bodies(of: Form.self) == 2)
    try await mounted.root.find(role: .textField, name: "other").click()
    #expect(counts.bodies(of: Form.self) == 3)
    try await mounted.root.find(role: .button, name: "to none").click()
    #expect(counts.bodies(of: Form.self) == 3)
  }

  @Test("UI1 nil takes the focus away, and a view that leaves with the focus leaves nil")
  func leaving() async throws {
    let mounted = try await MountedView(Form(start: .name))
    #expect(mounted.root.texts.first == "name")
    try await act(mounted, "to none")
    #expect(focused(mounted) == "none")
    #expect(mounted.root.texts.first == "none")
    try await act(mounted, "to city")
    #expect(mounted.root.texts.first == "city")
    mounted.rootView = Form(start: .name, isCityShown: false)
    await Settling.settle()
    #expect(mounted.root.texts.first == "none")
  }

  @Test("UI2 a value that no view is named by moves nothing, and reads as what has the focus after the update")
  func unknownValue() async throws {
    let mounted = try await MountedView(Form())
    try await act(mounted, "to nowhere")
    #expect(mounted.root.texts.first == "none")
    #expect(focused(mounted) == "other")
    try await act(mounted, "to city")
    try await act(mounted, "to nowhere")
    #expect(mounted.root.texts.first == "city")
    #expect(focused(mounted) == "city")
  }

  @Test("UI3 a focus that is set in onAppear arrives once the window is shown, also when the host appeared before")
  func onAppear() async throws {
    let mounted = try await MountedView(Form(start: .city))
    #expect(focused(mounted) == "city")
    #expect(mounted.root.texts.first == "city")
    let host = GtkHostingWidget(rootView: Form(start: .city))
    await Settling.settle()
    #expect(WidgetQuery(root: host).texts.first == "city")
    let window = MountedWindow(child: host, size: nil)
    await window.show()
    #expect(gtk_root_get_focus(gtk_widget_get_root(host.widgetPointer)) != nil)
    #expect(WidgetQuery(root: host).texts.first == "city")
  }

  struct Resetting: View {
    @State private var generation = 0

    var body: some View {
      VStack {
        Form().id(generation)
        Button("again") { generation += 1 }
      }
    }
  }

  @Test("UI4, ID10 (part) a new identity of the owner has no focus, and its fields take it anew")
  func newIdentity() async throws {
    let mounted = try await MountedView(Resetting())
    try await act(mounted, "to city")
    #expect(mounted.root.texts.first == "city")
    try await act(mounted, "again")
    #expect(mounted.root.texts.first == "none")
    #expect(focused(mounted) != "city")
    try await act(mounted, "to city")
    #expect(mounted.root.texts.first == "city")
  }

  struct Single: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Text(isFocused ? "in" : "out")
        TextField("first", text: $text)
        Inner(isFocused: $isFocused)
        Button("enter") { isFocused = true }
        Button("leave") { isFocused = false }
      }
    }
  }

  struct Inner: View {
    @FocusState.Binding var isFocused: Bool
    @State private var text = ""

    var body: some View { TextField("second", text: $text).focused($isFocused) }
  }

  @Test("UI1 a Bool tells of one view, and is handed to the view that has it")
  func boolean() async throws {
    let mounted = try await MountedView(Single())
    #expect(mounted.root.texts.first == "out")
    try await mounted.root.find(role: .textField, name: "second").click()
    #expect(mounted.root.texts.first == "in")
    try await act(mounted, "leave")
    #expect(mounted.root.texts.first == "out")
    #expect(focused(mounted) == "none")
    try await act(mounted, "enter")
    #expect(focused(mounted) == "second")
    #expect(mounted.root.texts.first == "in")
  }

  struct Controls: View {
    @State private var text = ""
    @State private var isOn = false
    @State private var clicks = 0
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Text(isFocused ? "in" : "out")
        TextField("name", text: $text).focused($isFocused)
        Button("press \(clicks)") { clicks += 1 }
        Toggle("on", isOn: $isOn)
        Text(isOn ? "is on" : "is off")
      }
    }
  }

  private func hasFocus(_ widget: FoundWidget) -> Bool {
    gtk_widget_is_focus(widget.widget.widgetPointer) != 0
  }

  @Test("UI1 (part) a click on a button or a toggle leaves the focus in the field, and Tab reaches them all the same")
  func clicksOnControls() async throws {
    let mounted = try await MountedView(Controls())
    let root = mounted.root
    try await root.find(role: .textField, name: "name").click()
    #expect(root.texts.first == "in")
    try await root.find(role: .button, name: "press 0").click()
    #expect(focused(mounted) == "name" && root.texts.first == "in")
    #expect(try root.find(role: .button, name: "press 1").name == "press 1")
    try await root.find(role: .checkbox, name: "on").click()
    #expect(focused(mounted) == "name" && root.texts.first == "in")
    try await root.find(role: .textField, name: "name").press("Tab")
    #expect(hasFocus(try root.find(role: .button, name: "press 1")))
    #expect(root.texts.first == "out")
    try await root.find(role: .button, name: "press 1").press("Tab")
    #expect(hasFocus(try root.find(role: .checkbox, name: "on")))
    #expect(root.texts.contains("is on"))
    try await root.find(role: .checkbox, name: "on").press("space")
    #expect(root.texts.contains("is off"))
  }

  private struct Letter: View {
    enum Part { case subject, message }
    @State private var subject = ""
    @State private var message = ""
    @FocusState private var part: Part?

    var body: some View {
      VStack {
        Text(part.map { "\($0)" } ?? "none")
        TextField("subject", text: $subject).focused($part, equals: .subject).onSubmit { part = .message }
        TextEditor(text: $message).focused($part, equals: .message)
        Button("write") { part = .message }
      }
    }
  }

  @Test("UI1 an editor that a value names is typed into, whether Return in a field or a button writes the value")
  func editor() async throws {
    let mounted = try await MountedView(Letter(), size: CGSize(width: 300, height: 300))
    let root = mounted.root
    let field = try root.find(role: .textField, name: "subject")
    let view = try #require(root.all.first { $0.widget.typeName == "GtkTextView" })
    try await field.click()
    try await field.press("Return")
    #expect(root.texts.first == "message" && hasFocus(view))
    try await view.press("a")
    try await field.click()
    #expect(root.texts.first == "subject")
    try await act(mounted, "write")
    #expect(root.texts.first == "message" && hasFocus(view))
    try await view.press("b")
    #expect(view.text == "ab")
  }
}
