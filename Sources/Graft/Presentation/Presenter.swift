import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// What shows presented content: a window or a popover.
@MainActor
protocol PresentationSurface: AnyObject {
  /// What the user does to close it; the surface stays until it is closed.
  var userCloses: (() -> Void)? { get set }
  /// Other code has destroyed it.
  var hasGone: (() -> Void)? { get set }
  /// Shows it, for the first time or again.
  func open()
  func close()
  func follow(_ wishes: PresentationWishes)
}

/// Opens, updates and closes what one view presents.
///
/// Nothing is opened or closed in the midst of an update: that comes when no update is due any more, so that a write which
/// is taken back in the same event shows nothing.
@MainActor
final class Presenter<Content: View>: PresentationTurn {
  private(set) var presentation: Presentation<Content>
  private weak var node: ViewNode?
  private let makeSurface: (Widget, UnsafeMutablePointer<GtkWindow>, WindowBar?) -> any PresentationSurface
  private let takesTurns: Bool
  /// Whether it comes before those who wait in the window.
  var comesFirst = false
  /// What else is said to the content.
  var prepareEnvironment: ((inout EnvironmentValues) -> Void)?
  private var shown: Shown?
  /// The place in whose line this stands.
  private var line: UnsafeMutablePointer<GtkWidget>?
  private var isDue = false
  private var isEnded = false
  private var mapping: SignalConnection?

  private struct Shown {
    let id: AnyHashable
    let surface: any PresentationSurface
    let controller: GtkHostingController<PresentedRoot<Content>>
  }

  /// Presents from a place in a tree. What takes turns is presented alone in its window (PR10).
  init(
    _ presentation: Presentation<Content>, at node: ViewNode, takesTurns: Bool,
    makeSurface: @escaping (Widget, UnsafeMutablePointer<GtkWindow>, WindowBar?) -> any PresentationSurface
  ) {
    self.presentation = presentation
    self.node = node
    self.takesTurns = takesTurns
    self.makeSurface = makeSurface
  }

  /// Follows the latest evaluation.
  func update(_ presentation: Presentation<Content>) {
    self.presentation = presentation
    guard let item = presentation.item else { return shown == nil ? () : resolveLater() }
    if let shown, shown.id == item.id {
      shown.controller.rootView.content = item.content
    } else {
      resolveLater()
    }
  }

  /// The view that presents is gone (PR11).
  func end() {
    isEnded = true
    mapping?.disconnect()
    let id = shown?.id
    // A popover is a child of the widget that leaves.
    if let shown, !takesTurns { close(shown) } else { resolveLater() }
    if let id { UpdateScheduler.shared.afterUpdates { [self] in dismiss(id) } }
  }

  /// Tells the source that what was presented has gone, unless it says something else by now.
  private func dismiss(_ id: AnyHashable) { if presentation.latestID() == id { presentation.dismiss() } }

  private func resolveLater() {
    guard !isDue else { return }
    isDue = true
    UpdateScheduler.shared.afterUpdates { [self] in resolve() }
  }

  func takeTurn() { resolveLater() }

  func placeGoes() { surfaceHasGone() }

  /// Brings what is shown to what shall be.
  private func resolve() {
    isDue = false
    let item = isEnded ? nil : presentation.item
    if let shown { return shown.id == item?.id ? () : close(shown) }
    guard let item, let node, node.isMounted else { return endTurn() }
    guard let window = presentingWindow() else {
      endTurn()
      return waitForWindow()
    }
    if takesTurns, !begins(in: window) { return }
    open(item, from: node, in: window)
  }

  private func begins(in window: UnsafeMutablePointer<GtkWindow>) -> Bool {
    let place = PresentationOrder.place(of: node?.hostWidget, in: window)
    if let line, line != place { endTurn() }
    line = place
    return PresentationOrder.begins(self, in: place, comesFirst: comesFirst)
  }

  private func endTurn() {
    if let line { PresentationOrder.ended(self, in: line) }
    line = nil
  }

  private func open(_ item: PresentedItem<Content>, from node: ViewNode, in window: UnsafeMutablePointer<GtkWindow>) {
    let wishes = PresentationWishes()
    // A popover has no bar, and gives the window no title.
    let bar = takesTurns ? WindowBar(isOfSheet: true) : nil
    let controller = GtkHostingController(rootView: PresentedRoot(content: item.content, wishes: wishes))
    controller.setEnvironment { [dismissal, prepareEnvironment, takesTurns] in
      $0.leavePresenter()
      // Keys go on from a popover to the views around it, as it is in them; they leave no sheet and no cover.
      if takesTurns { $0.takersAround = TakersAround() }
      $0.dismiss = DismissAction(window: dismissal)
      $0.windowBar = bar
      $0.namesWindow = bar != nil
      prepareEnvironment?(&$0)
    }
    controller.open(from: node)
    controller.build()
    let surface = makeSurface(controller.widget, window, bar)
    surface.userCloses = { [weak self] in self?.userCloses(unless: wishes) }
    surface.hasGone = { [weak self] in self?.surfaceHasGone() }
    wishes.didChange = { [weak surface, unowned wishes] in
      UpdateScheduler.shared.afterUpdates { surface?.follow(wishes) }
    }
    surface.follow(wishes)
    shown = Shown(id: item.id, surface: surface, controller: controller)
    surface.open()
  }

  private var dismissal: DismissibleWindow {
    DismissibleWindow { [weak self] in self?.presentation.dismiss() }
  }

  private func userCloses(unless wishes: PresentationWishes) {
    guard !wishes.dismissalIsDisabled else { return }
    presentation.dismiss()
    // A source that refuses keeps it open, also where the toolkit has hidden it by itself (CT44).
    UpdateScheduler.shared.afterUpdates { [weak self] in
      if let self, let shown, shown.id == presentation.item?.id { shown.surface.open() }
    }
  }

  private func surfaceHasGone() {
    guard let shown else { return }
    close(shown)
    if !isEnded { dismiss(shown.id) }
  }

  private func close(_ shown: Shown) {
    self.shown = nil
    shown.surface.hasGone = nil
    shown.surface.close()
    let onDismiss = presentation.onDismiss
    // After the disappearances, which follow the end of the window (PR3).
    UpdateScheduler.shared.afterUpdates { [self] in
      onDismiss?()
      // Those who wait come first.
      endTurn()
      resolveLater()
    }
  }

  // MARK: The window

  private func presentingWindow() -> UnsafeMutablePointer<GtkWindow>? {
    guard let window = node?.hostWidget.flatMap({ Widget($0).window }), gtk_widget_get_mapped(window) != 0
    else { return nil }
    return window.cast()
  }

  /// Tries again when the host is shown.
  private func waitForWindow() {
    guard let widget = node?.hostWidget, mapping == nil else { return }
    mapping = Signals.connect(widget, "map", after: true) { [weak self] in
      self?.mapping?.disconnect()
      self?.mapping = nil
      self?.resolveLater()
    }
  }
}

extension EnvironmentValues {
  /// What is said of the presenting view alone and not of what it presents (PR9).
  fileprivate mutating func leavePresenter() {
    isEnabled = true
    leaveToolbar()
    showsBar = true
    ownTitle = nil
    navigationModel = nil
    navigationPage = .root
    containerRoom = nil
    toolbarModel = nil
  }
}
