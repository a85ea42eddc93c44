import Foundation
import Paths
import ViewGraph

extension PictureIsland: IslandElement {
  package func insert(_ leaf: any LeafNode, after previous: (any LeafNode)?) { part.insert(leaf, after: previous) }
  package func move(_ leaf: any LeafNode, after previous: (any LeafNode)?) { part.move(leaf, after: previous) }
  package func remove(_ leaf: any LeafNode) { part.remove(leaf) }

  package func convert(_ frame: CGRect, to other: (any LeafHolder)?) -> CGRect {
    if other === self { return frame }
    let whole = inPicture(frame)
    return (other as? PictureIsland)?.fromPicture(whole) ?? whole
  }

  // All is laid out and painted anew for each picture.
  package func layoutDidChange() {}
  package func orderDidChange() {}
  package func forgetSizes() {}

  package func validateSizes() { island?.beginPass() }

  package func keepingSizes(_ moves: () -> Void) -> Bool {
    moves()
    return false
  }

  package func leaveOut() { hasPlace = false }

  package func sizeThatFits(_ proposal: ProposedViewSize, pass: Int) -> CGSize {
    follow(pass)
    return island?.sizeThatFits(proposal) ?? .zero
  }

  /// What holds in one pass of the layout around holds in one of this island.
  private func follow(_ pass: Int) {
    if self.pass != pass { validateSizes() }
    self.pass = pass
  }

  package func setFrame(_ frame: CGRect, pass: Int) {
    follow(pass)
    hasPlace = true
    place = PixelGrid.application.frame(frame)
    part.formRoom = CGRect(origin: .zero, size: place.size)
    size = frame.size
    project()
    island?.place(in: frame.offsetBy(dx: -place.minX, dy: -place.minY))
  }

  package func takesPart() -> Bool { island?.content?.takesPart() ?? false }

  package var hasGuides: Bool { island?.hasGuides ?? false }

  package func explicitGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize, size: CGSize, pass: Int
  ) -> CGFloat? { island?.explicitGuide(key, for: proposal) }
}

// MARK: - Places

extension PictureIsland {
  private var flattened: ProjectionTransform? { projection?.flattened(around: middle) }

  /// Where a frame of the content is in the part around.
  private func outside(_ frame: CGRect) -> CGRect {
    (flattened?.bounds(of: frame) ?? frame).offsetBy(dx: place.minX, dy: place.minY)
  }

  /// Where a frame of the part around is in the content.
  func inside(_ frame: CGRect) -> CGRect {
    let moved = frame.offsetBy(dx: -place.minX, dy: -place.minY)
    return flattened?.inverted().bounds(of: moved) ?? moved
  }

  private func inPicture(_ frame: CGRect) -> CGRect {
    let outer = outside(frame)
    return part.islandAround?.inPicture(outer) ?? outer
  }

  func fromPicture(_ frame: CGRect) -> CGRect { inside(part.islandAround?.fromPicture(frame) ?? frame) }
}
