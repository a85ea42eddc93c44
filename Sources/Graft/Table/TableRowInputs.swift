import CGTK
import GTKSupport
import ViewGraph

/// The rows of a table that are dragged, take drops or are told of the pointer, each by GTK's widget around its cells.
@MainActor
final class TableRowInputs {
  private var shown: [ObjectIdentifier: TableRowInput] = [:]

  /// Has a row do by a widget what is said of it.
  func show(_ row: ListRowNode, _ traits: RowTraits, in widget: Widget) {
    if let known = shown[ObjectIdentifier(row)], known.widget != widget.widgetObject { end(row) }
    let input = shown[ObjectIdentifier(row)] ?? TableRowInput(widget)
    input.update(row, traits, widget)
    shown[ObjectIdentifier(row)] = input.isEmpty ? nil : input
  }

  /// GTK may be about to end the widget of a row, which nothing of ours is to keep, or to bind it to the row again: whether the
  /// pointer is over it, which did not move, is said only once, when it has come there.
  func release(_ row: ListRowNode) { shown[ObjectIdentifier(row)]?.release() }

  /// The widget is the row's no more.
  func end(_ row: ListRowNode) { shown.removeValue(forKey: ObjectIdentifier(row))?.end() }

  func end() {
    for input in shown.values { input.end() }
    shown = [:]
  }
}

/// What one row of a table does by its widget.
@MainActor
private final class TableRowInput {
  let widget: UnsafeMutablePointer<GtkWidget>
  private var drag: ListRowDrag?
  private var drop: RowDrop?
  private var hover: RowHover?

  init(_ widget: Widget) { self.widget = widget.widgetObject }

  var isEmpty: Bool { drag == nil && drop == nil && hover == nil }

  func update(_ row: ListRowNode, _ traits: RowTraits, _ widget: Widget) {
    if traits.canMove || traits[RowDragging.self] != nil {
      drag = drag ?? ListRowDrag(row, from: widget)
    } else {
      exchange(&drag, with: nil)?.end()
    }
    take(traits[RowDropping.self], widget)
    hover(traits[RowHovering.self], widget)
  }

  private func take(_ target: DropTarget?, _ widget: Widget) {
    guard let target else { return endDrop() }
    let drop = drop ?? RowDrop(on: widget)
    self.drop = drop
    drop.take(target)
  }

  private func hover(_ action: ((Bool) -> Void)?, _ widget: Widget) {
    guard let action else { return endHover() }
    // Another widget may be at the address of one that GTK has ended.
    if hover?.isOn(widget) == false { endHover() }
    let hover = hover ?? RowHover(on: widget)
    self.hover = hover
    hover.action = action
  }

  private func endDrop() { exchange(&drop, with: nil)?.end() }

  private func endHover() { exchange(&hover, with: nil)?.end() }

  /// Ends what keeps the widget.
  func release() {
    exchange(&drag, with: nil)?.end()
    endDrop()
  }

  func end() {
    release()
    endHover()
  }
}
