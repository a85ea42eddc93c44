import Foundation

/// Places an item beside where it would be; the room that it takes stays where it was.
public struct OffsetLayout: UnaryLayout, Hashable {
  /// The distance in points, to the trailing edge and down.
  public let distance: CGSize

  /// Shifts by `distance` points.
  public init(distance: CGSize) { self.distance = distance }

  public var passesIdealLength: Bool { true }

  public func sizeThatFits(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGSize {
    item.sizeThatFits(proposal)
  }

  public func place(at origin: CGPoint, proposal: ProposedViewSize, item: any LayoutItem) {
    item.place(at: CGPoint(x: origin.x + distance.width, y: origin.y + distance.height), proposal: proposal)
  }
}
