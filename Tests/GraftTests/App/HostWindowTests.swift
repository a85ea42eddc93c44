import CGTK
import Foundation
import GTKSupport
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Hosts in a window of a program that has an application of its own.
@Suite(.gtk) @MainActor
struct HostWindowTests {
  private let log = Log()
  private let address = URL(string: "counter://add?by=2")!

  private struct Pane: View {
    let log: Log

    var body: some View {
      Text("pane").frame(width: 500, height: 200)
        .toolbar { ToolbarItem { Button("Item") { log.note("item") } } }
        .onOpenURL { log.note($0.absoluteString) }
    }
  }

  private struct Own: Commands {
    let log: Log

    var body: some Commands {
      CommandMenu("Tools") { Button("Tool") { log.note("tool") }.keyboardShortcut("t") }
    }
  }

  /// A window of the program's with a box in it.
  private struct Window {
    let hosting: HostWindow
    let box: Widget
    let query: WidgetQuery
  }

  /// Shows a window, in which the views come into the box.
  private func with(_ body: (Window) async throws -> Void) async throws {
    let application = UnsafeMutablePointer<GtkApplication>(OpaquePointer(try LocalApplication.started.pointer))
    let (widget, box) = (
      Widget(gtk_application_window_new(application)), Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    )
    let window = Window(hosting: HostWindow(widget), box: box, query: WidgetQuery(root: widget))
    widget["titlebar"] = window.hosting.headerBar
    widget["child"] = box
    gtk_window_present(widget.cast())
    // A window that stayed would fail the tests after one that has failed.
    let outcome: Result<Void, any Error>
    do { outcome = .success(try await body(window)) } catch { outcome = .failure(error) }
    gtk_window_destroy(widget.cast())
    await Settling.settle()
    try outcome.get()
  }

  private func add(_ widget: Widget, to window: Window) async {
    gtk_box_append(window.box.cast(), widget.widgetPointer)
    await Settling.settle()
  }

  private func addPane(to window: Window) async { await add(GtkHostingWidget(rootView: Pane(log: log)), to: window) }

  @Test("AC11 what views put into a toolbar is in the header bar that the program has taken, and in no other")
  func toolbar() async throws {
    try await with { window in
      await addPane(to: window)
      #expect(window.query.all.count { $0.widget.typeName == "GtkHeaderBar" } == 1)
      try await WidgetQuery(root: window.hosting.headerBar).find(role: .button, name: "Item").click()
      #expect(log.entries == ["item"])
    }
  }

  @Test("AC11 commands are the menu of a button that the program puts where it wants, and have their keys")
  func menuButton() async throws {
    try await with { window in
      await addPane(to: window)
      await add(window.hosting.menuButton { Own(log: log) }, to: window)
      let button = try window.query.find(role: .button, name: "Main Menu")
      try await button.click()
      try await window.query.find(role: .menuItem, name: "Tools").click()
      try await window.query.find(role: .menuItem, name: "Tool").click()
      #expect(log.entries == ["tool"])
      try await button.press("t", modifiers: .control)
      #expect(log.entries == ["tool", "tool"])
    }
  }

  @Test("AC11 commands are a bar of menus that the program puts where it wants")
  func menuBar() async throws {
    try await with { window in
      await add(window.hosting.menuBar { Own(log: log) }, to: window)
      await addPane(to: window)
      let bar = WidgetQuery(root: try window.query.find(role: WidgetRole("menu-bar")).widget)
      try await bar.find(role: .button, name: "Tools").click()
      try await window.query.find(role: .menuItem, name: "Tool").click()
      #expect(log.entries == ["tool"])
    }
  }

  @Test("AC11 each view in the window that wants URLs gets those that the program hands over, once the views are there")
  func urls() async throws {
    try await with { window in
      for _ in 1...2 {
        gtk_box_append(window.box.cast(), GtkHostingWidget(rootView: Pane(log: log)).widgetPointer)
      }
      window.hosting.open([address])
      #expect(log.entries == [])
      await Settling.settle()
      #expect(log.entries == ["counter://add?by=2", "counter://add?by=2"])
    }
  }

  @Test("AC11 URLs that no view in the window wants are reported")
  func nobody() async throws {
    try await with { window in
      await add(GtkHostingWidget(rootView: Text("deaf")), to: window)
      window.hosting.open([address])
      await Settling.settle()
      #expect(Diagnostics.recorded.map(\.kind) == [.unreceivedURL])
      Diagnostics.removeAll()
    }
  }

  @Test("AC11 a view that wants URLs in a window to which nobody hands any is reported")
  func untied() async throws {
    _ = try await MountedView(Pane(log: log))
    #expect(Diagnostics.recorded.map(\.kind) == [.unreachedReceiver])
    Diagnostics.removeAll()
  }
}
