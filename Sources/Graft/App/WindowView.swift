import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A window as a leaf: made once, its title and root view pushed in update.
struct WindowView<Content: View>: View {
  let title: String
  /// By what its values are found again when the program is started the next time.
  let name: String
  /// Each increase brings the window to the front.
  let presentations: Int
  let content: Content
  /// Called when the user closes the window.
  let didClose: () -> Void

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    RepresentableNode<WindowBehavior<Content>>(view, at: site)
  }
}

/// A window and the host of its content.
@MainActor
final class WindowElement<Content: View>: LeafElement {
  /// GTK owns its windows: a reference here would keep one from ending when the user closes it.
  private(set) var window: UnsafeMutablePointer<GtkWindow>?
  private(set) var controller: GtkHostingController<Content>?
  var presentations: Int
  /// The scene's title; views inside may have given the window another.
  var title: String {
    didSet {
      if title != oldValue, let window { WindowTitles.setOwn(title, of: window.cast()) }
    }
  }
  var didClose: (() -> Void)?

  init(_ view: WindowView<Content>) {
    let widget = Widget(gtk_window_new())
    let window = widget.object.cast(to: GtkWindow.self)
    let controller = GtkHostingController(rootView: view.content)
    self.window = window
    self.controller = controller
    presentations = view.presentations
    title = view.title
    gtk_window_set_title(window, CText.shown(view.title))
    let bar = WindowBar()
    gtk_window_set_titlebar(window, bar.widget.widgetObject)
    controller.setEnvironment {
      $0.sceneName = view.name
      $0.windowBar = bar
    }
    gtk_window_set_child(window, controller.widget.widgetObject)
    ClosedWindows.observe(window) { [weak self] in self?.windowHasGone() }
  }

  private func windowHasGone() {
    // The end of the content runs updates, which may be of this very window.
    let content = controller
    window = nil
    controller = nil
    withExtendedLifetime(content) { didClose?() }
  }
}

extension WindowElement {
  // GTK places windows, and not Graft.
  func sizeThatFits(_ proposal: ProposedViewSize, pass: Int) -> CGSize { .zero }
  func setFrame(_ frame: CGRect, pass: Int) {}
  func takesPart() -> Bool { false }
}

/// How a window is made, updated and closed.
enum WindowBehavior<Content: View>: LeafBehavior {
  static func makeCoordinator(_ view: WindowView<Content>) {}

  static func make(_ view: WindowView<Content>, _ place: LeafPlace<Void>) -> WindowElement<Content> {
    let element = WindowElement(view)
    gtk_window_set_application(element.window, SceneHost.current?.gtkApplication)
    if let size = place.environment.defaultWindowSize {
      gtk_window_set_default_size(element.window, Int32(windowLength: size.width), Int32(windowLength: size.height))
    }
    gtk_window_present(element.window)
    return element
  }

  static func update(_ view: WindowView<Content>, _ element: WindowElement<Content>, _ place: LeafPlace<Void>) {
    guard let controller = element.controller else { return }
    element.title = view.title
    controller.rootView = view.content
    element.didClose = view.didClose
    guard element.presentations != view.presentations else { return }
    element.presentations = view.presentations
    gtk_window_present(element.window)
  }

  static func dismantle(_ element: WindowElement<Content>, _ coordinator: Void) {
    element.didClose = nil
    if let window = element.window { gtk_window_destroy(window) }
  }
}
