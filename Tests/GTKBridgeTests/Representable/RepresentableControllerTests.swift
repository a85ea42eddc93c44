import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Representables that are owned by a controller.
@Suite(.gtk) @MainActor
struct RepresentableControllerTests {
  @Test("RP1 RP6 a controller is made and updated once, and updated again when a field has changed")
  func controllerIsMadeAndUpdated() async throws {
    let log = Log()
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(ControllerView(text: "a", log: log))
    #expect(log.contractEntries == ["coordinator", "make", "update a"])
    mounted.rootView = ControllerView(text: "b", log: log)
    await Settling.settle()
    #expect(log.contractEntries == ["coordinator", "make", "update a", "update b"])
    #expect(mounted.root.texts == ["b"])
    #expect(counts.makes(of: ControllerView.self) == 1)
    #expect(counts.updates(of: ControllerView.self) == 2)
  }

  @Test("RP38 the controller is attached to the host's controller before its widget is shown")
  func controllerIsAttached() async throws {
    let log = Log()
    let mounted = try await MountedView(VStack { ControllerView(text: "a", log: log) })
    #expect(log.entries == ["coordinator", "make", "attached", "update a", "mapped"])
    #expect(mounted.controller?.children.count == 1)
    let child = try #require(mounted.controller?.children.first)
    #expect(child is LogController)
    #expect(child.parent === mounted.controller)
  }

  @Test("RP17 RP38 removal dismantles the controller and detaches it, once each")
  func controllerIsDetached() async throws {
    let log = Log()
    let box = BindingBox<Bool>()
    let mounted = try await MountedView(
      Owner(true, box) { isShown in
        if isShown.wrappedValue { ControllerView(text: "a", log: log) }
      })
    weak let child = mounted.controller?.children.first
    #expect(child != nil)
    _ = log.take()
    box.value = false
    await Settling.settle()
    #expect(log.take() == ["dismantle attached: true", "detached"])
    #expect(mounted.controller?.children.count == 0)
    #expect(child == nil)
    box.value = true
    await Settling.settle()
    #expect(log.entries == ["coordinator", "make", "attached", "update a", "mapped"])
    #expect(mounted.controller?.children.count == 1)
  }

  @Test("RP38 the end of the host detaches the controller, once")
  func teardownDetaches() async throws {
    let log = Log()
    let mounted = try await MountedView(ControllerView(text: "a", log: log))
    _ = log.take()
    await mounted.close()
    #expect(log.entries.filter { $0 == "detached" }.count == 1)
    #expect(log.entries.filter { $0.hasPrefix("dismantle") }.count == 1)
  }

  @Test("RP22 a class that conforms stops at its first use, with a message that names it")
  func classStops() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        try PrivateDisplay.start()
        _ = GtkHostingController(rootView: ClassLabel()).sizeThatFits(in: .zero)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("ClassLabel is a class; a representable must be a struct or an enum"))
  }
}

extension Log {
  /// The entries of the contract's functions alone.
  fileprivate var contractEntries: [String] {
    entries.filter { !["attached", "detached", "mapped"].contains($0) }
  }
}

private final class ClassLabel: GtkWidgetRepresentable {
  func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkLabel") }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

/// A controller of a label, which logs when it is attached, shown and detached.
private final class LogController: GtkWidgetController {
  let log: Log

  init(log: Log) { self.log = log }

  override func loadWidget() -> Widget {
    let label = Widget(typeName: "GtkLabel")
    label.connect("map") { [log] in log.note("mapped") }
    return label
  }

  override func didMove(toParent parent: GtkWidgetController?) {
    log.note(parent == nil ? "detached" : "attached")
  }
}

private struct ControllerView: GtkWidgetControllerRepresentable {
  let text: String
  let log: Log

  func makeCoordinator() -> LogCoordinator {
    log.note("coordinator")
    return LogCoordinator(log)
  }

  func makeGtkWidgetController(context: Context) -> LogController {
    log.note("make")
    return LogController(log: log)
  }

  func updateGtkWidgetController(_ controller: LogController, context: Context) {
    log.note("update \(text)")
    controller.widget["label"] = text
  }

  static func dismantleGtkWidgetController(_ controller: LogController, coordinator: LogCoordinator) {
    coordinator.log.note("dismantle attached: \(controller.parent != nil)")
  }
}
