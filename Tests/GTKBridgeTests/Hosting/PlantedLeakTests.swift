import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// A leak that was planted on purpose is found: the tests of ownership would see one.
@Suite(.gtk) @MainActor
struct PlantedLeakTests {
  private let census = Census()

  @Test("one widget of 1,000 that is kept by one reference too many is found")
  func oneReferenceTooMany() async throws {
    let leak = Leak(index: 500)
    let host = GtkHostingWidget(rootView: Switch(isOn: false, content: LeakyLabel(census: census, leak: leak)))
    for isOn in Array(repeating: [true, false], count: 1_000).joined() {
      host.rootView = Switch(isOn: isOn, content: host.rootView.content)
      _ = host.sizeThatFits(in: .unspecified)
    }
    #expect(census.widgetCount == 1_000)
    #expect(census.alive == ["GtkLabel"])
    leak.widget = nil
    #expect(census.alive == [])
  }

  @Test("a mounted view names the widget that stays alive when it is closed")
  func closeNamesTheLeak() async throws {
    let leak = Leak(index: 1)
    let mounted = try await MountedView(LeakyLabel(census: census, leak: leak))
    #expect(await mounted.close() == ["left alive: GtkLabel"])
    leak.widget = nil
  }

  @Test("a handler of plain GTK code that holds its own widget keeps the hosts inside alive until it is disconnected")
  func handlerCycle() async throws {
    var connection: SignalConnection?
    do {
      let box = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      let host = GtkHostingWidget(rootView: CensusLabel(census: census))
      census.watch(host)
      gtk_box_append(box.cast(), host.widgetPointer)
      _ = host.sizeThatFits(in: .zero)
      connection = box.connect("map") { _ = box.typeName }
    }
    #expect(census.alive == ["GraftHostingWidget", "GtkLabel"])
    await Settling.settle()
    #expect(census.alive == ["GraftHostingWidget", "GtkLabel"])
    connection?.disconnect()
    #expect(census.alive == [])
  }
}

/// Keeps the widget of a certain number.
@MainActor
private final class Leak {
  private let index: Int
  private var count = 0
  var widget: Widget?

  init(index: Int) { self.index = index }

  func offer(_ widget: Widget) {
    count += 1
    if count == index { self.widget = widget }
  }
}

private struct LeakyLabel: GtkWidgetRepresentable {
  let census: Census
  let leak: Leak

  func makeGtkWidget(context: Context) -> Widget {
    let label = Widget(typeName: "GtkLabel")
    census.watch(label)
    leak.offer(label)
    return label
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}
