import CGTK
import GTKSupport

/// How early a widget is read among those beside it: the higher, the earlier (AX10).
@MainActor
package final class ReadingPriority {
  /// Whether any widget was given one: without that, nobody looks for them.
  private(set) static var isUsed = false

  private let value: Double

  private init(_ value: Double) { self.value = value }

  /// What is no number is none.
  package static func set(_ value: Double, of widget: Widget) {
    isUsed = true
    widget.keep(ReadingPriority(value.isNaN ? 0 : value), as: key)
    let around = sequence(first: widget.widgetObject) { gtk_widget_get_parent($0) }
    for core in around.dropFirst().lazy.compactMap({ IslandWidgetType.core(of: $0) }) { core.orderReading() }
  }

  static func of(_ widget: Widget) -> Double { widget.kept(key, as: ReadingPriority.self)?.value ?? 0 }

  /// What is read of a widget: itself, or the only one in an island that an effect has put around it.
  static func spoken(_ widget: Widget) -> Widget {
    guard widget.kept(key, as: ReadingPriority.self) == nil,
      let core = IslandWidgetType.core(of: widget.widgetObject), core.combined == nil
    else { return widget }
    let inside = core.items.all.compactMap(\.child)
    return inside.count == 1 ? spoken(inside[0]) : widget
  }

  private static let key = "graft-reading-priority"
}

extension IslandCore {
  /// Tells assistive technologies what is read after what where widgets inside have priorities: those of one priority come as
  /// they are. The order of the children is that of painting, of clicks and of the focus. The only one inside has its place
  /// among those around.
  func orderReading() {
    let children = items.all.compactMap(\.child).filter { isChild($0.widgetObject) && !$0.isUnspoken }
      .map(ReadingPriority.spoken)
    let priorities = children.map(ReadingPriority.of)
    let hasPriorities = children.count > 1 && priorities.contains { $0 != 0 }
    guard hasPriorities || isReadByPriority else { return }
    isReadByPriority = hasPriorities
    let order = children.indices.sorted {
      priorities[$0] == priorities[$1] ? $0 < $1 : priorities[$0] > priorities[$1]
    }
    for (place, index) in order.enumerated() {
      let next = hasPriorities && place + 1 < order.count ? children[order[place + 1]].widgetObject : nil
      AccessibleFlow.setNext(next, of: children[index])
    }
    // They may have told of the only one that is left before.
    if children.count == 1 { IslandWidgetType.core(of: gtk_widget_get_parent(widget))?.orderReading() }
  }
}
