import Foundation
import Threads

/// What a view may know of its size and place. Main thread only.
public struct GeometryProxy: Sendable {
  /// The size in pixels.
  public let size: CGSize
  let place: GeometryPlace

  /// What `safeAreaInset` and `safeAreaPadding` around take at the edges that the view touches, by the last layout: nothing
  /// where the view ends before, and in scroll content, which keeps clear of it. The desktop itself covers nothing.
  ///
  /// A body that asks is evaluated again when the answer has changed. Claim FX38.
  public var safeAreaInsets: EdgeInsets { MainThread.assumeIsolated { place.safeAreaInsets } }

  /// Where the view is, by the last layout, in other coordinates than its own.
  ///
  /// A body that asks is evaluated again when the answer has changed, as by scrolling. As SwiftUI documents it.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    // Used up before this returns; a name need not be Sendable.
    nonisolated(unsafe) let space = coordinateSpace
    return MainThread.assumeIsolated { place.frame(in: space) }
  }

  /// Where the view is, by the last layout, in other coordinates than its own.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of the nearest view around that has a name for its coordinates, in this view's own; nil if there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    nonisolated(unsafe) let name = coordinateSpace.name
    return MainThread.assumeIsolated { place.bounds(of: name) }
  }

  /// Where the place of an anchor is in this view's own coordinates, by the last layout; at the origin before the first.
  ///
  /// A body that asks is evaluated again when the answer has changed. As SwiftUI documents it.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let question = anchor.question
    return anchor.source.value(MainThread.assumeIsolated { place.rects(of: question) }[...])
  }
}
