import Foundation
import ViewGraph

/// A view out of which views in it are dragged together.
@MainActor
struct DragContainer {
  fileprivate let namespace: Namespace.ID?
  /// What is dragged of some identifiers; nil for those of another type.
  fileprivate let offers: ([AnyHashable]) -> [TransferOffer]?
}

/// What is chosen of the views in a container.
@MainActor
struct DragSelection {
  fileprivate let namespace: Namespace.ID?
  fileprivate let ids: () -> [AnyHashable]
  fileprivate let holds: (AnyHashable) -> Bool
}

/// The containers and selections around a view, from the nearest to the outermost.
@MainActor
final class DragSurroundings {
  private var container: DragContainer?
  private var selection: DragSelection?
  private var outer: DragSurroundings?

  /// An assignment that no body can see: actions are made anew by each evaluation, and nobody shows them.
  fileprivate func assign(_ container: DragContainer?, _ selection: DragSelection?, outer: DragSurroundings?) {
    (self.container, self.selection, self.outer) = (container, selection, outer)
  }

  /// What is dragged with the view of an identifier.
  fileprivate func offers(for id: AnyHashable, _ namespace: Namespace.ID?) -> [TransferOffer] {
    let ids = selected(with: id, namespace) ?? [id]
    for around in sequence(first: self, next: \.outer) {
      guard let container = around.container, namespace == nil || container.namespace == namespace else { continue }
      if let offers = container.offers(ids) { return offers }
    }
    return []
  }

  /// All that is selected in the nearest selection of such identifiers, if that one is.
  private func selected(with id: AnyHashable, _ namespace: Namespace.ID?) -> [AnyHashable]? {
    let selections = sequence(first: self, next: \.outer).compactMap(\.selection)
    let nearest = selections.first { $0.holds(id) && (namespace == nil || $0.namespace == namespace) }
    let ids = nearest?.ids() ?? []
    return ids.contains(id) ? ids : nil
  }
}

private struct DragSurroundingsKey: EnvironmentKey {
  static var defaultValue: DragSurroundings? { nil }
}

extension EnvironmentValues {
  fileprivate var dragSurroundings: DragSurroundings? {
    get { self[DragSurroundingsKey.self] }
    set { self[DragSurroundingsKey.self] = newValue }
  }
}

private struct DragContaining: ViewModifier {
  var container: DragContainer?
  var selection: DragSelection?
  @State private var surroundings = DragSurroundings()
  @Environment(\.dragSurroundings) private var outer

  func body(content: Content) -> some View {
    surroundings.assign(container, selection, outer: outer)
    return content.environment(\.dragSurroundings, surroundings)
  }
}

private struct ContainedDrag: ViewModifier {
  let id: AnyHashable
  let namespace: Namespace.ID?
  @Environment(\.dragSurroundings) private var surroundings

  func body(content: Content) -> some View {
    content.modifier(Dragging { Drag(offers: surroundings?.offers(for: id, namespace) ?? [], picture: nil) })
  }
}

extension View {
  /// Lets views in this one be dragged together: `draggable(containerItemID:)` says which. When a drag begins, `payload` is asked
  /// once for the values of the identifiers that are dragged; without any nothing is. As SwiftUI documents it.
  public func dragContainer<Item: Transferable & Identifiable, Items: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping (_ draggedItemIDs: [Item.ID]) -> Items
  ) -> some View where Items.Element == Item {
    dragContainer(for: itemType, itemID: \.id, in: namespace, payload)
  }

  /// Lets views in this one be dragged together, by what identifies their values. As SwiftUI documents it.
  public func dragContainer<ItemID: Hashable, Item: Transferable, Items: Collection>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
    _ payload: @escaping (_ draggedItemIDs: [ItemID]) -> Items
  ) -> some View where Items.Element == Item {
    let container = DragContainer(namespace: namespace) { ids in
      let own = ids.compactMap { $0.base as? ItemID }
      guard own.count == ids.count else { return nil }
      return payload(own).map { TransferOffer($0, identity: $0[keyPath: itemID]) }
    }
    return modifier(DragContaining(container: container))
  }

  /// Lets views in this one be dragged together, with those that are selected: the older form of `dragContainer(for:in:_:)` and
  /// `dragContainerSelection(_:containerNamespace:)`.
  public func dragContainer<Item: Transferable & Identifiable, Items: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    selection: @autoclosure @escaping () -> [Item.ID], _ payload: @escaping (_ draggedItemIDs: [Item.ID]) -> Items
  ) -> some View where Items.Element == Item {
    dragContainer(for: itemType, in: namespace, payload)
      .dragContainerSelection(selection(), containerNamespace: namespace)
  }

  /// Has all selected views of the containers in this one be dragged where one of them is. As SwiftUI documents it.
  public func dragContainerSelection<ItemID: Hashable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View {
    modifier(
      DragContaining(
        selection: DragSelection(namespace: containerNamespace, ids: selection) { $0.base is ItemID }))
  }

  /// Lets the user drag the value of an identifier out of the view, with others that are selected: the nearest
  /// `dragContainer(for:in:_:)` around of such identifiers, and of the namespace where one is said, has the values. As SwiftUI
  /// documents it.
  public func draggable<ItemID: Hashable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View { modifier(ContainedDrag(id: containerItemID, namespace: containerNamespace)) }
}
