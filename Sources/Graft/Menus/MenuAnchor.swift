import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// Where a menu opens.
enum MenuPlace: Equatable {
  /// Below its view.
  case below
  /// Beside its item.
  case beside
  /// At a point of its view.
  case point(CGPoint)
}

/// A widget behind a view, as large as that, at which a menu opens.
struct MenuAnchor<Content: View>: GtkWidgetRepresentable {
  let presentation: Presentation<Content>
  let place: MenuPlace
  /// What is in the menu, also while it is closed.
  let content: () -> Content

  func makeCoordinator() -> MenuCoordinator<Content> { MenuCoordinator() }

  func makeGtkWidget(context: Context) -> Widget {
    let widget = Widget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    gtk_widget_set_can_target(widget.widgetObject, 0)
    context.coordinator.open(at: widget, from: context.place, in: context.environment)
    return widget
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    context.coordinator.update(presentation, at: place, content, isEnabled: context.environment.isEnabled)
  }

  /// As large as the view that it is behind.
  func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: Widget, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  static func dismantleGtkWidget(_ gtkWidget: Widget, coordinator: MenuCoordinator<Content>) { coordinator.end() }
}

/// Opens the menu of a view, and finds in it what has a shortcut while it is closed.
@MainActor
final class MenuCoordinator<Content: View>: ShortcutMember {
  private(set) weak var widget: Widget?
  private weak var node: ViewNode?
  private var presenter: Presenter<MenuContent<Content>>?
  private var presentation: Presentation<Content>?
  private var content: (() -> Content)?
  private var place = MenuPlace.below
  private var isEnabled = true
  private var outer: MenuSession?
  private var session: MenuSession?
  private var membership: WindowMembership?

  var isMenu: Bool { true }

  func open(at widget: Widget, from node: ViewNode, in environment: EnvironmentValues) {
    (self.widget, self.node, outer) = (widget, node, environment.menuSession)
  }

  func update(
    _ presentation: Presentation<Content>, at place: MenuPlace, _ content: @escaping () -> Content, isEnabled: Bool
  ) {
    (self.presentation, self.place, self.content, self.isEnabled) = (presentation, place, content, isEnabled)
    followKeys()
    guard presentation.item != nil || presenter != nil else { return }
    let presenter = presenter ?? makePresenter()
    self.presenter = presenter
    presenter?.update(shown(presentation))
  }

  /// What the row of a list adds to the context menus in it. Claim LS46.
  private var last: RowActionItems? {
    guard case .point = place, let node, let row = node.enclosingRow else { return nil }
    return (node.enclosingList?.observer as? ListItems)?.actionItems(of: row)
  }

  private func shown(_ presentation: Presentation<Content>) -> Presentation<MenuContent<Content>> {
    let session = session ?? MenuSession(in: outer, at: widget)
    self.session = presentation.item == nil ? nil : session
    return Presentation(
      item: presentation.item.map { item in
        PresentedItem(id: item.id) { [last] in MenuContent(session: session, content: item.content, last: last) }
      }, latestID: presentation.latestID, dismiss: presentation.dismiss, onDismiss: presentation.onDismiss)
  }

  private func makePresenter() -> Presenter<MenuContent<Content>>? {
    guard let presentation, let node, let widget else { return nil }
    return Presenter(shown(presentation), at: node, takesTurns: false) { [unowned self] content, _, _ in
      MenuSurface(content, at: widget, place, session: session ?? MenuSession(in: outer, at: widget))
    }
  }

  /// The shortcuts of a context menu are those of its items only while it is open.
  private func followKeys() {
    let isContext = if case .point = place { true } else { false }
    let isWanted = !isContext && outer == nil
    if isWanted, membership == nil, let widget { membership = WindowMembership(of: self, at: widget) }
    membership?.follow(isWanted: isWanted)
    outer?.shortcuts.add(self)
  }

  /// What an item does whose shortcut is pressed. A menu that is closed is built for it.
  func action(for event: OpaquePointer) -> (() -> Void)? {
    if let session { return isEnabled ? session.shortcuts.action(for: event, onlyShown: false) : nil }
    guard let (session, controller) = build(),
      let action = session.shortcuts.action(for: event, onlyShown: false)
    else { return nil }
    return { withExtendedLifetime(controller) { action() } }
  }

  var listed: [ListedShortcut] {
    guard let (session, controller) = build() else { return [] }
    return withExtendedLifetime(controller) { session.shortcuts.listed }
  }

  /// Builds the items of the closed menu, for those who look for one.
  private func build() -> (MenuSession, GtkHostingController<MenuContent<Content>>)? {
    guard isEnabled, let node, node.isMounted, let content else { return nil }
    let session = MenuSession(in: outer, at: widget)
    let controller = GtkHostingController(rootView: MenuContent(session: session, content: content))
    controller.open(from: node)
    controller.build()
    return (session, controller)
  }

  func end() {
    membership?.end()
    outer?.shortcuts.remove(self)
    presenter?.end()
  }
}
