import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// A host that ends by what its own views do, in the middle of a cycle.
@Suite(.gtk) @MainActor
struct HostEndsInsideTests {
  enum Moment: CaseIterable, Sendable { case body, make, update, appear, change, disappear, task, dismantle }

  private let census = Census()
  private let log = Log()

  @Test(
    "HC16 (part) a host that its own views, or those of a host inside, take out of the GTK parent ends, once, at whatever moment",
    arguments: Moment.allCases, [false, true])
  func viewsRemoveTheirHost(_ moment: Moment, isInside: Bool) async throws {
    let box = await PlainBox()
    let end = Ending()
    show(moment, isInside: isInside, in: box, end)
    await Settling.settle()
    end.action = { [unowned end] in
      // Once: what ends the host runs what its views do at their end.
      end.action = nil
      log.note("ends")
      if let host = end.host { box.remove(Widget(host)) }
    }
    end.number?.wrappedValue = 1
    await Settling.settle()
    await Turn.until { log.entries.contains("ends") }
    end.number = nil
    await Settling.settle()
    #expect(census.alive == [])
    #expect(log.entries.filter { $0 == "ends" }.count == 1)
    #expect(log.entries.filter { $0 == "made" }.count == log.entries.filter { $0 == "dismantled" }.count)
    let other = GtkHostingWidget(rootView: Tally())
    box.append(other)
    await Settling.settle()
    try await box.window.content.find(role: .button, name: "Add").click()
    #expect(box.window.content.texts == ["1", "Add"])
    box.close()
  }

  /// Shows the view in a host, or in a host below a representable of another one; the action ends the outer host.
  private func show(_ moment: Moment, isInside: Bool, in box: PlainBox, _ end: Ending) {
    let view = Dropping(moment: moment, end: end, census: census, log: log)
    if isInside { put(GtkHostingWidget(rootView: Around(view: view)), in: box, end) }
    if !isInside { put(GtkHostingWidget(rootView: view), in: box, end) }
  }

  private func put(_ host: Widget, in box: PlainBox, _ end: Ending) {
    end.host = host.widgetPointer
    census.watch(host)
    box.append(host)
  }
}

/// Hosts the view once more.
private struct Around: View {
  let view: Dropping

  var body: some View {
    Text("around")
    InnerHost(view: view)
  }
}

private struct InnerHost: GtkWidgetControllerRepresentable {
  let view: Dropping

  func makeGtkWidgetController(context: Context) -> GtkHostingController<Dropping> {
    let controller = GtkHostingController(rootView: view)
    view.census.watch(controller.widget)
    view.census.watch(object: controller)
    return controller
  }

  func updateGtkWidgetController(_ controller: GtkHostingController<Dropping>, context: Context) {}
}

/// What ends the host, once it is there, and the number whose change brings it about.
@MainActor
private final class Ending {
  var host: UnsafeMutablePointer<GtkWidget>?
  var action: (() -> Void)?
  var number: Binding<Int>?
}

private struct Dropping: View {
  let moment: HostEndsInsideTests.Moment
  let end: Ending
  let census: Census
  let log: Log
  @State private var number = 0

  private func run(_ current: HostEndsInsideTests.Moment) { if current == moment { end.action?() } }

  var body: some View {
    let _ = end.number = $number
    let _ = run(.body)
    VStack {
      Text("number \(number)")
      DroppingLabel(number: number, run: run, census: census, log: log)
      if number == 0 {
        DroppingLabel(number: 0, run: { if $0 == .dismantle { run($0) } }, census: census, log: log)
          .onDisappear { run(.disappear) }
      } else {
        DroppingLabel(number: 0, run: { if $0 == .make { run($0) } }, census: census, log: log)
          .onAppear { run(.appear) }
          .task { run(.task) }
      }
    }
    .onChange(of: number) { run(.change) }
  }
}

@MainActor
private final class DroppingCoordinator {
  let run: (HostEndsInsideTests.Moment) -> Void
  let log: Log

  init(_ view: DroppingLabel) { (run, log) = (view.run, view.log) }
}

private struct DroppingLabel: GtkWidgetRepresentable {
  let number: Int
  let run: (HostEndsInsideTests.Moment) -> Void
  let census: Census
  let log: Log

  func makeCoordinator() -> DroppingCoordinator { DroppingCoordinator(self) }

  func makeGtkWidget(context: Context) -> Widget {
    let label = Widget(typeName: "GtkLabel")
    census.watch(label)
    log.note("made")
    run(.make)
    return label
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    gtkWidget["label"] = "label \(number)"
    if number == 1 { run(.update) }
  }

  static func dismantleGtkWidget(_ gtkWidget: Widget, coordinator: DroppingCoordinator) {
    coordinator.log.note("dismantled")
    coordinator.run(.dismantle)
  }
}
