import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Nothing of either door outlives its end, however often it is used.
@Suite(.gtk) @MainActor
struct OwnershipTests {
  private let census = Census()

  @Test("RP17 RP18 1,000 widget representables come and go, are dismantled once each, and leave nothing alive")
  func widgetRepresentables() async throws {
    let counts = UpdateStatistics.start()
    try await comeAndGo(times: 1_000) {
      CensusButton(census: census)
      CensusLabel(census: census)
    }
    #expect(counts.makes(of: CensusButton.self) == 1_000)
    #expect(counts.dismantles(of: CensusButton.self) == 1_000)
    #expect(counts.dismantles(of: CensusLabel.self) == 1_000)
    #expect(census.widgetCount == 2_000)
    #expect(census.objectCount == 1_000)
    #expect(census.alive == [])
  }

  @Test("RP17 RP38 1,000 controller representables with child controllers come and go, and leave nothing alive")
  func controllerRepresentables() async throws {
    let counts = UpdateStatistics.start()
    try await comeAndGo(times: 1_000) { CensusControllerView(census: census) }
    #expect(counts.dismantles(of: CensusControllerView.self) == 1_000)
    #expect(census.widgetCount == 2_000)
    #expect(census.objectCount == 3_000)
    #expect(census.alive == [])
  }

  @Test("HC16 NH14 (part) 1,000 nested hosts come and go with all that they host, and leave nothing alive")
  func nestedHosts() async throws {
    let counts = UpdateStatistics.start()
    try await comeAndGo(times: 1_000) { CensusNestedHost(census: census) }
    #expect(counts.dismantles(of: CensusNestedHost.self) == 1_000)
    #expect(counts.dismantles(of: CensusButton.self) == 1_000)
    #expect(census.widgetCount == 3_000)
    #expect(census.alive == [])
  }

  @Test("RP17 1,000 views inside of buttons and scroll views come and go with them, and leave nothing alive")
  func islands() async throws {
    let counts = UpdateStatistics.start()
    try await comeAndGo(times: 25) {
      ScrollView {
        ForEach(0..<38, id: \.self) { _ in CensusLabel(census: census) }
      }
      Button(action: {}) {
        CensusLabel(census: census)
        CensusLabel(census: census)
      }
    }
    #expect(counts.makes(of: CensusLabel.self) == 1_000)
    #expect(counts.dismantles(of: CensusLabel.self) == 1_000)
    #expect(census.widgetCount == 1_000)
    #expect(census.alive == [])
  }

  @Test("HC16 1,000 hosting widgets are put into a box and taken out again, and leave nothing alive")
  func hostingWidgets() async throws {
    let counts = UpdateStatistics.start()
    let box = await PlainBox()
    for _ in 0..<1_000 {
      let host = GtkHostingWidget(rootView: CensusTenant(census: census))
      census.watch(host)
      box.append(host)
      _ = host.sizeThatFits(in: .unspecified)
      box.remove(host)
    }
    #expect(await Settling.settle())
    #expect(counts.makes(of: CensusLabel.self) == 1_000)
    #expect(counts.dismantles(of: CensusLabel.self) == 1_000)
    #expect(census.widgetCount == 3_000)
    #expect(census.alive == [])
    box.close()
  }

  @Test("HC16 1,000 hosting controllers are dropped while a box shows their widgets, and the box takes them along")
  func hostingControllers() async throws {
    let counts = UpdateStatistics.start()
    let box = await PlainBox()
    for _ in 0..<1_000 {
      let controller = GtkHostingController(rootView: CensusTenant(census: census))
      census.watch(object: controller)
      census.watch(controller.widget)
      box.append(controller.widget)
      _ = controller.sizeThatFits(in: .zero)
    }
    #expect(Set(census.alive).contains("GraftHostingWidget"))
    #expect(!Set(census.alive).contains { $0.hasPrefix("GtkHostingController") })
    box.close()
    #expect(await Settling.settle())
    #expect(counts.dismantles(of: CensusLabel.self) == 1_000)
    #expect(census.alive == [])
  }

  /// Shows and hides something in a window, in one cycle each.
  private func comeAndGo<Content: View>(times: Int, @ViewBuilder _ content: () -> Content) async throws {
    let content = content()
    let host = GtkHostingWidget(rootView: Switch(isOn: false, content: content))
    let window = PlainWindow()
    await window.show(host.widgetPointer)
    for _ in 0..<times {
      for isOn in [true, false] {
        host.rootView = Switch(isOn: isOn, content: content)
        _ = host.sizeThatFits(in: .unspecified)
      }
    }
    #expect(await Settling.settle())
    window.destroy()
  }
}

/// Shows something, or nothing.
struct Switch<Content: View>: View {
  let isOn: Bool
  let content: Content

  var body: some View {
    if isOn { content }
  }
}

/// A GTK box in a window of its own.
@MainActor
final class PlainBox {
  let window = PlainWindow()
  private(set) var widget: Widget?

  init() async {
    let box = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    widget = box
    await window.show(box.widgetPointer)
  }

  private var pointer: UnsafeMutablePointer<GtkBox>? { widget.map { $0.cast() } }

  func append(_ child: Widget) { gtk_box_append(pointer, child.widgetPointer) }

  func remove(_ child: Widget) { gtk_box_remove(pointer, child.widgetPointer) }

  /// Drops the box and destroys the window.
  func close() {
    widget = nil
    window.destroy()
  }
}
