import Foundation

/// An arrangement of views of one's own.
///
/// Two methods are enough: one says how large the views are together, the other puts each in its place.
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
///     subviews.map { $0.sizeThatFits(.unspecified) }
///       .reduce(.zero) { CGSize(width: $0.width + $1.width, height: $0.height + $1.height) }
///   }
///
///   func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
///     var corner = bounds.origin
///     for subview in subviews {
///       subview.place(at: corner, proposal: .unspecified)
///       let size = subview.sizeThatFits(.unspecified)
///       corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
///     }
///   }
/// }
///
/// let view = Diagonal() { Text("one"); Text("two") }
/// ```
///
/// All lengths are in pixels, and places are counted from the leading edge: where reading starts at the right they are
/// mirrored later. The methods are called on the main thread, in layout, several times with different proposals; they
/// compute, and change no state. They are isolated to no actor, so that a layout may be written and used anywhere; what
/// they ask of their views traps on another thread than the main one.
///
/// A layout with `animatableData` is asked in each frame of an animated change, with the data between; of one without any
/// the views move to their new places by themselves (MO3). As SwiftUI documents it.
public protocol Layout: Animatable {
  /// What a layout remembers between its calls; `Void` unless said otherwise.
  associatedtype Cache = Void

  /// The views to arrange, in order.
  typealias Subviews = LayoutSubviews

  /// What is the same for all layouts of this type; by default nothing.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache of a container, once in its life.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date. By default it is made anew.
  ///
  /// Called before the layout is asked again after its views, their sizes or the layout itself may have changed, at most
  /// once in a layout pass for each of these.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the whole likes to have from its neighbours; by default the largest that a view inside likes.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the whole when it is offered `proposal`. It may be larger than the offer.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Puts each view in its place, by `place(at:anchor:proposal:)`; one that is not placed is in the middle.
  ///
  /// `bounds` has the size that the layout answered for `proposal`. Its origin is not zero.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a horizontal guide of the whole is, in the coordinates of `bounds`; nil for where it is by default.
  ///
  /// Unless the layout says otherwise, the views inside say together.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Where a vertical guide of the whole is, in the coordinates of `bounds`; nil for where it is by default.
  ///
  /// Unless the layout says otherwise, the views inside say together.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// A view in which this layout arranges the views of `content`.
  @MainActor @preconcurrency
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    ArrangedView(layout: self, content: content().environment(\.layoutAxis, stackOrientation))
  }
}

/// What is the same for all layouts of a type. As SwiftUI documents it.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers inside stretch, and which dividers cross; nil for a layout that is no stack.
  public var stackOrientation: Axis?

  /// The properties of a layout that is no stack.
  public init() {}
}
