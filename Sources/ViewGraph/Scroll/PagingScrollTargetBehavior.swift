import Foundation

/// Scrolling ends at a page: a multiple of what can be seen, and never further than the next one. As SwiftUI documents it. Claims
/// SC18 and SC20.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Ends at pages.
  public init() {}

  /// Goes on to the next page in the direction of the user, or to the nearest.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let length = context.containerSize[axis]
      guard length > 0 else { continue }
      let first = context.originalTarget.rect.origin[axis] / length
      let page = Self.page(target.rect.origin[axis] / length, context.velocity[axis])
      target.rect.origin[axis] = min(max(page, first.rounded(.up) - 1), first.rounded(.down) + 1) * length
    }
  }

  private static func page(_ share: CGFloat, _ velocity: CGFloat) -> CGFloat {
    velocity == 0 ? share.rounded() : share.rounded(velocity > 0 ? .up : .down)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling ends at a page.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
