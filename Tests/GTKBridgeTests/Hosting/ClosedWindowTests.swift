import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Windows that are closed while somebody holds them, or something in them.
@Suite(.gtk) @MainActor
struct ClosedWindowTests {
  private let log = Log()

  private struct Watched: View {
    let log: Log

    var body: some View {
      Text("watched")
        .onAppear { log.note("appears") }
        .onDisappear { log.note("disappears") }
        .task {
          try? await Task.sleep(for: .seconds(600))
          log.note("task ends")
        }
    }
  }

  /// A sleep that is cancelled ends on another thread, which other tests may keep busy.
  private func taskEnds() async {
    await Settling.settle()
    await Turn.until { log.entries.contains("task ends") }
  }

  @Test(
    "HC16 a host in a window that is closed disappears and its tasks end, whoever holds the window",
    arguments: [
      "gtk_window_destroy", "gtk_window_close",
    ])
  func heldWindow(way: String) async throws {
    let window = PlainWindow()
    let held = Widget(window.widgetPointer)
    do { await window.show(GtkHostingWidget(rootView: Watched(log: log)).widgetPointer) }
    if way == "gtk_window_close" { gtk_window_close(window.pointer) } else { window.destroy() }
    await taskEnds()
    #expect(log.entries.sorted() == ["appears", "disappears", "task ends"])
    withExtendedLifetime(held) {}
  }

  @Test("HC16 a host in a window that is closed disappears and its tasks end, whoever holds a widget in it")
  func heldWidget() async throws {
    let window = PlainWindow()
    let host = GtkHostingWidget(rootView: Watched(log: log))
    let box = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    gtk_box_append(box.cast(), host.widgetPointer)
    await window.show(box.widgetPointer)
    let label = window.content.all.last?.widget
    window.destroy()
    await taskEnds()
    #expect(log.entries.sorted() == ["appears", "disappears", "task ends"])
    withExtendedLifetime((host, box, label)) {}
  }

  @Test("HC15 a host that is taken out of a closed window into another appears there with its state")
  func movedOut() async throws {
    let (window, other) = (PlainWindow(), PlainWindow())
    let held = Widget(window.widgetPointer)
    let host = GtkHostingWidget(rootView: Watched(log: log))
    await window.show(host.widgetPointer)
    window.destroy()
    await taskEnds()
    #expect(log.take().sorted() == ["appears", "disappears", "task ends"])
    gtk_window_set_child(window.pointer, nil)
    await other.show(host.widgetPointer)
    #expect(log.take() == ["appears"])
    other.destroy()
    await Settling.settle()
    withExtendedLifetime(held) {}
  }
}
