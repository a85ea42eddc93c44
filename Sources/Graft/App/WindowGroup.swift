import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A window with a view.
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  private let title: String
  private let content: Content

  /// A window with a title.
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }

  /// A window whose title is the program's name.
  public init(@ViewBuilder content: () -> Content) {
    self.init(ProcessInfo.processInfo.processName, content: content)
  }

  /// The runtime's requirement.
  public var _sceneView: some View { WindowView(title: title, content: content) }
}

/// A window as a leaf: made once, its title and root view pushed in update.
struct WindowView<Content: View>: View {
  let title: String
  let content: Content

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

  init(_ view: WindowView<Content>) {
    let widget = Widget(gtk_window_new())
    let window = UnsafeMutableRawPointer(widget.pointer).assumingMemoryBound(to: GtkWindow.self)
    let controller = GtkHostingController(rootView: view.content)
    self.window = window
    self.controller = controller
    gtk_window_set_child(window, controller.widget.widgetPointer)
    widget.connect("destroy") { [weak self] in
      self?.window = nil
      self?.controller = nil
    }
  }
}

extension WindowElement {
  // GTK places windows, and not Graft.
  func sizeThatFits(_ proposal: ProposedViewSize, pass: Int) -> CGSize { .zero }
  func setFrame(_ frame: CGRect, pass: Int) {}
  var isIncluded: Bool { false }
}

/// How a window is made, updated and closed.
enum WindowBehavior<Content: View>: LeafBehavior {
  static func makeCoordinator(_ view: WindowView<Content>) {}

  static func make(_ view: WindowView<Content>, _ place: LeafPlace<Void>) -> WindowElement<Content> {
    let element = WindowElement(view)
    let application = SceneHost.current?.application.pointer
    gtk_window_set_application(
      element.window,
      application.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkApplication.self) })
    gtk_window_set_title(element.window, view.title)
    gtk_window_present(element.window)
    return element
  }

  static func update(_ view: WindowView<Content>, _ element: WindowElement<Content>, _ place: LeafPlace<Void>) {
    guard let controller = element.controller else { return }
    gtk_window_set_title(element.window, view.title)
    controller.rootView = view.content
  }

  static func dismantle(_ element: WindowElement<Content>, _ coordinator: Void) {
    if let window = element.window { gtk_window_destroy(window) }
  }
}
