import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Coordinator, make, update and dismantle.
@Suite(.gtk) @MainActor
struct RepresentableLifecycleTests {
  @Test("RP1 mounting calls makeCoordinator, make and update, in this order and once each")
  func mountingCallsEachOnce() async throws {
    let log = Log()
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(LoggedLabel(text: "a", log: log))
    #expect(log.entries == ["coordinator", "make", "update a"])
    #expect(mounted.root.texts == ["a"])
    #expect(counts.makes(of: LoggedLabel.self) == 1)
    #expect(counts.updates(of: LoggedLabel.self) == 1)
    #expect(counts.dismantles(of: LoggedLabel.self) == 0)
  }

  @Test("RP2 the first update follows make at once, before onAppear and before the first frame")
  func firstUpdateComesFirst() async throws {
    let log = Log()
    let host = GtkHostingWidget(rootView: LoggedLabel(text: "a", log: log).onAppear { log.note("appear") })
    let window = PlainWindow()
    gtk_window_set_child(window.pointer, host.widgetPointer)
    gtk_window_present(window.pointer)
    let clock = try #require(gtk_widget_get_frame_clock(window.widgetPointer))
    let connection = Signals.connect(clock, "after-paint") { log.note("frame") }
    await Settling.settle()
    #expect(log.entries.prefix(5) == ["coordinator", "make", "update a", "appear", "frame"])
    connection.disconnect()
    window.destroy()
  }

  @Test("RP3 later updates at one identity make no other coordinator and no other widget")
  func laterUpdatesMakeNothing() async throws {
    let log = Log()
    let mounted = try await MountedView(LoggedLabel(text: "a", log: log))
    let widget = try mounted.root.find(role: .label).widget.pointer
    for text in ["b", "c", "d"] {
      mounted.rootView = LoggedLabel(text: text, log: log)
      await Settling.settle()
    }
    #expect(log.entries == ["coordinator", "make", "update a", "update b", "update c", "update d"])
    #expect(try mounted.root.find(role: .label, text: "d").widget.pointer == widget)
  }

  @Test("RP4 the coordinator is Void and dismantle and sizeThatFits have defaults when they are not written")
  func defaultsNeedNoCode() async throws {
    #expect(PointerLabel.Coordinator.self == Void.self)
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(PointerLabel(text: "plain"))
    #expect(mounted.root.texts == ["plain"])
    #expect(try mounted.root.find(role: .label).frame.width > 0)
    await mounted.close()
    #expect(counts.dismantles(of: PointerLabel.self) == 1)
  }

  @Test("RP5 make, update, sizeThatFits and dismantle are given the one coordinator")
  func coordinatorIsTheSame() async throws {
    let seen = SeenCoordinators()
    let mounted = try await MountedView(CoordinatorSpy(text: "a", seen: seen))
    mounted.rootView = CoordinatorSpy(text: "b", seen: seen)
    await Settling.settle()
    await mounted.close()
    let made = try #require(seen.made)
    #expect(seen.calls == ["make", "update", "sizeThatFits", "dismantle"])
    #expect(seen.objects == [made])
  }
}

/// What `CoordinatorSpy` was given.
@MainActor
private final class SeenCoordinators {
  var made: ObjectIdentifier?
  /// The names of the functions called, each once, in the order of a life.
  var calls: [String] { ["make", "update", "sizeThatFits", "dismantle"].filter { seen[$0] != nil } }
  var objects: Set<ObjectIdentifier> { Set(seen.values.flatMap(\.self)) }
  private var seen: [String: Set<ObjectIdentifier>] = [:]

  func add(_ call: String, _ coordinator: SpyCoordinator) {
    seen[call, default: []].insert(ObjectIdentifier(coordinator))
  }
}

@MainActor
private final class SpyCoordinator {
  let seen: SeenCoordinators

  init(_ seen: SeenCoordinators) { self.seen = seen }
}

private struct CoordinatorSpy: GtkWidgetRepresentable {
  let text: String
  let seen: SeenCoordinators

  func makeCoordinator() -> SpyCoordinator {
    let coordinator = SpyCoordinator(seen)
    seen.made = ObjectIdentifier(coordinator)
    return coordinator
  }

  func makeGtkWidget(context: Context) -> Widget {
    seen.add("make", context.coordinator)
    return Widget(typeName: "GtkLabel")
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    seen.add("update", context.coordinator)
    gtkWidget["label"] = text
  }

  func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: Widget, context: Context) -> CGSize? {
    seen.add("sizeThatFits", context.coordinator)
    return nil
  }

  static func dismantleGtkWidget(_ gtkWidget: Widget, coordinator: SpyCoordinator) {
    coordinator.seen.add("dismantle", coordinator)
  }
}
