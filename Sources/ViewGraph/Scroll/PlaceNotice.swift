import Foundation

/// Notes where layout places the views below a node, for as long as this is kept.
@MainActor
final class PlaceNotice {
  private(set) weak var node: ViewNode?
  private var places: [GeometryPlace] = []

  init(of node: ViewNode) {
    self.node = node
    node.graph.placeNotices.append(WeakNotice(notice: self))
    node.layoutItemsDidChange()
  }

  /// The place of all the views together in the window, whichever islands they are in; nil before the first layout.
  var frameInWindow: CGRect? { places.compactMap(\.frameInWindow).reduce(nil) { $0?.union($1) ?? $1 } }

  fileprivate func noting(_ item: any LayoutItem, of node: ViewNode) -> any LayoutItem {
    let place = GeometryPlace()
    place.node = node
    places.append(place)
    return UnaryLayoutItem(layout: ObservedLayout(place: place), content: item, passes: item.passes)
  }

  fileprivate func begin() { places = [] }
}

/// A notice that somebody else keeps.
@MainActor
struct WeakNotice {
  weak var notice: PlaceNotice?
}

extension ViewNode {
  /// Has the places of items noted, where somebody wants to know those of this node.
  func noticing(_ items: [any LayoutItem]) -> [any LayoutItem] {
    graph.placeNotices.removeAll { $0.notice == nil }
    let nodes = itemNodes
    return graph.placeNotices.reduce(items) { items, weak in
      guard let notice = weak.notice, notice.node === self else { return items }
      notice.begin()
      return zip(items, nodes).map { notice.noting($0, of: $1) }
    }
  }

  /// Appends the layout items of a node that can be scrolled to.
  func collectNoticed(_ items: inout [any LayoutItem], _ collect: (inout [any LayoutItem]) -> Void) {
    if graph.placeNotices.isEmpty { return collect(&items) }
    var own: [any LayoutItem] = []
    collect(&own)
    items += noticing(own)
  }
}
