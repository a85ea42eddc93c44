import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

extension BarEndCore {
  var spare: Int32 {
    guard gtk_widget_get_visible(widget) != 0 else { return 0 }
    let items = laidOut
    let fit = fit(items)
    return fit.minimum(hiding: hidden(of: items)) - fit.minimum
  }

  func makeRoom(_ extra: Int32) {
    guard gtk_widget_get_visible(widget) != 0 else { return }
    let items = laidOut
    let fit = fit(items)
    let before = hidden(of: items)
    let after = fit.hidden(in: fit.minimum(hiding: before) + extra)
    guard after != before else { return }
    outside = Set(after.map { items[$0].widget.widgetObject })
    gtk_widget_queue_resize(widget)
  }

  private func hidden(of items: [BarEndItem]) -> Set<Int> {
    Set(items.indices.filter { outside.contains(items[$0].widget.widgetObject) })
  }

  func measure(_ orientation: GtkOrientation, for length: Int32) -> (minimum: Int32, natural: Int32) {
    let items = laidOut
    let fit = fit(items)
    if orientation == GTK_ORIENTATION_HORIZONTAL { return (fit.minimum(hiding: hidden(of: items)), fit.natural) }
    let widths = length < 0 ? [:] : widths(fit, in: length, hiding: hidden(of: items))
    let heights = items.indices.map { items[$0].widget.length(orientation, for: widths[$0] ?? -1) }
    return (heights.map(\.minimum).max() ?? 0, heights.map(\.natural).max() ?? 0)
  }

  private func widths(_ fit: BarFit, in width: Int32, hiding hidden: Set<Int>) -> [Int: Int32] {
    let shown = fit.shown(hiding: hidden)
    return Dictionary(uniqueKeysWithValues: zip(shown, fit.widths(of: shown, in: width, hiding: hidden).items))
  }

  func allocate(width: Int32, height: Int32) {
    let items = laidOut
    let (fit, hidden) = (fit(items), hidden(of: items))
    let shown = fit.shown(hiding: hidden)
    for index in items.indices { items[index].widget.showInBar(shown.contains(index)) }
    place(shown.map { items[$0].widget }, fit.widths(of: shown, in: width, hiding: hidden), in: (width, height))
    tell(fit.moved(hidden))
  }

  /// What is left of the width goes to items that take all room, or is before the first one.
  private func place(
    _ widgets: [Widget], _ widths: (items: [Int32], left: Int32), in room: (width: Int32, height: Int32)
  ) {
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    let left = max(0, widths.left)
    let growing = widgets.filter(\.takesAllRoom).count
    var x = growing == 0 ? left : 0
    for (widget, width) in zip(widgets, widths.items) {
      let width = growing > 0 && widget.takesAllRoom ? width + left / Int32(growing) : width
      widget.placeInBar(at: isMirrored ? room.width - x - width : x, width, room.height)
      x += width + BarFit.spacing
    }
  }

  /// The toolbars hear of it when nothing is due any more: a layout evaluates no body.
  private func tell(_ moved: [(model: ToolbarModel, items: [ObjectIdentifier])]) {
    for (model, items) in moved where model.moved != items {
      UpdateScheduler.shared.afterUpdates { if model.moved != items { model.move(items) } }
    }
  }

  var expansion: (horizontal: Bool, vertical: Bool) {
    let widgets = laidOut.map(\.widget)
    return (
      widgets.contains(where: \.takesAllRoom),
      widgets.contains { gtk_widget_compute_expand($0.widgetObject, GTK_ORIENTATION_VERTICAL) != 0 }
    )
  }
}

extension Widget {
  /// The least and the natural length of an item.
  func length(
    _ orientation: GtkOrientation, for other: Int32 = -1
  ) -> (minimum: Int32, natural: Int32) {
    var (minimum, natural): (Int32, Int32) = (0, 0)
    gtk_widget_measure(widgetObject, orientation, other, &minimum, &natural, nil, nil)
    return (minimum, natural)
  }

  fileprivate var takesAllRoom: Bool { gtk_widget_compute_expand(widgetObject, GTK_ORIENTATION_HORIZONTAL) != 0 }

  /// One that is not shown can be measured still. Assistive technologies would be told of it all the same.
  func showInBar(_ isShown: Bool) {
    guard (gtk_widget_get_child_visible(widgetObject) != 0) != isShown else { return }
    if !isShown { loseFocus() }
    gtk_widget_set_child_visible(widgetObject, isShown ? 1 : 0)
    setAccessibleHidden(!isShown)
  }

  fileprivate func placeInBar(at x: Int32, _ width: Int32, _ height: Int32) {
    let least = length(GTK_ORIENTATION_VERTICAL, for: width).minimum
    allocate(CGRect(x: Int(x), y: 0, width: Int(width), height: Int(height)), minimum: (width, least))
  }
}
