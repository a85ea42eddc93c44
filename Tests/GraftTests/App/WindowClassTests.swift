import CGTK
import Foundation
import GTKSupport
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

@testable import Graft

/// Windows of scenes of a class that the program chooses.
@Suite(.gtk) @MainActor
struct WindowClassTests {
  private let log = Log()

  /// Registers a class of application windows, as a program does.
  private static func register(_ name: String, _ begin: GClassInitFunc?) -> GType {
    var query = GTypeQuery()
    g_type_query(gtk_application_window_get_type(), &query)
    return g_type_register_static_simple(
      gtk_application_window_get_type(), name, query.class_size, begin, query.instance_size, nil,
      GTypeFlags(rawValue: 0))
  }

  private static let plain = register("GraftTestsWindow", nil)

  /// Its content is a property, as in windows of libadwaita.
  private static let withContent = register("GraftTestsContentWindow") { typeClass, _ in
    guard let typeClass = typeClass?.assumingMemoryBound(to: GObjectClass.self) else { return }
    typeClass.pointee.set_property = { object, _, value, _ in
      guard let object, let content = g_value_get_object(value) else { return }
      gtk_window_set_child(
        UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWindow.self),
        content.assumingMemoryBound(to: GtkWidget.self))
    }
    g_object_class_install_property(
      typeClass, 1, g_param_spec_object("content", nil, nil, gtk_widget_get_type(), G_PARAM_WRITABLE))
  }

  /// It notes what it has when it is realised.
  private static let noting = register("GraftTestsNotingWindow") { typeClass, _ in
    typeClass?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.realize = { window in
      nonisolated(unsafe) let realized = window
      MainActor.assumeIsolated { realized.map { WindowClassTests.note($0.cast()) } }
      let parent = g_type_class_peek(gtk_application_window_get_type())
      parent?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.realize?(window)
    }
  }

  private static var atRealize: [String] = []

  private static func note(_ window: UnsafeMutablePointer<GtkWindow>) {
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(window, &width, &height)
    let hasSave = g_action_group_has_action(window.cast(), "save") != 0
    let (top, inside) = (gtk_window_get_titlebar(window), gtk_window_get_child(window))
    let (bar, content) = (top.map { WidgetQuery(root: Widget($0)) }, inside.map { WidgetQuery(root: Widget($0)) })
    atRealize = [
      gtk_window_get_application(window) == nil ? "no application" : "an application",
      String(cString: gtk_window_get_title(window)), "\(width) x \(height)", hasSave ? "win.save" : "no action",
      "\(bar?.all.count { $0.widget.typeName == "GtkHeaderBar" } ?? 0) bar",
      "\(content?.all.count { $0.widget.typeName == "GtkPopoverMenuBarItem" } ?? 0) menu",
      content?.findAll(role: .label, text: "content").count == 1 ? "content" : "no content",
    ]
  }

  private func scene(_ make: @escaping @MainActor () -> Widget) -> some Scene {
    Window("Own", id: "own") { Text("content").frame(width: 200, height: 100) }.gtkWindow(make)
  }

  @Test("AC6 the program makes the windows of a scene, which have its title, bar and content")
  func ownClass() async throws {
    _ = Self.plain
    let scene = scene { [log] in
      log.note("made")
      return Widget(typeName: "GraftTestsWindow")
    }
    try await ShownScenes.with(scene) {
      let window = try ShownScenes.window("Own")
      #expect(window.typeName == "GraftTestsWindow")
      #expect(try ShownScenes.content("Own").texts == ["content"])
      let top = WidgetQuery(root: Widget(try #require(gtk_window_get_titlebar(window.cast()))))
      #expect(top.all.contains { $0.widget.typeName == "GtkHeaderBar" && $0.isShown } && top.texts == ["Own"])
    }
    #expect(log.entries == ["made"])
  }

  @Test("AC6 a window that has a content and no title bar has the bar above the content in it")
  func content() async throws {
    _ = Self.withContent
    let scene = Window("Own", id: "own") { Text("content") }.gtkWindow(typeName: "GraftTestsContentWindow")
    try await ShownScenes.with(scene) {
      let window = try ShownScenes.window("Own")
      #expect(gtk_window_get_titlebar(window.cast()) == nil)
      let inside = try ShownScenes.content("Own")
      let bar = try #require(inside.all.first { $0.widget.typeName == "GtkHeaderBar" })
      #expect(try inside.find(role: .label, text: "content").frame.minY >= bar.frame.maxY)
    }
  }

  @Test("AC6 a window that has a content and is to have no title bar has the window's buttons over the content")
  func contentWithoutBar() async throws {
    _ = Self.withContent
    let scene = Window("Own", id: "own") { Text("content") }.gtkWindow(typeName: "GraftTestsContentWindow")
      .windowStyle(.hiddenTitleBar)
    try await ShownScenes.with(scene) {
      let inside = try ShownScenes.content("Own")
      #expect(inside.texts.contains("content") && !inside.all.contains { $0.widget.typeName == "GtkHeaderBar" })
      #expect(inside.all.contains { $0.widget.typeName == "GtkWindowControls" })
    }
  }

  @Test("AC6 what is no window is reported, and one of GTK's takes its place")
  func badInput() async throws {
    try await ShownScenes.with(scene { Widget(gtk_label_new("no window")) }) {
      let window = try ShownScenes.window("Own")
      #expect(window.typeName == "GtkWindow")
      #expect(Diagnostics.recorded.map(\.kind) == [.invalidWindow])
      Diagnostics.removeAll()
    }
  }

  @Test("AC6 a window that was closed already is reported, and another one takes its place")
  func closed() async throws {
    let closed = Widget(gtk_window_new())
    gtk_window_destroy(closed.cast())
    try await ShownScenes.with(scene { closed }) {
      let shown = try ShownScenes.window("Own")
      #expect(shown.pointer != closed.pointer)
      #expect(try ShownScenes.content("Own").texts == ["content"])
      #expect(Diagnostics.recorded.map(\.kind) == [.invalidWindow])
      Diagnostics.removeAll()
    }
  }

  @Test("AC6 a window has its application, title, size, bar, menu, content and actions before it is realised")
  func beforeRealization() async throws {
    _ = Self.noting
    let (bar, file) = (ObjectReference(taking: g_menu_new()), ObjectReference(taking: g_menu_new()))
    g_menu_append(file.cast(), "Save", "win.save")
    g_menu_append_submenu(bar.cast(), "File", file.cast())
    let scenes = SceneHost(application: try LocalApplication.started)
    let scene = WindowGroup("Noting") { Text("content").frame(width: 200, height: 100).action("win.save") {} }
      .gtkWindow(typeName: "GraftTestsNotingWindow").menuBar(bar).defaultSize(width: 300, height: 250)
    scenes.show(scene._sceneView)
    await Settling.settle()
    #expect(
      Self.atRealize == ["an application", "Noting", "300 x 250", "win.save", "1 bar", "1 menu", "content"])
    scenes.close()
    await Settling.settle()
  }

  @Test("AC6 a program with an application has application windows, which have the actions of views")
  func application() async throws {
    let scenes = SceneHost(application: try LocalApplication.started)
    scenes.show(WindowGroup("Own") { Text("content").action("win.save") { [log] in log.note("saved") } }._sceneView)
    await Settling.settle()
    let window = try ShownScenes.window("Own")
    #expect(window.typeName == "GtkApplicationWindow")
    g_action_group_activate_action(OpaquePointer(window.pointer), "save", nil)
    #expect(log.entries == ["saved"])
    scenes.close()
    await Settling.settle()
    #expect(ShownScenes.titles == [])
  }
}
