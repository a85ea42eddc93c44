import Foundation

/// What a view may know of its size and place. Main thread only.
public struct GeometryProxy: Sendable {
  /// The size in pixels.
  public let size: CGSize
  let place: GeometryPlace

  /// The room at the edges that something covers. Nothing does on the desktop.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Where the view is, by the last layout, in other coordinates than its own.
  ///
  /// A body that asks is evaluated again when the answer has changed, as by scrolling. As SwiftUI documents it.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    // Used up before this returns; a name need not be Sendable.
    nonisolated(unsafe) let space = coordinateSpace
    return MainActor.assumeIsolated { place.frame(in: space) }
  }

  /// Where the view is, by the last layout, in other coordinates than its own.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of the nearest view around that has a name for its coordinates, in this view's own; nil if there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    nonisolated(unsafe) let name = coordinateSpace.name
    return MainActor.assumeIsolated { place.bounds(of: name) }
  }

  /// Where the place of an anchor is in this view's own coordinates, by the last layout; at the origin before the first.
  ///
  /// A body that asks is evaluated again when the answer has changed. As SwiftUI documents it.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let question = anchor.question
    return anchor.source.value(MainActor.assumeIsolated { place.rects(of: question) }[...])
  }
}
