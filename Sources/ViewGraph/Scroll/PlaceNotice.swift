import Foundation

/// Notes where layout places the views below a node, for as long as this is kept.
@MainActor
final class PlaceNotice {
  private(set) weak var node: ViewNode?
  private var places: [GeometryPlace] = []

  init(of node: ViewNode) {
    self.node = node
    node.graph.feature(PlaceNotices.self).add(self)
    node.layoutItemsDidChange()
  }

  /// Of a node whose items are just being collected.
  init(ofTarget node: ViewNode) { self.node = node }

  /// The place of all the views together in an element, whichever islands they are in; nil before the first layout.
  func frame(in holder: any LeafHolder) -> CGRect? {
    places.compactMap { $0.frame(in: holder) }.reduce(nil) { $0?.union($1) ?? $1 }
  }

  fileprivate func noting(_ item: any LayoutItem, of node: ViewNode) -> any LayoutItem {
    let place = GeometryPlace()
    place.node = node
    places.append(place)
    return UnaryLayoutItem(layout: ObservedLayout(place: place), content: item, passes: item.passes)
  }

  fileprivate func begin() { places = [] }
}

/// Who follows the places of which nodes in one host.
final class PlaceNotices: GraphFeature {
  private var notices: [WeakNotice] = []

  /// A notice that somebody else keeps.
  private struct WeakNotice {
    weak var notice: PlaceNotice?
  }

  /// Whether the places of scroll targets are followed.
  var haveTargets = false

  var isEmpty: Bool { notices.isEmpty && !haveTargets }

  func add(_ notice: PlaceNotice) { notices.append(WeakNotice(notice: notice)) }

  fileprivate func notices(of node: ViewNode) -> [PlaceNotice] {
    notices.removeAll { $0.notice == nil }
    return notices.compactMap(\.notice).filter { $0.node === node }
  }
}

extension ViewNode {
  /// Has the places of items noted for those who want to know where this node is.
  private func noticing(_ items: [any LayoutItem], for notices: [PlaceNotice]) -> [any LayoutItem] {
    let nodes = itemNodes
    return notices.reduce(items) { items, notice in
      notice.begin()
      return zip(items, nodes).map { notice.noting($0, of: $1) }
    }
  }

  /// Appends the layout items of a node that can be scrolled to.
  func collectNoticed(_ items: inout [any LayoutItem], _ collect: (inout [any LayoutItem]) -> Void) {
    guard let notices = graph.existing(PlaceNotices.self), !notices.isEmpty else { return collect(&items) }
    var own: [any LayoutItem] = []
    collect(&own)
    let target = notices.haveTargets ? scope.values.scrollTargets?.notice(of: self) : nil
    items += noticing(own, for: notices.notices(of: self) + [target].compactMap(\.self))
  }
}
