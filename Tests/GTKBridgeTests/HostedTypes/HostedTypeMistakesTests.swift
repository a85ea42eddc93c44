import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What somebody does wrong with a view type that has a name.
@Suite(.gtk) @MainActor
struct HostedTypeMistakesTests {
  @Test("a name that has a type, of a view or of GTK, is an error that names it, and the first type stays")
  func taken() async {
    #expect(throws: HostedTypeError.taken(name: "TestTwice")) {
      for text in ["first", "second"] { try HostedType.register("TestTwice") { $0.view { _ in Text(text) } } }
    }
    #expect(throws: HostedTypeError.taken(name: "GtkCalendar")) {
      try HostedType.register("GtkCalendar") { $0.view { _ in Text("") } }
    }
    let window = PlainWindow()
    await window.show(Widget(typeName: "TestTwice").widgetPointer)
    #expect(window.content.texts == ["first"])
    window.destroy()
  }

  @Test("two views of one name in Swift are two types under two names")
  func sameSwiftName() async throws {
    let types = [
      try HostedType.register("TestFirstPane") { $0.view { _ in First.Pane() } },
      try HostedType.register("TestSecondPane") { $0.view { _ in Second.Pane() } },
    ]
    let box = await PlainBox()
    for type in types { box.append(type.make()) }
    await Settling.settle()
    #expect(box.window.content.texts == ["first", "second"])
    box.close()
  }

  @Test("names that GObject does not take, or that every widget has, are errors, and nothing is registered")
  func names() {
    #expect(throws: HostedTypeError.invalidName(name: "Test Pane")) {
      try HostedType.register("Test Pane") { $0.view { _ in Text("") } }
    }
    #expect(
      error { _ = $0.property("visible", initially: true) }
        == "TestWrong can have no property 'visible': every widget has one of that name")
    #expect(
      error { type in for _ in 1...2 { _ = type.property("level", initially: 0) } }
        == "TestWrong can have no property 'level': it has one of that name")
    #expect(
      error { _ = $0.property("my level", initially: 0) } == "TestWrong can have no property 'my level': it is no name,"
        + " which has letters, digits and dashes, and begins with a letter")
    #expect(
      error { _ = $0.signal("destroy") } == "TestWrong can have no signal 'destroy': every widget has one of that name")
    #expect(g_type_from_name("TestWrong") == 0)
  }

  @Test("a number may be infinite at first, and one that is none is an error")
  func noNumber() throws {
    let type = try HostedType.register("TestLimit") { type in
      _ = type.property("limit", initially: Double.infinity)
      _ = type.property("least", initially: -Float.infinity)
      return type.view { _ in Text("") }
    }
    let widget = type.make()
    #expect(widget["limit"] == Double.infinity)
    #expect(widget["least"] == -Float.infinity)
    let refused = "TestWrong can have no property 'level': GObject takes no such value for a new widget"
    #expect(error { _ = $0.property("level", initially: Double.nan) } == refused)
    #expect(error { _ = $0.property("level", initially: Float.nan, in: 0...1) } == refused)
  }

  @Test("a value of another type or out of bounds is told by GObject, and the property keeps its own")
  func wrongValues() async {
    let gauge = HostedGauge.make()
    #expect(throws: PropertyError.self) { try gauge.setProperty("level", "much") }
    await expectingGLibWarnings(matching: "is invalid or out of range for property 'level'") { gauge["level"] = 2.0 }
    #expect(gauge["level"] == 0.5)
  }

  @Test("a value of another type that C sets is told by GObject, and the property keeps its own")
  func wrongTypesFromC() async {
    let gauge = HostedGauge.make()
    await expectingGLibWarnings(
      matching: "unable to set property 'level' of type 'gdouble' from value of type 'gchararray'"
    ) {
      set("level", of: gauge, to: 16) { g_value_set_string(&$0, "much") }
    }
    await expectingGLibWarnings(
      matching: "unable to set property 'buffer' of type 'GObject' from value of type 'gdouble'"
    ) {
      set("buffer", of: gauge, to: 15) { g_value_set_double(&$0, 1) }
    }
    #expect(gauge["level"] == 0.5)
    #expect(gauge["buffer"] == ObjectReference?.none)
  }

  /// As a program in C does it, which may give a value of any fundamental type.
  private func set(_ name: String, of object: Widget, to type: Int, _ store: (inout GValue) -> Void) {
    var value = GValue()
    g_value_init(&value, GType(type << 2))
    store(&value)
    g_object_set_property(object.pointer, name, &value)
    g_value_unset(&value)
  }

  @Test("the class of all hosting widgets has no view: one made by its name shows nothing")
  func noView() async {
    let window = PlainWindow()
    await window.show(Widget(typeName: "GraftHostingWidget").widgetPointer)
    #expect(window.content.texts == [])
    window.destroy()
  }

  @Test("HC16 (part) a handler of its own signal that destroys the window ends the host after the action")
  func destroyedInSignal() async throws {
    let census = Census()
    let window = PlainWindow()
    let gauge = HostedGauge.make()
    census.watch(gauge)
    gauge.connect("released") { window.destroy() }
    await window.show(gauge.widgetPointer)
    _ = HostedGauge.log.take()
    try await window.content.find(role: .button).click()
    await Settling.settle()
    #expect(HostedGauge.log.take() == ["begins", "ends", "disappear"])
    #expect(gauge["level"] == 0.75)
    _ = consume gauge
    #expect(census.alive == [])
  }

  @Test("HC15 (part) a host moved to another window keeps its state, its values and its handlers")
  func moved() async throws {
    let (first, second) = (PlainWindow(), PlainWindow())
    let gauge = HostedGauge.make()
    var heard: [Double] = []
    gauge.connect("notify::level") { heard.append($0.sender["level"]) }
    await first.show(gauge.widgetPointer)
    try await first.content.find(role: .button).click()
    _ = HostedGauge.log.take()
    gtk_window_set_child(first.pointer, nil)
    await second.show(gauge.widgetPointer)
    #expect(HostedGauge.log.take() == [])
    try await second.content.find(role: .button).click()
    #expect(second.content.texts == ["Level 100 low high", "Press 2"])
    #expect(heard == [0.75, 1.0])
    first.destroy()
    second.destroy()
  }

  /// What is wrong with a description.
  private func error(_ describe: (HostedTypeDescription) -> Void) -> String? {
    do {
      try HostedType.register("TestWrong") { type in
        describe(type)
        return type.view { _ in Text("") }
      }
      return nil
    } catch { return error.description }
  }
}

private enum First {
  struct Pane: View {
    var body: some View { Text("first") }
  }
}

private enum Second {
  struct Pane: View {
    var body: some View { Text("second") }
  }
}
