import Foundation
import ViewGraph

/// A view that is laid out with other parameters than its surroundings give.
struct PlacedView<Content: View, Layout: UnaryLayout & Equatable>: UnaryLayoutView {
  let content: Content
  let layout: Layout

  var invalidParameter: String? { nil }
}

extension View {
  /// Shows the view elsewhere by a distance in pixels, to the trailing edge and down; the room that it takes stays.
  /// As SwiftUI documents it.
  public func offset(_ offset: CGSize) -> some View {
    PlacedView(content: self, layout: OffsetLayout(distance: offset))
  }

  /// Shows the view elsewhere by a distance in pixels; the room that it takes stays. As SwiftUI documents it.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

  /// Takes all the room that it is offered, and shows the view with its centre at a point in it, in pixels.
  /// As SwiftUI documents it.
  public func position(_ position: CGPoint) -> some View {
    PlacedView(content: self, layout: PositionLayout(center: position))
  }

  /// Takes all the room that it is offered, and shows the view with its centre at a point in it, in pixels.
  /// As SwiftUI documents it.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
