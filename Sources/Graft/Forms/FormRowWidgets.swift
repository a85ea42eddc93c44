import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// The widgets of a form's rows in their order. One that stays is not taken out of its place, so that the focus in it stays
/// too (CT34).
@MainActor
final class FormRowWidgets: ListRowsObserver {
  private weak var rows: ListRowsNode?
  private let list: Widget
  private var shown: [FormRowWidget] = []
  private var environment = EnvironmentValues()

  init(_ rows: ListRowsNode, in list: Widget) {
    self.rows = rows
    self.list = list
    rows.observer = self
  }

  func end() {
    for row in shown { leave(row) }
    shown = []
  }

  func rowsDidChange(at position: Int, removed: Int, added: Int) {
    guard let rows else { return }
    var known = Dictionary(uniqueKeysWithValues: shown.map { (ObjectIdentifier($0.row), $0) })
    let wanted = (0..<rows.rowCount).compactMap { rows.row(at: $0) }
    let new = wanted.compactMap { known.removeValue(forKey: ObjectIdentifier($0)) ?? FormRowWidget($0) }
    for row in shown where known[ObjectIdentifier(row.row)] != nil { leave(row) }
    place(new)
    shown = new
    showGroups()
    if rows.haveTraits { rowTraitsDidChange() }
  }

  /// Follows the surroundings, by which colours are those of the screen.
  func show(in environment: EnvironmentValues) {
    // Read, so that the form follows them.
    _ = (environment.colorScheme, environment.layoutDirection)
    self.environment = environment
    if rows?.haveTraits == true { UpdateScheduler.shared.afterUpdates { [weak self] in self?.rowTraitsDidChange() } }
  }

  func rowTraitsDidChange() {
    guard let rows else { return }
    for (index, row) in shown.enumerated() {
      row.show(
        RowLook(
          rows.traits(at: index), after: rows.traitsBeside(index - 1), before: rows.traitsBeside(index + 1),
          in: environment))
    }
  }

  private func leave(_ row: FormRowWidget) {
    row.row.hide()
    row.end()
    gtk_box_remove(list.object.cast(), row.widget.widgetObject)
  }

  /// Brings the widgets into an order; only those move that are not where they belong.
  private func place(_ new: [FormRowWidget]) {
    var previous: UnsafeMutablePointer<GtkWidget>?
    for row in new {
      let widget = row.widget.widgetObject
      let next = previous.map { gtk_widget_get_next_sibling($0) } ?? gtk_widget_get_first_child(list.widgetObject)
      if gtk_widget_get_parent(widget) == nil {
        gtk_box_insert_child_after(list.object.cast(), widget, previous)
      } else if next != widget {
        gtk_box_reorder_child_after(list.object.cast(), widget, previous)
      }
      previous = widget
    }
  }

  /// Shows which rows are in one box: those between sections.
  private func showGroups() {
    let areSections = shown.map(\.isSection)
    for (index, row) in shown.enumerated() {
      let isSection = areSections[index]
      row.showPlace(
        isRow: !isSection, isFirst: isSection || index == 0 || areSections[index - 1],
        isLast: isSection || index == shown.count - 1 || areSections[index + 1], isTop: index == 0)
    }
    list.showClass("boxed-list", !shown.isEmpty && !areSections.contains(true))
  }

  /// Scrolls the form around.
  func scroll(toRow position: Int, anchor: CGFloat?) -> Bool {
    guard shown.indices.contains(position) else { return true }
    let widget = shown[position].widget.widgetObject
    guard let window = gtk_widget_get_ancestor(widget, gtk_scrolled_window_get_type()) else { return true }
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, window, &bounds) != 0 else { return false }
    let adjustment = gtk_scrolled_window_get_vadjustment(window.cast())
    let start = CGFloat(bounds.origin.y) + CGFloat(gtk_adjustment_get_value(adjustment))
    let share = anchor.map { min(max($0, 0), 1) }
    return adjustment?.scroll(to: start, length: CGFloat(bounds.size.height), anchor: share) != true
  }
}
