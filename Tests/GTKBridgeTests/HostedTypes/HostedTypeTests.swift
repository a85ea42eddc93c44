import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// A view type as a class of GTK: its properties and signals.
@Suite(.gtk) @MainActor
struct HostedTypeTests {
  @Test("a widget made by its name is a hosting widget with the initial values, and shows its view")
  func byName() async {
    let gauge = HostedGauge.make()
    #expect(gauge.typeName == "TestGauge")
    #expect(gauge.isA(g_type_from_name("GraftHostingWidget")))
    #expect(gauge["level"] == 0.5)
    #expect(gauge["steps"] == 4)
    #expect(gauge["note"] == String?.none)
    let window = PlainWindow()
    await window.show(gauge.widgetPointer)
    #expect(window.content.texts == ["Level 50 low high", "Press 0"])
    window.destroy()
  }

  @Test("properties have the types, bounds and initial values that were described")
  func described() throws {
    let gauge = HostedGauge.make()
    let names = PropertyNames(of: gauge.object)
    let types = ["title", "level", "note", "steps", "marks", "buffer"].map { name in
      names.specification(of: name).map { String(cString: g_type_name($0.pointee.value_type)) }
    }
    #expect(types == ["gchararray", "gdouble", "gchararray", "gint", "GStrv", "GObject"])
    let steps = try #require(names.specification(of: "steps"))
    #expect(String(cString: g_type_name(steps.pointee.owner_type)) == "TestGauge")
    let bounds = UnsafeMutableRawPointer(steps).assumingMemoryBound(to: GParamSpecInt.self).pointee
    #expect([bounds.minimum, bounds.maximum, bounds.default_value] == [1, 16, 4])
  }

  @Test("the view follows properties that are set outside, once for all of an event, and keeps its state")
  func outsideToInside() async throws {
    let gauge = HostedGauge.make()
    let window = PlainWindow()
    await window.show(gauge.widgetPointer)
    try await window.content.find(role: .button).click()
    gauge["title"] = "Oil"
    gauge["level"] = 0.25
    try gauge.setProperty("marks", ["min"])
    gauge["buffer"] = ObjectReference(taking: gtk_text_buffer_new(nil))
    await Settling.settle()
    #expect(window.content.texts == ["Oil 25 min buffer", "Press 1"])
    gauge["buffer"] = ObjectReference?.none
    await Settling.settle()
    #expect(window.content.texts == ["Oil 25 min", "Press 1"])
    window.destroy()
  }

  @Test("what the view writes is told outside, with the nearest bound, and a signal carries its arguments")
  func insideToOutside() async throws {
    let gauge = HostedGauge.make()
    let log = Log()
    gauge.connect("notify::level") { log.note("level \($0.sender["level"] as Double)") }
    gauge.connect("released") { log.note("released \($0[0] as Double) \($0[1] as String)") }
    let window = PlainWindow()
    await window.show(gauge.widgetPointer)
    gauge["level"] = 0.9
    #expect(log.take() == ["level 0.9"])
    try await window.content.find(role: .button).click()
    #expect(log.take() == ["released 0.9 none", "level 1.0"])
    gauge["note"] = "full"
    try await window.content.find(role: .button).click()
    #expect(log.take() == ["released 1.0 full"])
    #expect(window.content.texts == ["Level 100 low high", "Press 2"])
    window.destroy()
  }

  @Test("a property that is set to what it is tells nobody")
  func equalValue() throws {
    let gauge = HostedGauge.make()
    var heard = 0
    gauge.connect("notify") { heard += 1 }
    gauge["level"] = 0.5
    try gauge.setProperty("marks", ["low", "high"])
    gauge["title"] = "Level"
    #expect(heard == 0)
  }

  @Test("GObject's own bindings carry a property both ways")
  func bound() async throws {
    let gauge = HostedGauge.make()
    let adjustment = ObjectReference(sinking: gtk_adjustment_new(0.75, 0, 1, 0.1, 0.1, 0)!)
    let flags = GBindingFlags(rawValue: G_BINDING_BIDIRECTIONAL.rawValue | G_BINDING_SYNC_CREATE.rawValue)
    g_object_bind_property(adjustment.pointer, "value", gauge.pointer, "level", flags)
    #expect(gauge["level"] == 0.75)
    let window = PlainWindow()
    await window.show(gauge.widgetPointer)
    try await window.content.find(role: .button).click()
    #expect(adjustment["value"] == 1.0)
    adjustment["value"] = 0.2
    await Settling.settle()
    #expect(window.content.texts == ["Level 20 low high", "Press 1"])
    window.destroy()
  }

  @Test("each widget has values and state of its own, and ends with its window")
  func lifetime() async throws {
    let census = Census()
    let box = await PlainBox()
    for title in ["a", "b"] {
      let gauge = HostedGauge.make()
      census.watch(gauge)
      gauge["title"] = title
      box.append(gauge)
    }
    await Settling.settle()
    #expect(box.window.content.texts == ["a 50 low high", "Press 0", "b 50 low high", "Press 0"])
    _ = HostedGauge.log.take()
    box.close()
    await Settling.settle()
    #expect(census.alive == [])
    #expect(HostedGauge.log.take() == ["disappear", "disappear"])
  }

  @Test("in a representable update pushes a property, and what the view writes comes back as an edit")
  func represented() async throws {
    let mounted = try await MountedView(Owner(0.25, BindingBox<Double>()) { GaugeField(level: $0) })
    #expect(mounted.root.texts == ["Level 25 low high", "Press 0", "25"])
    try await mounted.root.find(role: .button).click()
    #expect(mounted.root.texts == ["Level 50 low high", "Press 1", "50"])
  }
}

private struct GaugeField: View {
  @Binding var level: Double

  var body: some View {
    VStack {
      Gauge(level: $level)
      Text("\(Int(level * 100))")
    }
  }

  private struct Gauge: GtkWidgetRepresentable {
    @Binding var level: Double

    func makeGtkWidget(context: Context) -> Widget {
      let gauge = HostedGauge.make()
      let level = $level
      gauge.connect("notify::level") { level.wrappedValue = $0.sender["level"] }
      return gauge
    }

    func updateGtkWidget(_ gauge: Widget, context: Context) { gauge["level"] = level }
  }
}
