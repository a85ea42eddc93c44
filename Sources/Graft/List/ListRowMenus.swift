import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// Opens the menus of a list or table, for the row at the pointer or with the focus, and runs its primary action.
@MainActor
final class ListRowMenus {
  private unowned let items: RowItems
  private let widget: Widget
  private let clicks = ContextClickCoordinator()
  private let menu = PointMenu()
  var listMenu: ListMenu?
  /// The row for which a menu was opened last.
  private var openedRow: ListRowNode?

  init(in items: RowItems) {
    self.items = items
    widget = Widget(items.listView)
    clicks.open = { [weak self] in self?.open(at: $0) ?? false }
    clicks.keyPoint = { [weak self] in self?.focusedPoint }
    // Connected for as long as there is the list, whatever is updated at the moment.
    HandlerGroup().collect {
      clicks.install(on: widget)
      Signals.connect(widget.object, "activate") { [weak self] in
        self?.activate(Int($0[0, as: UInt32.self]))
      }
    }
  }

  /// The menu of a row that is gone is gone with it. Claim DT15.
  func rowsDidChange() {
    guard openedRow?.isMounted == false else { return }
    openedRow = nil
    menu.end()
  }

  func end() {
    clicks.open = nil
    menu.end()
  }

  /// At the lower edge of the row with the focus.
  private var focusedPoint: CGPoint? {
    guard let row = items.focusedRow.flatMap({ items.widget(ofRow: $0) }) else { return nil }
    return row.point(CGPoint(x: 0, y: Int(gtk_widget_get_height(row)) - 1), in: items.listView)
  }

  private func open(at point: CGPoint) -> Bool {
    let position = items.row(atHeight: point.y)?.position
    let row = position.flatMap { items.rows.row(at: $0) }
    let last = row.flatMap { items.actionItems(of: $0) }
    let values = position.map { items.values(forRow: $0) } ?? []
    let own = position.flatMap { items.rows.traits(at: $0)[RowOwnMenu.self] }
    let listItems = listMenu.flatMap { menu in values.allSatisfy(menu.accepts) ? menu.items : nil }
    let menuItems = own.map { own in { _ in own() } } ?? listItems
    let offered = clicks.actionsOfKey
    guard menuItems != nil || last != nil || !offered.isEmpty, let node = row?.content ?? items.rows.node else {
      return false
    }
    openedRow = row
    menu.open(
      { AnyView(RowMenuItems(first: menuItems?(values), last: last, offered: offered)) }, at: point, of: widget,
      from: node)
    return true
  }

  private func activate(_ position: Int) {
    let values = items.values(forRow: position)
    guard let listMenu, !values.isEmpty, values.allSatisfy(listMenu.accepts) else { return }
    listMenu.primaryAction?(values)
  }
}

/// The menu of a row of a list or table, which opens in place of that of the whole.
enum RowOwnMenu: RowTraitKey {
  static var defaultValue: (() -> AnyView)? { nil }
}

/// The items of a list's menu for a row.
private struct RowMenuItems: View {
  let first: AnyView?
  let last: RowActionItems?
  let offered: [OfferedAction]

  var body: some View {
    first
    last
    OfferedActionItems(actions: offered)
  }
}

extension RowItems {
  /// What can be done with the row: its actions, or where it has none what deletes it. Claim LS32.
  func actions(of row: ListRowNode) -> [EdgeActions] {
    guard row.isMounted, let position = rows.position(of: row) else { return [] }
    let traits = rows.traits(at: position)
    let own = traits[RowActions.self]
    guard own.isEmpty, traits.canDelete else { return own }
    let delete = { [weak self, weak row] () -> Void in
      if let row { self?.remove(row) }
    }
    return [EdgeActions(edge: .trailing, content: AnyView(Button(role: .destructive, action: delete)))]
  }

  /// What of it is at an edge, the first at the edge itself.
  func actions(of row: ListRowNode, at edge: HorizontalEdge) -> [EdgeActions] {
    actions(of: row).filter { $0.edge == edge }
  }

  /// What the row adds to its menus; nothing where it has no actions and cannot be deleted.
  func actionItems(of row: ListRowNode) -> RowActionItems? {
    let actions = actions(of: row)
    return actions.isEmpty ? nil : RowActionItems(actions: actions)
  }
}

extension RowTraits {
  /// Whether the row has anything in a menu that is not its own.
  var hasActions: Bool { canDelete || !self[RowActions.self].isEmpty }

  /// Whether a menu opens for the row whatever its list has.
  var hasMenu: Bool { hasActions || self[RowOwnMenu.self] != nil }
}
