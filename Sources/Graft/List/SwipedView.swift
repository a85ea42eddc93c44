import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A view with actions at its edges: in lists they are its row's, and below a container for them the view is a row itself.
struct SwipedRows<Content: View>: WrapperView {
  let content: Content
  let actions: EdgeActions

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    let values = site.scope.values
    guard values.swipesViews, !values.isInList else {
      return StandInNode(view, at: site) { $0.content }
    }
    return StandInNode(view, at: site) { $0.content.modifier(ViewSwiping(own: $0.actions)) }
  }
}

/// A view that is swiped by itself. What is in it lies aside, and the actions beside that; neither leaves the room of the view.
private struct ViewSwiping: ViewModifier {
  let own: EdgeActions
  @State private var revealed: RevealedWidget?
  @Environment(\.actionsAround) private var around
  @Environment(\.menuAround) private var menuAround

  func body(content: Content) -> some View {
    let actions = [own] + around
    return ModifiedItems(
      content: content.offset(x: revealed?.offset ?? 0).contentShape(Rectangle())
        .overlay(alignment: revealed?.edge == .leading ? .leading : .trailing) {
          if let revealed { revealed.frame(width: revealed.distance).id(ObjectIdentifier(revealed.actions)) }
        }
        .clipped()
        .contextMenu { menuAround?() }
        .environment(\.actionsAround, actions),
      modifier: SwipeListening(actions: actions) { [$revealed] in $revealed.wrappedValue = $0 })
  }
}

/// As much of the actions as is to be seen.
private struct RevealedWidget: GtkWidgetRepresentable {
  let actions: SwipedRow.Actions
  let edge: HorizontalEdge
  let distance: CGFloat

  /// How far towards the trailing edge the view lies aside.
  var offset: CGFloat { edge == .leading ? distance : -distance }

  func makeGtkWidget(context: Context) -> Widget { actions.widget }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

/// That a view hears of fingers that swipe it.
private struct SwipeListening: IslandEffect {
  let actions: [EdgeActions]
  let show: (RevealedWidget?) -> Void

  func makeCoordinator() -> SwipedView { SwipedView() }

  func update(_ widget: Widget, _ coordinator: SwipedView, environment: EnvironmentValues) {
    coordinator.update(widget, self, readsFromRight: environment.layoutDirection == .rightToLeft)
  }

  func didUpdate(_ island: IslandWidget, at node: ViewNode, _ coordinator: SwipedView) { coordinator.node = node }

  static func dismantle(_ coordinator: SwipedView) { coordinator.end() }
}

/// A view that is a row for itself. Claim LS47.
@MainActor
private final class SwipedView: SwipeSurface, SwipedRow {
  weak var node: ViewNode?
  private(set) var readsFromRight = false
  private var around: Widget?
  private var listening: SwipeListening?
  private var swipes: Swipes?
  private var held: Actions?
  private let scrolling = HandlerGroup()

  func update(_ widget: Widget, _ listening: SwipeListening, readsFromRight: Bool) {
    (around, self.listening, self.readsFromRight) = (widget, listening, readsFromRight)
    guard let swipes else { return swipes = Swipes(on: self) }
    swipes.actionsDidChange()
  }

  func end() {
    listening = nil
    swipes?.end()
    swipes = nil
  }

  var swipedWidget: UnsafeMutablePointer<GtkWidget> {
    guard let around else { fatalError("a view is swiped before it is shown") }
    return around.widgetObject
  }

  var widget: UnsafeMutablePointer<GtkWidget>? { around?.widgetObject }

  var placingAdjustment: UnsafeMutablePointer<GtkAdjustment>? { nil }

  func swipedRow(at point: CGPoint) -> (any SwipedRow)? { self }

  func swipedRow(around widget: UnsafeMutablePointer<GtkWidget>) -> (any SwipedRow)? { self }

  func actions(at edge: HorizontalEdge) -> [EdgeActions] { listening?.actions.filter { $0.edge == edge } ?? [] }

  func hold(_ actions: Actions) {
    held = actions
    followScrolling()
  }

  func lieAside(by distance: CGFloat, at edge: HorizontalEdge) {
    if let held { listening?.show(RevealedWidget(actions: held, edge: edge, distance: distance)) }
  }

  /// The view that shows the actions goes before they do.
  func letGo(of actions: Actions) {
    held = nil
    scrolling.disconnectAll()
    listening?.show(nil)
    UpdateScheduler.shared.afterUpdates { actions.dispose() }
  }

  /// The row closes wherever it is scrolled from where it was opened.
  private func followScrolling() {
    guard let window = gtk_widget_get_ancestor(swipedWidget, gtk_scrolled_window_get_type()),
      let adjustment = gtk_scrolled_window_get_vadjustment(window.cast())
    else { return }
    scrolling.collect {
      Signals.connect(adjustment, "value-changed") { [weak self] in self?.swipes?.close() }
    }
  }
}

private struct SwipesViewsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct ActionsAroundKey: EnvironmentKey {
  static var defaultValue: [EdgeActions] { [] }
}

private struct MenuAroundKey: EnvironmentKey {
  static var defaultValue: (() -> AnyView)? { nil }
}

extension EnvironmentValues {
  /// Whether views here are swiped that are no rows of a list.
  fileprivate(set) var swipesViews: Bool {
    get { self[SwipesViewsKey.self] }
    set { self[SwipesViewsKey.self] = newValue }
  }

  /// The actions of the views around that are swiped.
  fileprivate(set) var actionsAround: [EdgeActions] {
    get { self[ActionsAroundKey.self] }
    set { self[ActionsAroundKey.self] = newValue }
  }

  /// The items of the context menu around, which are in that of a view that is swiped as well.
  var menuAround: (() -> AnyView)? {
    get { self[MenuAroundKey.self] }
    set { self[MenuAroundKey.self] = newValue }
  }
}

extension View {
  /// Is in no view that is swiped, whatever is around.
  func withoutSwipesAround() -> some View { environment(\.actionsAround, []).environment(\.menuAround, nil) }

  /// Lets views in this view be swiped that have `swipeActions` and are no rows of a list, as those in a stack that is scrolled.
  ///
  /// One is open at a time, until anything else is pressed or scrolled or Escape is pressed. For mouse and keyboard the actions
  /// are the last items of the view's context menu. Lists have no need of this. As SwiftUI documents it. Claim LS47.
  public func swipeActionsContainer() -> some View { environment(\.swipesViews, true) }
}
