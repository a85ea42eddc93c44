import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Views that close the GTK window they are in.
@Suite(.gtk) @MainActor
struct DismissTests {
  private struct Leaving: View {
    let log: Log
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      VStack {
        Text("\(isPresented) \(mode.wrappedValue.isPresented)")
        Button("dismiss") { leave { dismiss() } }
        Button("mode") { leave { mode.wrappedValue.dismiss() } }
      }
      .onChange(of: count) { log.note("changed") }
      .onDisappear { log.note("disappeared") }
    }

    private func leave(_ action: () -> Void) {
      count += 1
      action()
      log.note("asked")
    }
  }

  private let log = Log()

  /// A window whose handler of `close-request` refuses, or not.
  private func window(refuses: Bool) -> PlainWindow {
    let window = PlainWindow()
    Signals.connect(window.pointer, answering: "close-request") { [log] _ in
      log.note("request")
      return refuses
    }
    Signals.connect(window.pointer, "destroy") { [log] in log.note("destroy") }
    return window
  }

  private func showContent(in window: PlainWindow) async {
    let host = GtkHostingWidget(rootView: Leaving(log: log))
    await window.show(host.widgetPointer)
  }

  @Test(
    "a window is closed once, when the action that asks for it has ended and what it wrote is reported",
    arguments: ["dismiss", "mode"])
  func closes(name: String) async throws {
    let window = window(refuses: false)
    await showContent(in: window)
    #expect(window.content.texts.first == "true true")
    try await window.content.find(role: .button, name: name).click()
    #expect(log.entries == ["asked", "changed", "request", "disappeared", "destroy"])
  }

  @Test("a handler of close-request keeps the window, and is asked again the next time")
  func refuses() async throws {
    let window = window(refuses: true)
    await showContent(in: window)
    for _ in 1...2 { try await window.content.find(role: .button, name: "dismiss").click() }
    #expect(log.entries == ["asked", "changed", "request", "asked", "changed", "request"])
    window.destroy()
  }

  @Test("a host that has moved closes the window that it is in now, and one in none closes nothing")
  func moves() async throws {
    let (first, second) = (window(refuses: false), PlainWindow())
    let host = GtkHostingWidget(rootView: Leaving(log: log))
    await first.show(host.widgetPointer)
    gtk_window_set_child(first.pointer, nil)
    await second.show(host.widgetPointer)
    let watch = ObjectWatch(Widget(second.widgetPointer))
    try await second.content.find(role: .button, name: "dismiss").click()
    #expect(!watch.isAlive)
    #expect(log.entries.filter { $0 == "request" } == [])
    first.destroy()
  }

  @Test("in no window there is nothing to dismiss")
  func noWindow() throws {
    try PrivateDisplay.start()
    let host = GtkHostingWidget(rootView: Leaving(log: log))
    _ = host.sizeThatFits(in: .unspecified)
    #expect(WidgetQuery(root: host).texts.first == "false false")
    EnvironmentValues().dismiss()
    var mode = EnvironmentValues().presentationMode.wrappedValue
    mode.dismiss()
    #expect(!mode.isPresented)
  }

  @Test("a reader is not evaluated when its window gets another size")
  func sizeIsNothingToIt() async throws {
    let window = window(refuses: false)
    await showContent(in: window)
    let counts = UpdateStatistics.start()
    gtk_window_set_default_size(window.pointer, 700, 500)
    await Settling.settle()
    #expect(counts.bodies(of: Leaving.self) == 0)
    window.destroy()
  }
}
