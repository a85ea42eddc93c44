import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A window as a leaf: made once, its title and root view pushed in update.
struct WindowView<Content: View>: View {
  let form: WindowForm
  /// The form's title in the user's language.
  let title: String
  /// By what its values are found again when the program is started the next time.
  let name: String
  /// Each increase brings the window to the front.
  let presentations: Int
  /// Each increase asks the window to close.
  let closings: Int
  /// The document that it is for, if it is for one.
  let document: OpenDocument?
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
  private var closings = 0
  /// The scene's title; views inside may have given the window another.
  var title: String {
    didSet {
      if title != oldValue, let window { WindowTitles.setOwn(title, of: window.cast()) }
    }
  }
  var didClose: (() -> Void)?
  private let sizing: WindowSizing
  private var isLimitDue = false
  private(set) var keys: StandardKeys?
  private let undoManager = UndoManager()
  private let receiving: ReceivingWindow

  init(_ view: WindowView<Content>, at node: ViewNode, in environment: EnvironmentValues) {
    let widget = environment.windowMaker.makeWindow()
    let window = widget.object.cast(to: GtkWindow.self)
    if let application = SceneHost.current?.gtkApplication { gtk_window_set_application(window, application) }
    let controller = GtkHostingController(rootView: view.content)
    // It may be evaluated before it is opened.
    controller.isOpening = true
    self.window = window
    self.controller = controller
    receiving = ReceivingWindow(window, sceneID: view.form.id, for: view.document)
    presentations = view.presentations
    title = view.title
    sizing = WindowSizing(of: window, name: view.name, role: view.form.role, in: environment)
    gtk_window_set_title(window, CText.shown(view.title))
    let bar = WindowBar()
    let follow: @MainActor @Sendable (WindowManners) -> Void = { [weak self] in self?.follow($0) }
    controller.setEnvironment { [dismissal, undoManager, receivers = receiving.receivers] in
      $0.windowManners = follow
      $0.urlReceivers = receivers
      $0.sceneName = view.name
      $0.windowBar = bar
      $0.sceneWindow = DismissAction(window: dismissal)
      // As dismissWindow; what covers the window has an action of its own.
      $0.dismiss = DismissAction(window: dismissal)
      $0.undoManager = undoManager
    }
    controller.openWindow(from: node)
    environment.windowLook.arrange(controller.widget, and: bar.widget, in: window)
    keys = StandardKeys(of: window, controller.widget, at: node, environment.windowCommands, undoManager)
    SceneHost.current?.receiving.append(receiving)
    ClosedWindows.observe(window) { [weak self] in self?.windowHasGone() }
  }

  private var dismissal: DismissibleWindow { DismissibleWindow { [weak self] in self?.close() } }

  private func close() { if let window { WindowRoom.close(window) } }

  private func follow(_ manners: WindowManners) {
    sizing.mayBeResized = manners.resizing != .disabled
    if let window { WindowRoom.setDeletable(manners.dismissal != .disabled, window) }
  }

  /// Closes the window as often as it was asked to, unless the user is asked and keeps it.
  func follow(closings: Int) {
    guard self.closings != closings else { return }
    self.closings = closings
    UpdateScheduler.shared.afterUpdates { [weak self] in self?.close() }
  }

  /// Shows the window when its content is there, of which the size is asked. The appearances wait for the first layout.
  func open() {
    if let window, let controller { _ = WindowLayoutRoot(of: controller, in: window).idealSize() }
    UpdateScheduler.shared.afterUpdates { [self] in
      guard let window, let controller else { return }
      sizing.begin(WindowLayoutRoot(of: controller, in: window))
      gtk_window_present(window)
      controller.isOpening = false
      followLimits()
      SceneHost.current?.windowIsReady()
    }
  }

  /// Follows how far the content lets the window be resized.
  private func followLimits() {
    guard sizing.isLimited, let controller else { return }
    sizing.limit(isFixed: controller.isOfFixedSize)
    controller.whenContentChanges { [weak self] in self?.limitLater() }
  }

  /// Asks the content for its sizes once, however often it changes until then.
  private func limitLater() {
    guard !isLimitDue else { return }
    isLimitDue = true
    UpdateScheduler.shared.afterUpdates { [self] in
      isLimitDue = false
      if let controller { sizing.limit(isFixed: controller.isOfFixedSize) }
    }
  }

  private func windowHasGone() {
    // The end of the content runs updates, which may be of this very window.
    let content = controller
    window = nil
    controller = nil
    SceneHost.current?.receiving.removeAll { $0 === receiving }
    sizing.windowHasGone()
    keys?.end()
    keys = nil
    // What is registered mostly has the manager itself.
    undoManager.removeAllActions()
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
    let element = WindowElement(view, at: place.node, in: place.environment)
    UpdateScheduler.shared.afterUpdates { element.open() }
    return element
  }

  static func update(_ view: WindowView<Content>, _ element: WindowElement<Content>, _ place: LeafPlace<Void>) {
    guard let controller = element.controller else { return }
    element.title = view.title
    controller.rootView = view.content
    element.didClose = view.didClose
    element.keys?.commands = place.environment.windowCommands
    element.follow(closings: view.closings)
    guard element.presentations != view.presentations else { return }
    element.presentations = view.presentations
    gtk_window_present(element.window)
  }

  static func dismantle(_ element: WindowElement<Content>, _ coordinator: Void) {
    element.didClose = nil
    if let window = element.window { gtk_window_destroy(window) }
  }
}
