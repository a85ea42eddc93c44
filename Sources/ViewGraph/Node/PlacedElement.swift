import Foundation

/// Where a leaf was put by the latest layout.
@MainActor
struct PlacedElement {
  private(set) var frame: CGRect?

  /// Takes the place that a layout gives the leaf's element, and answers the former one.
  mutating func take(_ frame: CGRect) -> CGRect? { exchange(&self.frame, with: frame) }

  /// Moves an element on its way.
  func move(_ element: any LeafElement, to shown: CGRect, pass: Int) {
    guard let frame else { return }
    element.move(to: element.frame(shown: shown, onTheWayTo: frame), pass: pass)
  }

  /// The element is another, or none.
  mutating func forget() { frame = nil }
}

extension ViewNode {
  /// Whether an element is at once where layout puts it: nothing moves it, and it was there before, or is new (MO5), or
  /// nothing is animated. Asked first, as it holds for most, and what is asked of leaves costs a search for the type of this
  /// node.
  final func isSettled(at frame: CGRect, after former: CGRect?) -> Bool {
    !isOnItsWay && (former == nil || former == frame || !movesPlaces)
  }

  private var movesPlaces: Bool { graph.features.placing?.movesPlaces ?? false }
}

extension LeafNode {
  /// The place that an element has when layout gives it one after another: it may be on the way there.
  func place(of element: any LeafElement, at frame: CGRect, after former: CGRect?) -> CGRect {
    guard let shown = shownPlace(frame, before: former, of: element) else { return frame }
    return element.frame(shown: shown, onTheWayTo: frame)
  }
}
