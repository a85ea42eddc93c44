/// A collection that knows what has been done to it, so that nobody has to compare its elements to find it out.
///
/// A list, a table or a lazy stack over such a collection reads no id for a change: what the change costs does not grow with the
/// number of elements. What the collection tells is believed. Elements that are changed in place need not be told of, as the rows
/// that are built are given their elements anew with each update; one that is removed and inserted again begins anew, and one that
/// moves keeps its state. Claim DT6.
///
/// Used on the main thread.
public protocol ChangeTrackingCollection: RandomAccessCollection {
  /// What tells one state of the collection from others.
  associatedtype Revision: Equatable

  /// Which state this is. Two states of one revision have the same elements in the same order.
  var revision: Revision { get }

  /// What has been done since an earlier revision, one after the other; nil if that is not known any more, and elements are to be
  /// compared. Changes that do not lead from the former count to the present one are reported, and elements compared.
  func changes(since revision: Revision) -> [ElementChange]?
}

/// Something that was done to the elements of a collection, which are counted from 0. A `CollectionDifference` makes an array of them.
public enum ElementChange: Hashable, Sendable {
  /// Elements have come, and are at these offsets now.
  case inserted(Range<Int>)
  /// The elements that were at these offsets have gone.
  case removed(Range<Int>)
  /// An element was taken from one offset, and is at another one now.
  case moved(from: Int, to: Int)
}
