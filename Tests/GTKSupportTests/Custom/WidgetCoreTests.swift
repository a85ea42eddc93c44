import CGTK
import Foundation
import GTKSupport
import GraftTestTraits
import GraftTesting
import TestSupport
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

  @Test("a widget that was disposed of twice is set, heard and measured as before, and ends once")
  func disposedTwice() {
    var dial: Widget? = Dial.make()
    weak let core = dial.flatMap { Dial.core(of: $0) }
    for _ in 1...2 { dial?.withObjectAddress { g_object_run_dispose($0.cast()) } }
    var heard: [Double] = []
    dial?.connect("turned") { heard.append($0[0]) }
    dial?["angle"] = 90.0
    #expect(dial?["angle"] == 90.0)
    #expect(heard == [90])
    // GTK hides what it disposes of.
    dial?["visible"] = true
    #expect(dial.map(height) == 48)
    #expect(core?.widget == dial)
    dial = nil
    #expect(core == nil)
  }

  @Test("a core that somebody keeps longer than its widget emits nothing")
  func keptCore() throws {
    var dial: Widget? = Dial.make()
    let core = try #require(dial.flatMap { Dial.core(of: $0) })
    let watch = dial.map { ObjectWatch($0) }
    dial = nil
    #expect(watch?.isAlive == false)
    core.emit("turned", 1.0, "degrees")
  }

  @Test("a property that another thread sets is a warning, and has the value in a later turn of the main loop, once")
  func otherThread() async {
    let dial = Dial.make()
    nonisolated(unsafe) let pointer = dial.pointer
    var heard: [Double] = []
    dial.connect("notify::angle") { heard.append(dial["angle"]) }
    await expectingGLibWarnings(
      matching: "the property 'angle' of \(dial.typeName) is set on a thread that is not the main thread;"
    ) {
      await withCheckedContinuation { done in
        Thread {
          setNumber("angle", 90, of: pointer)
          done.resume()
        }.start()
      }
    }
    await Settling.settle()
    #expect(heard == [90])
  }

  private func height(of dial: Widget) -> Int {
    var natural: Int32 = 0
    dial.withObjectAddress { gtk_widget_measure($0.cast(), GTK_ORIENTATION_VERTICAL, -1, nil, &natural, nil, nil) }
    return Int(natural)
  }
}
