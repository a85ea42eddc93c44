import Foundation
import Threads

/// The layout of an `HStack`, for use with `AnyLayout` or on its own. As SwiftUI documents it.
public struct HStackLayout: Layout, Hashable, Sendable {
  /// How views are lined up across the row.
  public var alignment: VerticalAlignment

  /// The distance between neighbours in pixels; nil for the usual one.
  public var spacing: CGFloat?

  /// A row of views.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var stack: StackLayout {
    StackLayout(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
  }

  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.size(by: stack, proposal)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.place(by: stack, in: bounds, proposal)
  }
}

/// The layout of a `VStack`, for use with `AnyLayout` or on its own. As SwiftUI documents it.
public struct VStackLayout: Layout, Hashable, Sendable {
  /// How views are lined up across the column.
  public var alignment: HorizontalAlignment

  /// The distance between neighbours in pixels; nil for the usual one.
  public var spacing: CGFloat?

  /// A column of views.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var stack: StackLayout {
    StackLayout(axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
  }

  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.size(by: stack, proposal)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.place(by: stack, in: bounds, proposal)
  }
}

/// The layout of a `ZStack`, for use with `AnyLayout` or on its own. As SwiftUI documents it.
public struct ZStackLayout: Layout, Hashable, Sendable {
  /// How views are lined up that are smaller than the whole.
  public var alignment: Alignment

  /// Views on top of each other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.size(by: OverlayLayout(alignment: alignment), proposal)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.place(by: OverlayLayout(alignment: alignment), in: bounds, proposal)
  }
}

extension LayoutProperties {
  fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

extension LayoutSubviews {
  /// The size that the views take together in a built-in layout.
  func size(by layout: any ContainerLayout & Sendable, _ proposal: ProposedViewSize) -> CGSize {
    MainThread.assumeIsolated { layout.sizeThatFits(proposal, items: items) }
  }

  /// Gives the views the places that a built-in layout has for them.
  func place(
    by layout: any ContainerLayout & Sendable, in bounds: CGRect, _ proposal: ProposedViewSize
  ) {
    MainThread.assumeIsolated {
      var rest = self[...]
      let size = { layout.sizeThatFits(proposal, items: items) }
      layout.forEachPlacement(proposal, size: size, items: items) { _, placement in
        let corner = CGPoint(x: bounds.minX + placement.offset.x, y: bounds.minY + placement.offset.y)
        rest.popFirst()?.place(at: corner, proposal: placement.proposal)
      }
    }
  }
}
