/// Which elements are moved, and to where: what a reordering of the user's comes to. As SwiftUI documents it. Claim LS62.
public struct ReorderDifference<ItemID, CollectionID> {
  /// The ids of the elements that are moved, in their order.
  public var sources: [ItemID]
  /// Where they go.
  public var destination: Destination

  /// A difference that moves elements to a destination.
  public init(sources: [ItemID], destination: Destination) { (self.sources, self.destination) = (sources, destination) }

  /// A place in a collection.
  public struct Destination {
    /// Where in its collection.
    public var position: Position
    /// The collection.
    public var collectionID: CollectionID

    /// A position in a collection.
    public init(position: Position, collectionID: CollectionID) {
      (self.position, self.collectionID) = (position, collectionID)
    }

    /// A position in the only collection of a container.
    public init(position: Position) where CollectionID == ReorderableSingleCollectionIdentifier {
      self.init(position: position, collectionID: ReorderableSingleCollectionIdentifier())
    }

    /// Before an element, or behind the last.
    public enum Position {
      case before(ItemID)
      case end
    }
  }
}

extension ReorderDifference: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderDifference.Destination: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderDifference.Destination.Position: Sendable where ItemID: Sendable, CollectionID: Sendable {}

/// The id of the only collection of a container whose elements are reordered. As SwiftUI documents it.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {
  /// The id.
  public init() {}
}
