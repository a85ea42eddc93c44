import CGTK

/// Where assistive technologies go on to from a widget: to what is read after it (AX10), and to what belongs together with it
/// (AX16). Main thread only.
@MainActor
package final class AccessibleFlow {
  private var next: ObjectWatch?
  private var linked: [ObjectWatch] = []

  private init(from widget: Widget) { widget.keep(self, as: Self.key) }

  /// Says what is read after a widget; nil for what GTK has there.
  package static func setNext(_ next: UnsafeMutablePointer<GtkWidget>?, of widget: Widget) {
    change(widget, isNothing: next == nil) {
      if $0.next?.widget != next { $0.next = next.map { ObjectWatch($0) } }
    }
  }

  /// Says what belongs together with a widget.
  package static func setLinked(_ others: [UnsafeMutablePointer<GtkWidget>], of widget: Widget) {
    change(widget, isNothing: others.isEmpty) {
      if $0.linked.compactMap(\.widget) != others { $0.linked = others.map { ObjectWatch($0) } }
    }
  }

  private static func change(_ widget: Widget, isNothing: Bool, _ change: (AccessibleFlow) -> Void) {
    let known: AccessibleFlow? = widget.kept(key)
    if known == nil && isNothing { return }
    let flow = known ?? AccessibleFlow(from: widget)
    let former = flow.targets
    change(flow)
    if flow.targets != former { widget.setAccessible(GTK_ACCESSIBLE_RELATION_FLOW_TO, flow.targets) }
  }

  private var targets: [UnsafeMutablePointer<GtkWidget>] {
    let next = [next?.widget].compactMap { $0 }
    return next + linked.compactMap(\.widget).filter { $0 != next.first }
  }

  private static let key = "graft-accessible-flow"
}

extension ObjectWatch {
  /// The widget that it watches, while that was not yet disposed of.
  package var widget: UnsafeMutablePointer<GtkWidget>? { object?.object.cast() }
}
