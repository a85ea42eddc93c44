import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Tasks of a hosted view, and the windows that they outlive or not.
@Suite(.gtk) @MainActor
struct HostingTaskTests {
  let log = Log()

  @Test("HC16 a window closed while a task runs cancels the task, dismantles the representables and leaks nothing")
  func closedWindow() async throws {
    let store = Store()
    let mounted = try await MountedView(Saving(store: store, log: log))
    await Turn.until { log.entries.contains("start") }
    #expect(log.take() == ["coordinator", "make", "update a", "appear", "start"])
    let leftovers = await mounted.close()
    await Turn.until { log.entries.contains("end") }
    #expect(log.entries.sorted() == ["cancelled", "disappear", "dismantle", "end"])
    #expect(leftovers == [])
    #expect(store.saved == ["before the window closed", "after the window closed"])
  }

  @Test("LC25 a task does not keep the host alive that its view was in")
  func taskKeepsNothing() async throws {
    let window = PlainWindow()
    var controller: GtkHostingController? = GtkHostingController(rootView: Saving(store: Store(), log: log))
    await window.show(try #require(controller).widget.widgetPointer)
    let watches = window.content.all.map { ObjectWatch($0.widget) }
    await Turn.until { log.entries.contains("start") }
    controller = nil
    window.destroy()
    await Settling.settle()
    #expect(watches.filter(\.isAlive).map(\.typeName) == [])
    await Turn.until { log.entries.contains("end") }
    #expect(log.entries.filter { $0 == "dismantle" || $0 == "end" } == ["dismantle", "end"])
  }

  @Test("LC26 (part) another id while the host is out of its window starts no task; on its return the latest starts")
  func otherIDWhileAway() async throws {
    let controller = GtkHostingController(rootView: Numbered(id: 1, log: log))
    let window = PlainWindow()
    await window.show(controller.widget.widgetPointer)
    await Turn.until { log.entries == ["start 1"] }
    gtk_window_set_child(window.pointer, nil)
    await Settling.settle()
    controller.rootView = Numbered(id: 2, log: log)
    await Settling.settle()
    #expect(log.entries == ["start 1"])
    await window.show(controller.widget.widgetPointer)
    await Turn.until { log.entries.count > 1 }
    #expect(log.entries == ["start 1", "start 2"])
    window.destroy()
  }

  @Test("LC23 LC25 a host that leaves its window cancels its tasks, and starts them again when it returns")
  func leavingAndReturning() async throws {
    let controller = GtkHostingController(rootView: Saving(store: Store(), log: log))
    let window = PlainWindow()
    await window.show(controller.widget.widgetPointer)
    await Turn.until { log.entries.contains("start") }
    _ = log.take()
    gtk_window_set_child(window.pointer, nil)
    await Turn.until { log.entries.contains("end") }
    #expect(log.take().sorted() == ["cancelled", "disappear", "end"])
    await window.show(controller.widget.widgetPointer)
    await Turn.until { log.entries.contains("start") }
    #expect(log.take() == ["appear", "start"])
    window.destroy()
    await Turn.until { log.entries.contains("end") }
  }
}

/// What a program must not lose.
@MainActor
private final class Store {
  var saved: [String] = []
}

/// A view whose task saves something, waits, and saves more when it is cancelled.
private struct Saving: View {
  let store: Store
  let log: Log

  var body: some View {
    LoggedLabel(text: "a", log: log)
      .onAppear { log.note("appear") }
      .onDisappear { log.note("disappear") }
      .task {
        log.note("start")
        store.saved.append("before the window closed")
        try? await Task.sleep(for: .seconds(1000))
        if Task.isCancelled { log.note("cancelled") }
        store.saved.append("after the window closed")
        log.note("end")
      }
  }
}

private struct Numbered: View {
  let id: Int
  let log: Log

  var body: some View {
    Text(verbatim: "\(id)").task(id: id) {
      log.note("start \(id)")
      try? await Task.sleep(for: .seconds(60))
    }
  }
}
