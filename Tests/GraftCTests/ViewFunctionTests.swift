import CGTK
import Foundation
import GraftC
import GraftTestTraits
import GraftTesting
import Testing

/// The functions that programs in C call.
@Suite(.gtk) @MainActor
struct ViewFunctionTests {
  private static let type = try? HostedType.register("TestCPane") { type in
    let title = type.property("title", initially: "pane")
    return type.view { Text($0[title]) }
  }

  @Test("a view is made by its name with a floating reference, and what is inside leads back to it")
  func made() async throws {
    _ = Self.type
    let pane = try #require(graftViewNew("TestCPane"))
    #expect(g_object_is_floating(pane) == 1)
    #expect(graftViewType("TestCPane") == g_type_from_name("TestCPane"))
    let window = Widget(gtk_window_new())
    window["child"] = Widget(pane)
    graftHostingWidgetUpdate(pane)
    let label = try WidgetQuery(root: Widget(pane)).find(role: .label)
    #expect(label.text == "pane")
    label.widget.withObjectAddress { #expect(graftHostingWidgetContaining($0) == UnsafeMutableRawPointer(pane)) }
    #expect(graftHostingWidgetContaining(window.widgetPointer) == nil)
    gtk_window_destroy(window.widgetPointer.cast())
  }

  @Test("a property that was set is in the widgets after an update")
  func updated() throws {
    _ = Self.type
    let pane = Widget(try #require(graftViewNew("TestCPane")))
    graftHostingWidgetUpdate(pane.widgetPointer)
    pane["title"] = "other"
    graftHostingWidgetUpdate(pane.widgetPointer)
    #expect(try WidgetQuery(root: pane).find(role: .label).text == "other")
  }

  @Test("a host sees the environment of a view around it, until it is told not to, and again when it is told to")
  func isolated() async throws {
    try HostedType.register("TestCReader") { $0.view { _ in LimitReader() } }
    let pane = Widget(try #require(graftViewNew("TestCReader")))
    let mounted = try await MountedView(Around(pane: pane).lineLimit(7))
    #expect(graftHostingWidgetGetInherits(pane.widgetPointer) == 1)
    #expect(mounted.root.texts == ["limit 7"])
    graftHostingWidgetSetInherits(pane.widgetPointer, 0)
    await Settling.settle()
    #expect(graftHostingWidgetGetInherits(pane.widgetPointer) == 0)
    #expect(mounted.root.texts == ["limit 0"])
    graftHostingWidgetSetInherits(pane.widgetPointer, 1)
    await Settling.settle()
    #expect(mounted.root.texts == ["limit 7"])
  }

  private struct LimitReader: View {
    @Environment(\.lineLimit) private var limit
    var body: some View { Text("limit \(limit ?? 0)") }
  }

  private struct Around: GtkWidgetRepresentable {
    let pane: Widget
    func makeGtkWidget(context: Context) -> Widget { pane }
    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
  }

  @Test("NULL, an unknown name and an object of another class are critical, and nothing happens")
  func wrong() async {
    let label = Widget(typeName: "GtkLabel")
    await expectingGLibWarnings(matching: "graft_view_new: assertion 'name != NULL' failed") {
      #expect(graftViewNew(nil) == nil)
    }
    await expectingGLibWarnings(matching: "graft_view_new: assertion 'a view is registered as 'TestNoPane'' failed") {
      #expect(graftViewNew("TestNoPane") == nil)
    }
    await expectingGLibWarnings(matching: "assertion 'GRAFT_IS_HOSTING_WIDGET (host)' failed") {
      graftHostingWidgetUpdate(label.widgetPointer)
      graftHostingWidgetUpdate(nil)
    }
    await expectingGLibWarnings(matching: "assertion 'GTK_IS_WIDGET (widget)' failed") {
      #expect(graftHostingWidgetContaining(nil) == nil)
    }
    #expect(graftViewType("TestNoPane") == 0)
  }

  @Test("a function that is called on another thread is critical, and does nothing")
  func otherThread() async throws {
    _ = Self.type
    let pane = Widget(try #require(graftViewNew("TestCPane")))
    nonisolated(unsafe) let host = pane.widgetPointer
    let condition = "assertion 'the function is called on the main thread' failed"
    await expectingGLibWarnings(matching: "graft_view_new: \(condition)") {
      #expect(await onThread { graftViewNew("TestCPane") == nil })
    }
    await expectingGLibWarnings(matching: "graft_hosting_widget_set_inherits: \(condition)") {
      _ = await onThread {
        graftHostingWidgetSetInherits(host, 0)
        return true
      }
    }
    #expect(graftHostingWidgetGetInherits(pane.widgetPointer) == 1)
    await expectingGLibWarnings(matching: "graft_load_views: \(condition)") {
      #expect(await onThread { graftLoadViews("libViews.so", nil) == 0 })
    }
    #expect(await onThread { ViewLibrary.register(nil) {} == 0 }, "an error, which this caller does not ask for")
  }

  private func onThread(_ act: @escaping @Sendable () -> Bool) async -> Bool {
    await withCheckedContinuation { done in
      Thread { done.resume(returning: act()) }.start()
    }
  }

  @Test("a library that cannot be loaded is an error that says so")
  func noLibrary() {
    #expect(load("/nowhere/libViews.so").contains("/nowhere/libViews.so"))
    #expect(load("libgtk-4.so.1") == "libgtk-4.so.1 has no function graft_register_views")
  }

  @Test("the function of a library that it is linked with is not a library's own")
  func linkedLibrary() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (views, other) = (folder.path + "/libViews.so", folder.path + "/libOther.so")
    try link("int graft_register_views(void **error) { return 1; }", views)
    try link("int other(void) { return 1; }", other, "-Wl,--no-as-needed", views)
    #expect(load(other) == "\(other) has no function graft_register_views")
    #expect(graftLoadViews(views, nil) == 1)
  }

  /// Makes a library of a program in C.
  private func link(_ program: String, _ library: String, _ options: String...) throws {
    try program.write(toFile: library + ".c", atomically: true, encoding: .utf8)
    let words = ["clang", "-shared", "-fPIC", "-o", library, library + ".c"] + options
    var status: Int32 = 1
    #expect(g_spawn_command_line_sync(words.joined(separator: " "), nil, nil, &status, nil) == 1)
    #expect(status == 0)
  }

  @Test("what a library cannot register is an error for the caller in C")
  func registering() {
    var error: UnsafeMutablePointer<GError>?
    let done = ViewLibrary.register(&error) { try HostedType.register("GtkLabel") { $0.view { _ in Text("") } } }
    #expect(done == 0)
    #expect(
      error.map { String(cString: $0.pointee.message) }?.hasPrefix("there is a type named GtkLabel already") == true)
    g_clear_error(&error)
  }

  private func load(_ file: String) -> String {
    var error: UnsafeMutablePointer<GError>?
    #expect(graftLoadViews(file, &error) == 0)
    defer { g_clear_error(&error) }
    return error.map { String(cString: $0.pointee.message) } ?? ""
  }
}
