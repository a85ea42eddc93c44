import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A view in a window of a private display, for tests and for pictures.
///
/// ```swift
/// let mounted = try await MountedView(Counter())
/// try await mounted.root.find(role: .button, name: "Add").click()
/// #expect(mounted.root.texts == ["1"])
/// ```
///
/// The window is closed when the test ends, or by `close()`.
@MainActor
public final class MountedView<Content: View> {
  /// The controller that hosts the view.
  public private(set) var controller: GtkHostingController<Content>?
  private let window: MountedWindow

  /// Shows a view in an undecorated window of a size in pixels, by default the content's own, and settles.
  public init(_ rootView: Content, size: CGSize? = nil) async throws {
    try PrivateDisplay.start()
    let controller = GtkHostingController(rootView: rootView)
    self.controller = controller
    window = MountedWindow(child: controller.widget, size: size)
    await window.show()
    MountedWindows.register { [self] leaks in
      self.controller = nil
      await window.close(leaks)
    }
  }

  /// The root view; assigning asks for a cycle. There is none in a view that was closed.
  public var rootView: Content {
    get {
      guard let controller else { fatalError("the view was closed: it has no root view to be read") }
      return controller.rootView
    }
    set {
      if let controller {
        controller.rootView = newValue
      } else {
        Fault.found("the view was closed: it takes no root view")
      }
    }
  }

  /// The widgets of the window.
  public var root: WidgetQuery { window.query }

  /// Gives the window another size in pixels, as a user who drags its edge would, and settles. It gets no smaller than
  /// what its content needs.
  public func resize(to size: CGSize) async {
    window.resize(to: size)
    await Settling.settle()
  }

  /// Closes the window and names the widgets that are still alive although nothing should hold them.
  @discardableResult
  public func close() async -> [String] {
    controller = nil
    return await window.close()
  }
}

/// A window with one widget, on the private display.
@MainActor
public final class MountedWindow {
  private var window: Widget?

  /// Makes a window around a widget; `show()` presents it. A widget that has a parent already, or is a window, cannot be
  /// mounted: the test is charged with it, and the window shows the message.
  public init(child: Widget, size: CGSize?) {
    let child = MountedWindow.mountable(child)
    let window = Widget(gtk_window_new())
    self.window = window
    gtk_window_set_decorated(window.windowPointer, 0)
    if let size { resize(to: size) }
    gtk_window_set_child(window.windowPointer, child.widgetObject)
  }

  /// Presents the window and settles. It is closed when the test ends.
  public func show() async {
    guard let window else { return }
    MountedWindows.register { [self] in await close($0) }
    gtk_window_present(window.windowPointer)
    await Settling.settle()
  }

  /// The widgets of the window, from its child on: GTK keeps some of its own, such as the tooltip, in every window.
  public var query: WidgetQuery {
    guard let window, let child = gtk_window_get_child(window.windowPointer) else {
      return WidgetQuery(root: Widget(Fault.sign("the window was closed: there are no widgets in it")))
    }
    return WidgetQuery(root: Widget(child))
  }

  private static func mountable(_ child: Widget) -> Widget {
    if let parent = gtk_widget_get_parent(child.widgetObject) {
      return Widget(
        Fault.sign(
          "a \(child.typeName) cannot be mounted: it is in a \(Widget(parent).typeName) already. Take it out, or mount that"
        ))
    }
    guard child.object.isA(gtk_root_get_type()) else { return child }
    return Widget(Fault.sign("a \(child.typeName) cannot be mounted: it is a window of its own"))
  }

  /// Asks the toolkit for a size in pixels.
  func resize(to size: CGSize) {
    guard let window else { return }
    gtk_window_set_default_size(window.windowPointer, Int32(size.width), Int32(size.height))
  }

  /// Destroys the window; see `MountedView.close()`.
  public func close() async -> [String] {
    let watches = widgets().map { ObjectWatch($0) }
    destroy()
    await Settling.settle()
    return LeakWatch.names(of: watches)
  }

  /// Destroys the window; its child goes on without it.
  func close(keeping child: Widget) async {
    if let window { gtk_window_set_child(window.windowPointer, nil) }
    destroy()
    await Settling.settle()
  }

  /// Destroys the window at the end of a test, which asks later for what is left.
  func close(_ leaks: LeakWatch) async {
    for widget in widgets() { leaks.add(widget) }
    destroy()
    await Settling.settle()
  }

  /// The tooltip of a popover is GTK's, which may keep it longer.
  private func widgets() -> [Widget] {
    window == nil ? [] : query.all.filter { !$0.isInTooltip }.map(\.widget)
  }

  private func destroy() {
    guard let window else { return }
    self.window = nil
    gtk_window_destroy(window.windowPointer)
  }
}

extension Widget {
  var windowPointer: UnsafeMutablePointer<GtkWindow> {
    object.cast()
  }
}
