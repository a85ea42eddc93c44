import CGTK
import GTKSupport
import GraftTestTraits
import GraftTesting
import Testing

/// A dial as a program writes it.
private final class Dial: WidgetCore {
  var drawn = 0

  override class var properties: [CoreProperty] { [.number("angle", 45), .text("unit", nil), .truth("marked", true)] }
  override class var signals: [CoreSignal] { [CoreSignal("turned", Double.self, String.self)] }

  override func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) { (24, 48) }

  override func snapshot(_ snapshot: OpaquePointer) { drawn += 1 }

  override func propertyDidChange(_ name: String) {
    super.propertyDidChange(name)
    if name == "angle" { emit("turned", widget["angle"] as Double, "degrees") }
  }
}

/// Classes of GTK that are written in Swift.
@Suite(.gtk) @MainActor
struct WidgetCoreTests {
  @Test("properties have their initial values, are set, and tell of it")
  func properties() {
    let dial = Dial.make()
    #expect(dial["angle"] == 45.0)
    #expect(dial["marked"] == true)
    #expect(dial["unit"] == String?.none)
    var heard = 0
    dial.connect("notify::unit") { heard += 1 }
    dial["unit"] = "rad"
    #expect(dial["unit"] == "rad")
    #expect(heard == 1)
  }

  @Test("a signal carries its arguments")
  func signals() {
    let dial = Dial.make()
    var heard: [String] = []
    dial.connect("turned") { heard.append("\($0[0] as Double) \($0[1] as String)") }
    dial["angle"] = 90.0
    #expect(heard == ["90.0 degrees"])
  }

  @Test("a widget is measured and drawn by its core")
  func drawing() async throws {
    let dial = Dial.make()
    var (minimum, natural): (Int32, Int32) = (0, 0)
    gtk_widget_measure(dial.widgetPointer, GTK_ORIENTATION_VERTICAL, -1, &minimum, &natural, nil, nil)
    #expect((minimum, natural) == (24, 48))
    let core = try #require(Dial.core(of: dial))
    let window = Widget(gtk_window_new())
    window["child"] = dial
    gtk_window_present(window.widgetPointer.cast())
    await Settling.settle()
    #expect(core.drawn > 0)
    gtk_window_destroy(window.widgetPointer.cast())
  }

  @Test("a class is registered once, and a core ends with its widget")
  func lifetime() {
    var dial: Widget? = Dial.make()
    weak let core = dial.flatMap { Dial.core(of: $0) }
    #expect(dial?.typeName == Dial.make().typeName)
    #expect(core != nil)
    let watch = dial.map { ObjectWatch($0) }
    dial = nil
    #expect(watch?.isAlive == false)
    #expect(core == nil)
    #expect(Dial.core(of: Widget(gtk_label_new(nil))) == nil)
  }
}
