import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// The children of an island that come or go by transitions. An island has one while there are any.
@MainActor
final class IslandMotion {
  private let parent: UnsafeMutablePointer<GtkWidget>
  private var transitions: [RunningTransition] = []
  /// The transitions of each child that has any.
  private var effects: [UnsafeMutablePointer<GtkWidget>: [RunningTransition]] = [:]
  private var leaving: [LeavingWidget] = []

  init(parent: UnsafeMutablePointer<GtkWidget>) { self.parent = parent }

  var isEmpty: Bool { transitions.isEmpty }

  func begin(_ transition: RunningTransition) {
    transitions.append(transition)
    for leaf in transition.leaves {
      guard let child = leaf.gtkWidget, let element = leaf.screenElement else { continue }
      effects[child, default: []].append(transition)
      if transition.isRemoval { leaving.append(LeavingWidget(leaf, element, in: parent)) }
    }
  }

  func end(_ transition: RunningTransition) {
    transitions.removeAll { $0 === transition }
    for leaf in transition.leaves {
      guard let child = leaf.gtkWidget else { continue }
      effects[child]?.removeAll { $0 === transition }
      if effects[child]?.isEmpty == true { effects[child] = nil }
      guard transition.isRemoval else { continue }
      for widget in leaving where widget.leaf === leaf { widget.restore() }
      leaving.removeAll { $0.leaf === leaf }
    }
  }

  /// What goes has no place in the layout, and GTK wants all children to have one.
  func allocateLeaving() {
    for widget in leaving { widget.allocate() }
  }

  /// The leaf that goes and whose widget this is.
  func leaf(of widget: UnsafeMutablePointer<GtkWidget>) -> (any LeafNode)? {
    leaving.first { $0.leaf.gtkWidget == widget }?.leaf
  }

  /// The removal of a widget, if it goes.
  func removal(of widget: UnsafeMutablePointer<GtkWidget>) -> RunningTransition? {
    effects[widget]?.first(where: \.isRemoval)
  }
}

// MARK: - Drawing

extension IslandMotion {
  /// Draws children in their order; neighbours that come or go together are drawn as one.
  func draw(_ children: [UnsafeMutablePointer<GtkWidget>], _ snapshot: OpaquePointer) {
    var open: [RunningTransition] = []
    for child in children {
      let wanted = effects[child] ?? []
      if !open.elementsEqual(wanted, by: { $0 === $1 }) {
        for _ in open { close(snapshot) }
        for transition in wanted { begin(transition, snapshot) }
        open = wanted
      }
      gtk_widget_snapshot_child(parent, child, snapshot)
    }
    for _ in open { close(snapshot) }
  }

  private func begin(_ transition: RunningTransition, _ snapshot: OpaquePointer) {
    let effect = transition.effect(in: frame(of: transition))
    var offset = graphene_point_t(x: Float(effect.offset.x), y: Float(effect.offset.y))
    gtk_snapshot_push_opacity(snapshot, effect.opacity)
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &offset)
    gtk_snapshot_scale(snapshot, Float(effect.scale), Float(effect.scale))
  }

  private func close(_ snapshot: OpaquePointer) {
    gtk_snapshot_restore(snapshot)
    gtk_snapshot_pop(snapshot)
  }

  /// What holds all of its leaves.
  private func frame(of transition: RunningTransition) -> CGRect {
    transition.leaves.compactMap(\.gtkWidget).reduce(CGRect.null) { frame, child in frame.union(bounds(of: child)) }
  }

  private func bounds(of child: UnsafeMutablePointer<GtkWidget>) -> CGRect {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(child, parent, &bounds) != 0 else { return .null }
    return CGRect(
      x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y),
      width: CGFloat(bounds.size.width), height: CGFloat(bounds.size.height))
  }
}
