import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// A host is kept by whoever keeps its widget, and ends with the last of them.
@Suite(.gtk) @MainActor
struct HostingOwnerOrderTests {
  enum Step: Sendable { case owner, parent, window }

  nonisolated static let orders: [[Step]] = [
    [.owner, .parent, .window], [.owner, .window, .parent], [.parent, .owner, .window],
    [.parent, .window, .owner], [.window, .owner, .parent], [.window, .parent, .owner],
  ]

  @Test(
    "HC16 owner, parent and window let go in every order, and the host ends with its owner and parent, once",
    arguments: orders, [true, false])
  func everyOrder(_ order: [Step], settles: Bool) async throws {
    let stage = await Stage(keepsBox: true)
    var released: Set<Step> = []
    for step in order {
      stage.release(step)
      released.insert(step)
      if settles { await Settling.settle() }
      let isKept = !released.isSuperset(of: [.owner, .parent])
      // GTK itself may keep a widget that it has just taken out of a window until the next frame.
      guard isKept || settles else { continue }
      #expect(stage.isAlive == isKept)
      #expect(stage.log.entries.contains("dismantle") == !isKept)
    }
    await Settling.settle()
    #expect(stage.log.entries.sorted() == ["appear", "disappear", "dismantle", "model is gone"])
    #expect(stage.census.alive == [])
  }

  @Test(
    "HC16 a window that alone keeps the parent takes the host along, unless an owner keeps it",
    arguments: [[Step.owner, .window], [.window, .owner]], [true, false])
  func windowKeepsTheParent(_ order: [Step], settles: Bool) async throws {
    let stage = await Stage(keepsBox: false)
    stage.release(order[0])
    if settles { await Settling.settle() }
    #expect(stage.isAlive)
    #expect(!stage.log.entries.contains("dismantle"))
    stage.release(order[1])
    await Settling.settle()
    #expect(!stage.isAlive)
    #expect(stage.log.entries.sorted() == ["appear", "disappear", "dismantle", "model is gone"])
    #expect(stage.census.alive == [])
  }

  /// A window with a box with a host, each of which can let go.
  @MainActor
  private final class Stage {
    let log = Log()
    let census = Census()
    private let window = PlainWindow()
    private var box: Widget?
    private var controller: GtkHostingController<Resident>?
    private let host: UnsafeMutablePointer<GtkWidget>
    private let watch: ObjectWatch

    init(keepsBox: Bool) async {
      let controller = GtkHostingController(rootView: Resident(log: log, census: census))
      let box = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      self.controller = controller
      host = controller.widget.widgetPointer
      watch = ObjectWatch(host)
      self.box = keepsBox ? box : nil
      gtk_box_append(box.cast(), host)
      await window.show(box.widgetPointer)
    }

    var isAlive: Bool { watch.isAlive }

    func release(_ step: Step) {
      switch step {
      case .owner: controller = nil
      case .parent:
        if let box { gtk_box_remove(box.cast(), host) }
      case .window: window.destroy()
      }
    }
  }
}

/// Logs when it comes and goes.
private struct Resident: View {
  let log: Log
  let census: Census
  @State private var model: ResidentModel

  init(log: Log, census: Census) {
    self.log = log
    self.census = census
    _model = State(initialValue: ResidentModel(log))
  }

  var body: some View {
    VStack {
      CensusButton(census: census)
      ResidentLabel(log: log)
    }
    .onAppear { log.note("appear") }
    .onDisappear { log.note("disappear") }
  }
}

@MainActor
private final class ResidentModel {
  private let log: Log

  init(_ log: Log) { self.log = log }

  isolated deinit { log.note("model is gone") }
}

private struct ResidentLabel: GtkWidgetRepresentable {
  let log: Log

  func makeCoordinator() -> LogCoordinator { LogCoordinator(log) }

  func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkLabel") }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}

  static func dismantleGtkWidget(_ gtkWidget: Widget, coordinator: LogCoordinator) {
    coordinator.log.note("dismantle")
  }
}
