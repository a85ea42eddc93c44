import CGTK
import Foundation
import GTKBridge
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Links in texts, used as a user does.
@Suite(.gtk) @MainActor
struct TextLinkTests {
  private let log = Log()

  private func noting(_ view: some View) -> some View {
    view.environment(
      \.openURL,
      OpenURLAction { [log] url in
        log.note(url.absoluteString)
        return .handled
      })
  }

  @Test("TX24 a click on a link opens its address once, and one beside it nothing")
  func click() async throws {
    let mounted = try await MountedView(
      noting(Text("[wwww](https://one.example) mmmm [wwww](https://two.example)").fixedSize()))
    let text = try mounted.root.find(role: .label)
    let frame = text.frame
    try await text.click(at: CGPoint(x: 8, y: frame.height / 2))
    #expect(log.entries == ["https://one.example"])
    try await text.click(at: CGPoint(x: frame.width / 2, y: frame.height / 2))
    #expect(log.entries == ["https://one.example"])
    try await text.click(at: CGPoint(x: frame.width - 8, y: frame.height / 2))
    #expect(log.entries == ["https://one.example", "https://two.example"])
  }

  @Test("TX24 Tab reaches each link, Return opens it, and texts without links take no focus")
  func keyboard() async throws {
    let mounted = try await MountedView(
      noting(
        VStack {
          Button("first") {}
          Text("no link")
          Text("[a](https://one.example) and [b](https://two.example)")
          Button("last") {}
        }))
    let first = try mounted.root.find(role: .button, name: "first")
    gtk_widget_grab_focus(first.widget.widgetPointer)
    await Settling.settle()
    try await first.press("Tab")
    let text = try #require(mounted.root.all.first { $0.text == "a and b" })
    #expect(gtk_widget_is_focus(text.widget.widgetPointer) != 0)
    try await text.press("Return")
    try await text.press("Tab")
    try await text.press("Return")
    #expect(log.entries == ["https://one.example", "https://two.example"])
    try await text.press("Tab")
    #expect(gtk_widget_is_focus(try mounted.root.find(role: .button, name: "last").widget.widgetPointer) != 0)
  }

  @Test("after a press of the pointer keys open a link only when Tab has reached it")
  func keysAfterPointer() async throws {
    let mounted = try await MountedView(
      noting(Text("[a](https://one.example) and more").fixedSize().textSelection(.enabled)))
    let text = try mounted.root.find(role: .label)
    try await text.click(at: CGPoint(x: text.frame.width - 4, y: text.frame.height / 2))
    #expect(gtk_widget_is_focus(text.widget.widgetPointer) != 0)
    try await text.press("space")
    #expect(log.entries == [])
    try await text.press("Tab")
    try await text.press("space")
    #expect(log.entries == ["https://one.example"])
  }

  @Test("TX22 an address in a literal is a link, and one in a value is not")
  func addresses() async throws {
    let value = "https://two.example"
    let mounted = try await MountedView(
      noting(
        VStack {
          Text("www https://one.example").fixedSize()
          Text("www \(value)").fixedSize()
          Text(value).fixedSize()
        }))
    for text in mounted.root.findAll(role: .label) {
      try await text.click(at: CGPoint(x: text.frame.width - 8, y: text.frame.height / 2))
    }
    #expect(log.entries == ["https://one.example"])
  }

  @Test("TX24 a link in the label of a button is none: a click is one on the button, and Tab passes it")
  func inControls() async throws {
    let mounted = try await MountedView(
      noting(
        VStack {
          Button("https://one.example") { log.note("pressed") }
          Toggle("[two](https://two.example)", isOn: noted(.constant(false), in: log)).toggleStyle(.button)
          DisclosureGroup("https://three.example", isExpanded: noted(.constant(false), in: log)) { EmptyView() }
          Button {
            log.note("own")
          } label: {
            HStack { Text(Self.attributed) }
          }
          .buttonStyle(.plain)
        }))
    for text in mounted.root.findAll(role: .label) {
      #expect(gtk_widget_get_focusable(text.widget.widgetPointer) == 0)
      try await text.click()
    }
    #expect(log.entries == ["pressed", "true", "true", "own"])
  }

  /// Has in each label a link elsewhere.
  private var choices: some View {
    VStack {
      Menu("Menu") { Button("[one](https://one.example)") { log.note("pressed") } }
      Picker("Picker", selection: noted(.constant(1), in: log)) {
        Text("first").tag(1)
        Text("[two](https://two.example)").tag(2)
      }
      .pickerStyle(.radioGroup)
      Link(destination: URL(string: "https://page.example")!) { Text("[three](https://three.example)") }
      TabView(selection: noted(.constant(3), in: log)) {
        Text("page").tabItem { Text("third") }.tag(3)
        Text("other page").tabItem { Text("[four](https://four.example)") }.tag(4)
      }
    }
  }

  @Test("TX24 a link in the label of a radio button, of a link, of a tab or of an item of a menu is none")
  func inChoices() async throws {
    let mounted = try await MountedView(noting(choices), size: CGSize(width: 700, height: 400))
    func click(_ name: String) async throws {
      let text = try mounted.root.find(role: .label, text: name)
      #expect(gtk_widget_get_focusable(text.widget.widgetPointer) == 0)
      try await text.click()
    }
    for name in ["two", "three", "four"] { try await click(name) }
    #expect(log.take() == ["2", "https://page.example", "4"])
    try await mounted.root.find(role: .button, name: "Menu").click()
    try await click("one")
    #expect(log.take() == ["pressed"])
  }

  @Test("TX24 a click on a link in the label of a box to check opens it, one beside it checks the box, Tab passes it")
  func inCheckBox() async throws {
    let mounted = try await MountedView(
      noting(
        VStack {
          Toggle("mmmm [wwww](https://one.example)", isOn: noted(.constant(false), in: log)).toggleStyle(.checkbox)
          Button("last") {}
        }))
    let text = try mounted.root.find(role: .label, text: "mmmm wwww")
    try await text.click(at: CGPoint(x: text.frame.width - 8, y: text.frame.height / 2))
    #expect(log.entries == ["https://one.example"])
    try await text.click(at: CGPoint(x: 8, y: text.frame.height / 2))
    #expect(log.entries == ["https://one.example", "true"])
    let box = try mounted.root.find(role: .checkbox)
    gtk_widget_grab_focus(box.widget.widgetPointer)
    try await box.press("Tab")
    #expect(gtk_widget_is_focus(try mounted.root.find(role: .button, name: "last").widget.widgetPointer) != 0)
  }

  private static var attributed: AttributedString {
    var string = AttributedString("four")
    string.link = URL(string: "https://four.example")
    return string
  }

  /// What Pango is told of the looks of a text.
  private func looks(of name: String, in query: WidgetQuery) throws -> String? {
    let text = try #require(query.findAll(role: .label).first { $0.text == name })
    let list = TextWidget.attributes(of: text.widget.pointer)
    let looks = list.flatMap { pango_attr_list_to_string($0) }
    defer { g_free(looks) }
    return looks.map { String(cString: $0) }
  }

  @Test("a link in the label of a button looks as the other texts there, whatever the button's look is")
  func looksInButtons() async throws {
    let mounted = try await MountedView(
      VStack {
        Text("x c@d.e")
        Button("a@b.c") {}.buttonStyle(.borderedProminent)
        Button("a.b.c") {}.buttonStyle(.borderedProminent)
        Button("d@e.f") {}.tint(.red).disabled(true)
        Button("d.e.f") {}.tint(.red).disabled(true)
      })
    let root = mounted.root
    #expect(try looks(of: "x c@d.e", in: root)?.contains("foreground") == true)
    #expect(try looks(of: "a@b.c", in: root) == looks(of: "a.b.c", in: root))
    #expect(try looks(of: "d@e.f", in: root) == looks(of: "d.e.f", in: root))
  }

  @Test("a link in a popover is reached, also where what it points at is in the label of a button")
  func inPopover() async throws {
    let mounted = try await MountedView(
      noting(
        Button {
        } label: {
          Text("anchor").popover(isPresented: .constant(true)) {
            Text("[wwww](https://one.example)").fixedSize().textSelection(.enabled)
          }
        }), size: CGSize(width: 300, height: 300))
    let text = try #require(mounted.root.findAll(role: .label).first { $0.text == "wwww" })
    #expect(gtk_widget_get_focusable(text.widget.widgetPointer) != 0)
    try await text.click()
    #expect(log.entries == ["https://one.example"])
  }

  @Test("links of a text that is hidden are not reached")
  func hiddenLinks() async throws {
    let mounted = try await MountedView(
      noting(Text("[wwww](https://one.example)").fixedSize().redacted(reason: .placeholder)))
    let text = try mounted.root.find(role: .label)
    #expect(gtk_widget_get_focusable(text.widget.widgetPointer) == 0)
    try await text.click()
    #expect(log.entries == [])
  }

  @Test("a link that is taken away leaves a text that takes no focus")
  func linkGoes() async throws {
    let mounted = try await MountedView(AnyView(noting(Text("[a](https://one.example)"))))
    let text = try mounted.root.find(role: .label)
    #expect(gtk_widget_get_focusable(text.widget.widgetPointer) != 0)
    mounted.rootView = AnyView(noting(Text("a")))
    await Settling.settle()
    let plain = try mounted.root.find(role: .label)
    #expect(gtk_widget_get_focusable(plain.widget.widgetPointer) == 0)
    try await plain.click()
    #expect(log.entries == [])
  }
}
