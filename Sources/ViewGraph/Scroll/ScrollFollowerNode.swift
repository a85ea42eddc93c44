import Foundation

/// The node of a modifier that follows the first scroll view or list inside of it.
class ScrollFollowerNode<Wrapper: WrapperView>: WrapperNode<Wrapper>, GeometryObserver {
  private weak var found: ViewNode?

  override func mount(_ phase: inout EvaluatePhase) {
    mountChild(at: site(scope: scopeInside), &phase)
    graph.geometry.add(self)
  }

  /// What is said to the views inside; nil for nothing.
  var scopeInside: EnvironmentScope? { nil }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    graph.geometry.remove(self)
  }

  /// The first scroll view or list inside, which is looked for when there is none yet.
  final var scrollView: ViewNode? {
    if let found, found.isMounted { return found }
    found = firstScrollView
    return found
  }

  /// Its element; nil before it was laid out.
  final var scrollElement: (any ScrollElement)? {
    guard let scrollView else { return nil }
    if let rows = scrollView.scrolledRows { return rows.observer as? any ScrollElement }
    return scrollView.embeddedIsland?.holder as? any ScrollElement
  }

  /// How it is scrolled; nil before it was laid out.
  final var scrollGeometry: ScrollGeometry? {
    guard let scrollView, let element = scrollElement else { return nil }
    return ScrollGeometry(element, insets: scrollView.scrollInsets)
  }

  var hasNewGeometry: Bool { false }

  func adoptGeometry() {}
}

extension ViewNode {
  /// The first scroll view or list here or below. Branches that never had one are not visited.
  fileprivate var firstScrollView: ViewNode? {
    guard marks.contains(.scrolls) else { return nil }
    if scrolledRows != nil || embeddedIsland?.idealAxes.isEmpty == false { return self }
    var found: ViewNode?
    forEachChild { if found == nil { found = $0.firstScrollView } }
    return found
  }
}

extension ScrollGeometry {
  @MainActor
  fileprivate init?(_ element: any ScrollElement, insets: EdgeInsets) {
    guard let visible = element.visiblePart, let size = element.scrolledSize else { return nil }
    self.init(
      contentOffset: CGPoint(x: visible.minX - insets.leading, y: visible.minY - insets.top),
      contentSize: CGSize(
        width: max(0, size.width - insets.total.width), height: max(0, size.height - insets.total.height)),
      contentInsets: insets, containerSize: visible.size)
  }
}
