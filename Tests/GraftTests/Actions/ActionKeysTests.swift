import CGTK
import Foundation
import GTKSupport
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// The keys of actions in the menus of windows.
@Suite(.gtk) @MainActor
struct ActionKeysTests {
  private let log = Log()

  /// What the menus of newer versions show is not read by these tests.
  nonisolated private static let readsMenus = gtk_get_minor_version() == 8

  /// GTK's own button with a menu, as one of a `.ui` file.
  private struct SaveMenu: GtkWidgetRepresentable {
    func makeGtkWidget(context: Context) -> Widget {
      let (button, menu) = (Widget(gtk_menu_button_new()), ObjectReference(taking: g_menu_new()))
      g_menu_append(OpaquePointer(menu.pointer), "Save", "win.save")
      button["menu-model"] = menu
      return button
    }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
  }

  private struct Page: View {
    let log: Log
    var key: String? = "<Control>s"

    var body: some View {
      VStack {
        SaveMenu()
        if let key { Text("text").action("win.save", keys: key) { log.note("saved") } }
      }
    }
  }

  /// Shows a view in a window of an application.
  private func with<Content: View>(
    _ page: Content, _ body: (GtkHostingWidget<Content>, WidgetQuery) async throws -> Void
  ) async throws {
    let application = UnsafeMutablePointer<GtkApplication>(OpaquePointer(try LocalApplication.started.pointer))
    let (window, host) = (Widget(gtk_application_window_new(application)), GtkHostingWidget(rootView: page))
    window["child"] = host
    gtk_window_present(window.cast())
    await Settling.settle()
    // A window that stayed would fail the tests after one that has failed.
    let outcome: Result<Void, any Error>
    do { outcome = .success(try await body(host, WidgetQuery(root: window))) } catch { outcome = .failure(error) }
    gtk_window_destroy(window.cast())
    await Settling.settle()
    try outcome.get()
  }

  private func menuButton(_ window: WidgetQuery) throws -> FoundWidget {
    try #require(window.all.first { $0.widget.typeName == "GtkMenuButton" })
  }

  /// Opens the menu, and closes it when it shows just these of all.
  private func expect(_ shown: Set<String>, in window: WidgetQuery) async throws {
    let button = try menuButton(window)
    try await button.click()
    defer { gtk_menu_button_popdown(OpaquePointer(button.widget.pointer)) }
    #expect(Set(window.texts).intersection(["Save", "Ctrl+S", "Alt+S", "Ctrl+O"]) == shown)
  }

  @Test(
    "AC3 (part) menus of GTK's show the key of an action beside it, and none while nobody gives the action",
    .enabled(if: readsMenus))
  func menus() async throws {
    try await with(Page(log: log)) { host, window in
      try await expect(["Save", "Ctrl+S"], in: window)
      host.rootView.key = "<Alt>s"
      await Settling.settle()
      try await expect(["Save", "Alt+S"], in: window)
      host.rootView.key = nil
      await Settling.settle()
      try await expect(["Save"], in: window)
      host.rootView.key = "<Alt>s"
      await Settling.settle()
      try await expect(["Save", "Alt+S"], in: window)
    }
  }

  @Test("AC3 (part) keys that the program has set for an action stay, and are shown", .enabled(if: readsMenus))
  func ownKeys() async throws {
    let application = try LocalApplication.started
    let pointer = UnsafeMutablePointer<GtkApplication>(OpaquePointer(application.pointer))
    "<Control>o".withCString { gtk_application_set_accels_for_action(pointer, "win.save", [$0, nil]) }
    defer { gtk_application_set_accels_for_action(pointer, "win.save", [nil]) }
    try await with(Page(log: log)) { host, window in
      try await expect(["Save", "Ctrl+O"], in: window)
      host.rootView.key = nil
      await Settling.settle()
      try await expect(["Save", "Ctrl+O"], in: window)
    }
  }

  private struct Two: View {
    let log: Log
    var hasSecond = true

    var body: some View {
      VStack {
        Page(log: log)
        if hasSecond { Text("second").action("win.save", keys: "<Alt>s") { log.note("second") } }
      }
    }
  }

  @Test(
    "AC3 (part) of several views that give an action the last one's key is shown, also in a window without an application",
    .enabled(if: readsMenus))
  func several() async throws {
    let mounted = try await MountedView(Two(log: log))
    try await expect(["Save", "Alt+S"], in: mounted.root)
    mounted.rootView.hasSecond = false
    await Settling.settle()
    try await expect(["Save", "Ctrl+S"], in: mounted.root)
  }

  private struct Pages: View {
    let log: Log
    @State private var isPushed = false

    var body: some View {
      NavigationStack {
        VStack {
          Text("first").action("win.save", keys: "<Control>s") { log.note("saved") }
          Button("next") { isPushed = true }
        }
        .navigationDestination(isPresented: $isPushed) { Button("second") {} }
      }
    }
  }

  @Test("AC3 (part) a key that is shown acts once, and not where the page that gives it is covered")
  func keys() async throws {
    try await with(Pages(log: log)) { _, window in
      let next = try window.find(role: .button, name: "next")
      try await next.press("s", modifiers: .control)
      #expect(log.entries == ["saved"])
      try await next.click()
      try await window.find(role: .button, name: "second").press("s", modifiers: .control)
      #expect(log.entries == ["saved"])
    }
  }
}
