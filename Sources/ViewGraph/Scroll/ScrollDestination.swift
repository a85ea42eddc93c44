import Foundation

/// What can be scrolled to.
@MainActor
enum ScrollDestination {
  case view(ViewNode)
  /// A row of a list, which may never have been made.
  case row(any ListSection, index: Int)
}

/// The toolkit's element of content that is scrolled.
@MainActor
package protocol ScrollElement: AnyObject {
  /// Scrolls to a frame in the coordinates of the content: until the anchor of the frame is at the same point of what can be
  /// seen, or as little as shows the frame.
  func scroll(to frame: CGRect, anchor: UnitPoint?)
  /// What of the content can be seen, in its coordinates; nil for content that is not scrolled.
  var visiblePart: CGRect? { get }
  /// How often the user, or somebody else than the runtime, has scrolled.
  var scrollActCount: Int { get }
  /// The size of what is scrolled, never less than what can be seen of it; nil for content that is not scrolled.
  var scrolledSize: CGSize? { get }
}

extension ScrollDestination {
  /// Scrolls the nearest scroll view, on a way that it may have, or list. Tells whether that is all; if not, it is to be
  /// asked again after a layout.
  func scroll(to anchor: UnitPoint?, _ notice: PlaceNotice?, _ motion: ScrollMotion) -> Bool {
    switch self {
    case .row(let section, let index): return section.enclosingList?.scroll(to: section, index, anchor, motion) ?? true
    case .view(let node):
      switch node.scroller {
      case .list(let list): return list.scroll(to: node, anchor, motion)
      case .content(let view, let island): return node.scroll(view, island, to: anchor, notice, motion)
      case nil: return true
      }
    }
  }
}

extension ViewNode {
  /// The first view here or below that has an id.
  func scrollDestination(_ id: AnyHashable) -> ScrollDestination? {
    guard let place = place(withID: id) else { return nil }
    guard let row = place.row, let section = place.node.listSection else { return .view(place.node) }
    return .row(section, index: row)
  }
}

/// What scrolls a view.
@MainActor
private enum Scroller {
  case list(ListRowsNode)
  case content(ViewNode, Island)
}

extension ViewNode {
  fileprivate var scroller: Scroller? {
    for node in sequence(first: self, next: \.parent) {
      if let list = node as? ListRowsNode { return .list(list) }
      if let island = node.embeddedIsland, !island.idealAxes.isEmpty { return .content(node, island) }
    }
    return nil
  }

  fileprivate func scroll(
    _ view: ViewNode, _ content: Island, to anchor: UnitPoint?, _ notice: PlaceNotice?, _ motion: ScrollMotion
  ) -> Bool {
    guard
      let notice, notice.node === self, let outer = content.holder as? any ScrollElement & LeafHolder,
      let frame = notice.frame(in: outer)
    else { return false }
    // What margins and bars cover is no place for it (SC25).
    let room = view.scrollInsetsOnScreen.surrounding(frame)
    motion.move(outer, of: view, at: self) { outer.scroll(to: room, anchor: onScreen(anchor)) }
    return true
  }

  private func onScreen(_ anchor: UnitPoint?) -> UnitPoint? {
    guard let anchor, scope.values.layoutDirection == .rightToLeft else { return anchor }
    return UnitPoint(x: 1 - anchor.x, y: anchor.y)
  }
}

extension ListRowsNode {
  fileprivate func scroll(
    to section: any ListSection, _ index: Int, _ anchor: UnitPoint?, _ motion: ScrollMotion
  ) -> Bool {
    guard let position = position(of: section, index) else { return true }
    let share = rowStack?.axis == .horizontal ? anchor?.x : anchor?.y
    if approach(position, share, motion) { return true }
    return observer?.scroll(toRow: position, anchor: share) ?? true
  }

  /// Begins to scroll to where a row is thought to be, which is known when it is there. Tells whether that is on its way.
  private func approach(_ position: Int, _ share: CGFloat?, _ motion: ScrollMotion) -> Bool {
    guard motion.isAnimated, let distance = observer?.distance(toRow: position, anchor: share),
      let row = row(at: position)
    else { return false }
    let side = share ?? (distance < 0 ? 0 : 1)
    var latest = position
    return approach(motion) { [weak self] element in
      // The toolkit may have shown it meanwhile, and no longer.
      if row.isMounted, let now = self?.position(of: row) { latest = now }
      return self?.place(ofRow: latest, at: side, in: element)
    }
  }

  /// Begins to scroll the rows to a place that is asked for in each frame. Tells whether that is on its way.
  func approach(_ motion: ScrollMotion, to place: @escaping (any ScrollElement) -> CGPoint?) -> Bool {
    guard let (view, element) = scrolling else { return false }
    // A list makes all rows that it is scrolled by.
    let pages = areScrolled ? 4 : CGFloat.greatestFiniteMagnitude
    return motion.approach(element, of: view, at: self, withinPages: pages) { [weak element] in
      element.flatMap { place($0) }
    }
  }

  /// What scrolls the rows.
  private var scrolling: (view: ViewNode, element: any ScrollElement)? {
    guard let view = areScrolled ? parent : rowStack.flatMap({ scrollView(along: $0.axis) }) else { return nil }
    let scrolled: AnyObject? = areScrolled ? observer : view.embeddedIsland?.holder
    return (scrolled as? any ScrollElement).map { (view, $0) }
  }

  /// Where what is seen is to begin, so that a share of a row is at the same share of it.
  private func place(ofRow position: Int, at share: CGFloat, in element: any ScrollElement) -> CGPoint? {
    guard var place = element.visiblePart?.origin, let distance = observer?.distance(toRow: position, anchor: share)
    else { return nil }
    let axis = rowStack?.axis ?? .vertical
    let isMirrored = axis == .horizontal && scope.values.layoutDirection == .rightToLeft
    place[axis] += isMirrored ? -distance : distance
    return place
  }

  fileprivate func scroll(to node: ViewNode, _ anchor: UnitPoint?, _ motion: ScrollMotion) -> Bool {
    guard let (section, index) = row(with: node) else { return true }
    return scroll(to: section, index, anchor, motion)
  }

  /// The row that a view is in, or the first of the rows that are in the view.
  private func row(with node: ViewNode) -> (any ListSection, Int)? {
    for ancestor in sequence(first: node, next: \.parent) where ancestor !== self {
      if let row = ancestor as? ListRowNode ?? ancestor.row { return (row.section, row.index) }
    }
    var sections: [any ListSection] = []
    node.collectSections(&sections)
    return sections.first { $0.rowCount > 0 }.map { ($0, 0) }
  }
}
