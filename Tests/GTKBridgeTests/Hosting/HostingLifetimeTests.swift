import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// How long a host lives.
@Suite(.gtk) @MainActor
struct HostingLifetimeTests {
  @Test("HC15 a host that leaves its window and returns disappears and appears, and keeps its state and widgets")
  func leavingAndReturning() async throws {
    let log = Log()
    let controller = GtkHostingController(rootView: Tenant(log: log))
    let window = PlainWindow()
    await window.show(controller.widget.widgetPointer)
    try await window.content.find(role: .button).click()
    #expect(log.take() == ["coordinator", "make", "update a", "appear"])
    gtk_window_set_child(window.pointer, nil)
    await Settling.settle()
    #expect(log.take() == ["disappear"])
    await window.show(controller.widget.widgetPointer)
    #expect(log.take() == ["appear"])
    #expect(window.content.texts == ["1", "Add", "a"])
    window.destroy()
    await Settling.settle()
    #expect(log.entries == ["disappear"])
  }

  @Test("HC15 a host that moves to another window in one event neither disappears nor appears")
  func movingIsNoDisappearance() async throws {
    let log = Log()
    let controller = GtkHostingController(rootView: Tenant(log: log))
    let (first, second) = (PlainWindow(), PlainWindow())
    await first.show(controller.widget.widgetPointer)
    _ = log.take()
    gtk_window_set_child(first.pointer, nil)
    await second.show(controller.widget.widgetPointer)
    #expect(log.entries == [])
    first.destroy()
    second.destroy()
  }

  @Test("HC16 (part) a host that nobody keeps dismantles its representables, disappears and leaks nothing")
  func droppedHostEnds() async throws {
    let log = Log()
    let window = PlainWindow()
    let watches = await showTenant(in: window, log)
    #expect(log.take() == ["coordinator", "make", "update a", "appear"])
    #expect(watches.map(\.isAlive) == Array(repeating: true, count: watches.count))
    gtk_window_set_child(window.pointer, nil)
    await Settling.settle()
    #expect(Set(log.entries) == ["dismantle", "disappear", "model is gone"])
    #expect(log.entries.count == 3)
    #expect(watches.filter(\.isAlive).map(\.typeName) == [])
    window.destroy()
  }

  @Test("HC16 a host whose controller was dropped lives on while a GTK parent holds its widget")
  func parentKeepsTheHost() async throws {
    let log = Log()
    let window = PlainWindow()
    _ = await showTenant(in: window, log)
    _ = log.take()
    try await window.content.find(role: .button).click()
    #expect(window.content.texts == ["1", "Add", "a"])
    #expect(log.entries == [])
    window.destroy()
    await Settling.settle()
    #expect(log.entries.filter { $0 == "dismantle" } == ["dismantle"])
  }

  @Test("HC16 a host that was never shown ends with its controller")
  func unshownHostEnds() async throws {
    let log = Log()
    var controller: GtkHostingController? = GtkHostingController(rootView: Tenant(log: log))
    _ = controller?.sizeThatFits(in: .zero)
    let watch = ObjectWatch(try #require(controller).widget)
    controller = nil
    await Settling.settle()
    #expect(!watch.isAlive)
    #expect(log.entries.filter { $0 == "dismantle" } == ["dismantle"])
  }

  /// Shows a host whose Swift objects are dropped when this returns; the widgets of its tree.
  private func showTenant(in window: PlainWindow, _ log: Log) async -> [ObjectWatch] {
    let controller = GtkHostingController(rootView: Tenant(log: log))
    await window.show(controller.widget.widgetPointer)
    return window.content.all.map { ObjectWatch($0.widget) }
  }
}

/// Owns a model, a count and a representable, and logs when it comes and goes.
private struct Tenant: View {
  let log: Log
  @State private var model: TenantModel

  init(log: Log) {
    self.log = log
    _model = State(initialValue: TenantModel(log))
  }

  var body: some View {
    VStack {
      Tally()
      LoggedLabel(text: "a", log: log)
    }
    .onAppear { log.note("appear") }
    .onDisappear { log.note("disappear") }
  }
}

/// Logs when nobody keeps it any more.
@MainActor
private final class TenantModel {
  private let log: Log

  init(_ log: Log) { self.log = log }

  isolated deinit { log.note("model is gone") }
}
