import CGTK
import GTKSupport
import GraftTestTraits
import TestSupport
import Testing

/// Swift functions connected to signals by name.
@Suite(.gtk) @MainActor
struct SignalTests {
  let label = Widget(typeName: "GtkLabel")

  @Test("a handler runs once for each emission, and not before the first")
  func handlerRunsOncePerEmission() {
    let button = Widget(typeName: "GtkButton")
    var clicks = 0
    button.connect("clicked") { clicks += 1 }
    #expect(clicks == 0)
    Emission.emit("clicked", of: button, [])
    #expect(clicks == 1)
    Emission.emit("clicked", of: button, [])
    #expect(clicks == 2)
  }

  @Test("a handler is given the signal's arguments in order")
  func argumentsInOrder() {
    let buffer = ObjectReference(taking: gtk_entry_buffer_new("ad", -1)!)
    var heard: [String] = []
    buffer.connect("inserted-text") { arguments in
      let position: Int = arguments[0]
      let text: String = arguments[1]
      heard.append("\(arguments.count) \(position) \(text) \(arguments[2, as: Int.self])")
    }
    gtk_entry_buffer_insert_text(buffer.cast(), 1, "bć", 2)
    #expect(heard == ["3 1 bć 2"])
  }

  @Test("an argument that is an object is given as its pointer")
  func objectArgument() {
    let notebook = Widget(typeName: "GtkNotebook")
    var pages: [(UnsafeMutablePointer<GObject>?, Int)] = []
    notebook.connect("page-added") { pages.append(($0.object(at: 0), $0[1])) }
    gtk_notebook_append_page(notebook.cast(), label.widgetPointer, nil)
    #expect(pages.count == 1)
    #expect(pages.first?.0 == label.pointer)
    #expect(pages.first?.1 == 0)
  }

  @Test("what a handler returns decides whether the signal is dealt with")
  func returnValueCounts() {
    let (handled, unhandled) = (Widget(typeName: "GtkSwitch"), Widget(typeName: "GtkSwitch"))
    handled.connect(answering: "state-set") { _ in true }
    unhandled.connect(answering: "state-set") { _ in false }
    handled["active"] = true
    unhandled["active"] = true
    #expect(handled["state"] == false)
    #expect(unhandled["state"] == true)
  }

  @Test("notify with a detail tells of that property alone")
  func notifyDetail() {
    var changes = 0
    label.connect("notify::label") { changes += 1 }
    label["wrap"] = true
    #expect(changes == 0)
    label["label"] = "a"
    #expect(changes == 1)
    label["label"] = "b"
    #expect(changes == 2)
  }

  @Test("a handler connected after the others runs last")
  func afterRunsLast() {
    var order: [String] = []
    label.connect("notify::label", after: true) { order.append("after") }
    label.connect("notify::label") { order.append("first") }
    label["label"] = "a"
    #expect(order == ["first", "after"])
  }

  @Test("an unknown signal is an error with the nearest name")
  func unknownSignal() {
    let button = Widget(typeName: "GtkButton")
    let expected = SignalError.unknown(type: "GtkButton", name: "clickd", nearest: "clicked")
    #expect(throws: expected) { try Signals.tryConnect(button, "clickd") { _ in } }
    #expect(expected.description == "GtkButton has no signal 'clickd'; did you mean 'clicked'?")
    #expect(throws: SignalError.unknown(type: "GtkButton", name: "somethingElse", nearest: nil)) {
      try Signals.tryConnect(button, "somethingElse") { _ in }
    }
  }

  @Test("a signal with a detail that is misspelt is found by its name without the detail")
  func unknownSignalWithDetail() {
    #expect(throws: SignalError.unknown(type: "GtkLabel", name: "notfy::label", nearest: "notify")) {
      try Signals.tryConnect(label, "notfy::label") { _ in }
    }
  }

  @Test("a signal of an interface is among the nearest names")
  func unknownInterfaceSignal() {
    let entry = Widget(typeName: "GtkEntry")
    #expect(throws: SignalError.unknown(type: "GtkEntry", name: "chnged", nearest: "changed")) {
      try Signals.tryConnect(entry, "chnged") { _ in }
    }
  }

  @Test("notify of a property that is misspelt is an error with the nearest name")
  func unknownNotifyDetail() {
    let expected = SignalError.unknown(type: "GtkLabel", name: "notify::labl", nearest: "notify::label")
    #expect(throws: expected) { try Signals.tryConnect(label, "notify::labl") { _ in } }
  }

  @Test("an argument is given as GObject has it")
  func rawArgument() {
    var types: [GType] = []
    label.connect("notify::label") { types.append($0.value(at: 0).pointee.g_type) }
    label["label"] = "a"
    #expect(types.map { String(cString: g_type_name($0)) } == ["GParam"])
  }

  @Test("a handler on a C pointer runs as one on a widget does")
  func handlerOnPointer() {
    let settings = gtk_settings_get_default()!
    var changes = 0
    let connection = Signals.connect(settings, "notify::gtk-cursor-blink-time") { changes += 1 }
    let object = ObjectReference(retaining: settings.objectAddress)
    let time: Int = object["gtk-cursor-blink-time"]
    object["gtk-cursor-blink-time"] = time + 100
    #expect(changes == 1)
    connection.disconnect()
    object["gtk-cursor-blink-time"] = time
    #expect(changes == 1)
  }
}
