import CGTK
import Graft
import GraftTesting
import TestSupport
import Testing

/// Scenes whose windows are shown without an application.
@MainActor
enum ShownScenes {
  /// The windows that are shown, in no order.
  static var windows: [Widget] { OpenWindows.visible.map { Widget($0) } }

  static var titles: [String] { windows.map { $0["title"] }.sorted() }

  /// Shows scenes, and closes what is left at the end.
  static func with(_ content: some Scene, _ body: () async throws -> Void) async throws {
    let scenes = try await MountedScenes(content)
    try await body()
    await scenes.close()
    #expect(titles == [])
  }

  /// A window by its title, and by a number where there are several.
  static func window(_ title: String, _ index: Int = 0) throws -> Widget {
    try #require(windows.filter { $0["title"] == title }.dropFirst(index).first)
  }

  /// What is in a window.
  static func content(_ title: String, _ index: Int = 0) throws -> WidgetQuery {
    WidgetQuery(root: Widget(try #require(gtk_window_get_child(window(title, index).cast()))))
  }

  static func press(_ name: String, in title: String, _ index: Int = 0) async throws {
    try await content(title, index).find(role: .button, name: name).click()
  }

  /// The items of the menus that are open in a window.
  static func menuItems(in window: WidgetQuery) -> [String] {
    window.findAll(role: .menuItem).filter { gtk_widget_get_mapped($0.widget.widgetPointer) != 0 }.map(\.name)
  }

  /// How large the content of a window is.
  static func size(of title: String) throws -> [Int32] {
    let content = try #require(gtk_window_get_child(window(title).cast()))
    return [gtk_widget_get_width(content), gtk_widget_get_height(content)]
  }

  /// Closes a window as its user does.
  static func close(_ title: String) async throws {
    gtk_window_close(try window(title).cast())
    await Settling.settle()
  }
}
