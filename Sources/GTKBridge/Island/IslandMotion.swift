import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// The children of an island that come or go by transitions. An island has one while there are any.
@MainActor
final class IslandMotion {
  private let parent: UnsafeMutablePointer<GtkWidget>
  /// The widgets of each transition. They are held, as a leaf may lose its own meanwhile.
  private var moving: [ObjectIdentifier: [Widget]] = [:]
  /// The transitions of each widget that has any.
  private var effects: [UnsafeMutablePointer<GtkWidget>: [RunningTransition]] = [:]
  private var leaving: [UnsafeMutablePointer<GtkWidget>: LeavingWidget] = [:]

  init(parent: UnsafeMutablePointer<GtkWidget>) { self.parent = parent }

  var isEmpty: Bool { moving.isEmpty }

  func begin(_ transition: RunningTransition) {
    let leaves = transition.leaves.compactMap { leaf in leaf.screenElement.map { (leaf: leaf, widget: $0.widget) } }
    moving[ObjectIdentifier(transition)] = leaves.map(\.widget)
    for (leaf, widget) in leaves {
      effects[widget.widgetObject, default: []].append(transition)
      if transition.isRemoval { leaving[widget.widgetObject] = LeavingWidget(widget, of: leaf, in: parent) }
    }
  }

  func end(_ transition: RunningTransition) {
    for widget in moving.removeValue(forKey: ObjectIdentifier(transition)) ?? [] {
      let others = effects[widget.widgetObject]?.filter { $0 !== transition } ?? []
      effects[widget.widgetObject] = others.isEmpty ? nil : others
      if transition.isRemoval { leaving.removeValue(forKey: widget.widgetObject)?.restore() }
    }
  }

  /// What goes has no place in the layout, and GTK wants all children to have one.
  func allocateLeaving() {
    for widget in leaving.values { widget.allocate() }
  }

  /// The leaf that goes and whose widget this is.
  func leaf(of widget: UnsafeMutablePointer<GtkWidget>) -> (any LeafNode)? { leaving[widget]?.leaf }

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
    var isVisible = true
    for child in children {
      let wanted = effects[child] ?? []
      if !open.elementsEqual(wanted, by: { $0 === $1 }) {
        for _ in open { close(snapshot) }
        let shown = wanted.map(effect)
        isVisible = shown.allSatisfy(\.isVisible)
        for effect in shown { begin(effect, snapshot) }
        open = wanted
      }
      if isVisible { gtk_widget_snapshot_child(parent, child, snapshot) }
    }
    for _ in open { close(snapshot) }
  }

  private func begin(_ effect: TransitionEffect, _ snapshot: OpaquePointer) {
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

  /// How a transition is drawn, whose leaves are in the frame that holds them all.
  private func effect(_ transition: RunningTransition) -> TransitionEffect {
    let widgets = moving[ObjectIdentifier(transition)] ?? []
    return transition.effect(on: widgets.reduce(CGRect.null) { $0.union(bounds(of: $1.widgetObject)) })
  }

  private func bounds(of child: UnsafeMutablePointer<GtkWidget>) -> CGRect {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(child, parent, &bounds) != 0 else { return .null }
    return CGRect(
      x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y),
      width: CGFloat(bounds.size.width), height: CGFloat(bounds.size.height))
  }
}
