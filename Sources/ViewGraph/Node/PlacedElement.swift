import Foundation

/// Where a leaf was put by the latest layout.
@MainActor
struct PlacedElement {
  private var frame: CGRect?

  /// Takes the place that a layout gives an element; the one that it has then, which may be on the way there.
  mutating func take(_ frame: CGRect, for element: any LeafElement, of node: any LeafNode) -> CGRect {
    let former = exchange(&self.frame, with: frame)
    return element.frame(shown: node.shownPlace(frame, before: former, of: element), onTheWayTo: frame)
  }

  /// Moves an element on its way.
  func move(_ element: any LeafElement, to shown: CGRect, pass: Int) {
    guard let frame else { return }
    element.move(to: element.frame(shown: shown, onTheWayTo: frame), pass: pass)
  }

  /// The element is another, or none.
  mutating func forget() { frame = nil }
}
