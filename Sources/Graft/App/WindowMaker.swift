import CGTK
import GTKSupport
import ViewGraph

/// How the windows of a scene are made.
struct WindowMaker {
  /// Nil for windows of GTK's own class.
  var make: (@MainActor () -> Widget)?

  /// A new window that is nowhere yet. One that cannot be the scene's is reported, and GTK's own takes its place.
  @MainActor
  func makeWindow() -> Widget {
    guard let made = make?() else { return WindowMaker.plain() }
    guard made.isA(gtk_window_get_type()), WindowMaker.isNew(made) else {
      Diagnostics.report(
        .invalidWindow, place: made.typeName,
        "a \(made.typeName) cannot be a window of a scene: that is a GtkWindow which was neither shown nor closed")
      return WindowMaker.plain()
    }
    return made
  }

  /// One that has been closed would not appear again.
  @MainActor
  private static func isNew(_ window: Widget) -> Bool {
    gtk_widget_get_realized(window.widgetObject) == 0 && ClosedWindows.isOpen(window.object.cast())
  }

  @MainActor
  private static func plain() -> Widget {
    Widget(SceneHost.current?.gtkApplication.map { gtk_application_window_new($0) } ?? gtk_window_new())
  }
}

private struct WindowMakerKey: EnvironmentKey {
  static var defaultValue: WindowMaker { WindowMaker() }
}

extension EnvironmentValues {
  /// How windows of this scene are made.
  var windowMaker: WindowMaker {
    get { self[WindowMakerKey.self] }
    set { self[WindowMakerKey.self] = newValue }
  }
}

extension Scene {
  /// Makes the windows of the scene, before anything is in them and before they are realised: those of a class of the program's
  /// own or of another library.
  ///
  /// Graft gives a window its application, title, size, header bar and content. In one with a property `content`, as an
  /// `AdwApplicationWindow` has in place of a title bar and a child, both are in a box there. What is no window, or has been shown
  /// or closed already, is reported, and GTK's own is shown. Claim AC6.
  public func gtkWindow(_ make: @escaping @MainActor () -> Widget) -> some Scene {
    environment(\.windowMaker, WindowMaker(make: make))
  }

  /// Has the windows of the scene be of a class, by the name of its type: `gtkWindow(typeName: "AdwApplicationWindow")`. Claim
  /// AC6.
  public func gtkWindow(typeName: String) -> some Scene { gtkWindow { Widget(typeName: typeName) } }
}
