import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// The end of a representable.
@Suite(.gtk) @MainActor
struct RepresentableDismantleTests {
  @Test("RP17 a representable that leaves the tree is dismantled once, with its own widget and coordinator")
  func removalDismantlesOnce() async throws {
    let log = Log()
    let box = BindingBox<[Int]>()
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(
      Owner([1, 2, 3], box) { rows in
        ForEach(rows.wrappedValue, id: \.self) { DismantleSpy(value: .constant($0), log: log) }
      })
    #expect(counts.dismantles(of: DismantleSpy.self) == 0)
    _ = log.take()
    box.value = [1, 3]
    await Settling.settle()
    #expect(counts.dismantles(of: DismantleSpy.self) == 1)
    #expect(log.entries == ["dismantle '2', its own widget: true, with a parent: true"])
    #expect(mounted.root.texts == ["1", "3"])
  }

  @Test("RP17 the end of the host dismantles each representable once")
  func teardownDismantlesOnce() async throws {
    let log = Log()
    let mounted = try await MountedView(
      VStack {
        LoggedLabel(text: "a", log: log)
        LoggedLabel(text: "b", log: log)
      })
    _ = log.take()
    await mounted.close()
    #expect(log.entries == ["dismantle", "dismantle"])
  }

  @Test("RP18 the widget is alive and in its place during dismantle, and update never runs afterwards")
  func widgetIsAliveInDismantle() async throws {
    let log = Log()
    let box = BindingBox<Int>()
    let shown = BindingBox<Bool>()
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(
      Owner(true, shown) { isShown in
        Owner(1, box) { value in
          if isShown.wrappedValue { DismantleSpy(value: value, log: log) }
        }
      })
    box.value = 2
    shown.value = false
    await Settling.settle()
    #expect(log.entries == ["update 1", "dismantle '1', its own widget: true, with a parent: true"])
    box.value = 3
    await Settling.settle()
    #expect(counts.updates(of: DismantleSpy.self) == 1)
    #expect(mounted.root.texts == [])
  }
}

/// Knows the widget that was made with it.
@MainActor
private final class SpyCoordinator {
  let log: Log
  var address: UnsafeMutableRawPointer?

  init(_ log: Log) { self.log = log }
}

private struct DismantleSpy: GtkWidgetRepresentable {
  @Binding var value: Int
  let log: Log

  func makeCoordinator() -> SpyCoordinator { SpyCoordinator(log) }

  func makeGtkWidget(context: Context) -> Widget {
    let label = Widget(typeName: "GtkLabel")
    context.coordinator.address = label.objectAddress
    return label
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    log.note("update \(value)")
    gtkWidget["label"] = "\(value)"
  }

  static func dismantleGtkWidget(_ gtkWidget: Widget, coordinator: SpyCoordinator) {
    let isOwn = gtkWidget.objectAddress == coordinator.address
    let hasParent = gtk_widget_get_parent(gtkWidget.widgetPointer) != nil
    let text: String = gtkWidget["label"]
    coordinator.log.note("dismantle '\(text)', its own widget: \(isOwn), with a parent: \(hasParent)")
  }
}

/// Section ID: what a removed representable lets go of.
@Suite(.gtk) @MainActor
struct RepresentableReleaseTests {
  @Test("ID31 (part) the coordinator of a representable that has left is released")
  func coordinator() async throws {
    let box = BindingBox<Bool>()
    let coordinators = WeakCoordinators()
    let mounted = try await MountedView(
      Owner(true, box) { if $0.wrappedValue { WatchedLabel(coordinators: coordinators) } })
    #expect(coordinators.latest != nil)
    box.value = false
    await Settling.settle()
    #expect(mounted.root.texts == [])
    #expect(coordinators.latest == nil)
  }
}

/// Watches the coordinator that was made last.
@MainActor
private final class WeakCoordinators {
  weak var latest: LogCoordinator?
}

private struct WatchedLabel: GtkWidgetRepresentable {
  let coordinators: WeakCoordinators

  func makeCoordinator() -> LogCoordinator {
    let coordinator = LogCoordinator(Log())
    coordinators.latest = coordinator
    return coordinator
  }

  func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkLabel") }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}
