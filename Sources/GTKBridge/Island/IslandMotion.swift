import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// The items of an island that come or go by transitions. An island has one while there are any.
@MainActor
final class IslandMotion {
  private let parent: UnsafeMutablePointer<GtkWidget>
  /// The items of each transition. They are held, as a leaf may lose its own meanwhile.
  private var moving: [ObjectIdentifier: [IslandItem]] = [:]
  /// The transitions of each item that has any.
  private var effects: [ObjectIdentifier: [RunningTransition]] = [:]
  private var leaving: [UnsafeMutablePointer<GtkWidget>: LeavingWidget] = [:]

  init(parent: UnsafeMutablePointer<GtkWidget>) { self.parent = parent }

  var isEmpty: Bool { moving.isEmpty }

  func begin(_ transition: RunningTransition) {
    moving[ObjectIdentifier(transition)] = []
    join(transition.leaves, in: transition)
  }

  func join(_ leaves: [any LeafNode], in transition: RunningTransition) {
    let joining = leaves.compactMap { leaf in leaf.islandItem.map { (leaf: leaf, item: $0) } }
    moving[ObjectIdentifier(transition), default: []] += joining.map(\.item)
    for (leaf, item) in joining {
      effects[ObjectIdentifier(item), default: []].append(transition)
      if transition.isRemoval { leave(item, leaf) }
    }
  }

  private func leave(_ item: IslandItem, _ leaf: any LeafNode) {
    (item as? DrawnElement)?.isLeaving = true
    guard let child = item.child, leaving[child.widgetObject] == nil else { return }
    leaving[child.widgetObject] = LeavingWidget(child, of: leaf, in: parent)
  }

  func end(_ transition: RunningTransition) {
    for item in moving.removeValue(forKey: ObjectIdentifier(transition)) ?? [] {
      let others = effects[ObjectIdentifier(item)]?.filter { $0 !== transition } ?? []
      effects[ObjectIdentifier(item)] = others.isEmpty ? nil : others
      // What goes by itself may go with others as well.
      if transition.isRemoval, !others.contains(where: \.isRemoval) { restore(item) }
    }
  }

  private func restore(_ item: IslandItem) {
    (item as? DrawnElement)?.isLeaving = false
    if let child = item.child { leaving.removeValue(forKey: child.widgetObject)?.restore() }
  }

  /// What goes has no place in the layout, and GTK wants all children to have one.
  func allocateLeaving() {
    for widget in leaving.values { widget.allocate() }
  }

  /// The leaf that goes and whose widget this is.
  func leaf(of widget: UnsafeMutablePointer<GtkWidget>) -> (any LeafNode)? { leaving[widget]?.leaf }

  /// The removal of a widget, if it goes.
  func removal(of widget: UnsafeMutablePointer<GtkWidget>) -> RunningTransition? {
    guard leaving[widget] != nil else { return nil }
    let item = moving.values.joined().first { $0.child?.widgetObject == widget }
    return item.flatMap { effects[ObjectIdentifier($0)] }?.first(where: \.isRemoval)
  }
}

// MARK: - Drawing

extension IslandMotion {
  /// Draws items in their order; neighbours that come or go together are drawn as one.
  func draw(_ items: some Sequence<IslandItem>, _ snapshot: OpaquePointer, _ draw: (IslandItem) -> Void) {
    var open: [RunningTransition] = []
    var isVisible = true
    for item in items {
      let wanted = effects[ObjectIdentifier(item)] ?? []
      if !open.elementsEqual(wanted, by: { $0 === $1 }) {
        for _ in open { close(snapshot) }
        let shown = wanted.map(effect)
        isVisible = shown.allSatisfy(\.isVisible)
        for effect in shown { begin(effect, snapshot) }
        open = wanted
      }
      if isVisible { draw(item) }
    }
    for _ in open { close(snapshot) }
  }

  private func begin(_ effect: TransitionEffect, _ snapshot: OpaquePointer) {
    var offset = graphene_point_t(effect.offset)
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
    let items = moving[ObjectIdentifier(transition)] ?? []
    return transition.effect(on: items.reduce(CGRect.null) { $0.union(bounds(of: $1)) })
  }

  private func bounds(of item: IslandItem) -> CGRect {
    item.frame(in: parent) ?? .null
  }
}
