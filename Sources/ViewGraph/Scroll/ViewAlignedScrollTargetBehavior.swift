import Foundation

/// Scrolling ends where a view of the scroll view's `scrollTargetLayout()` begins, or has its anchor. As SwiftUI documents it.
/// Claims SC19 and SC20.
public struct ViewAlignedScrollTargetBehavior: RepeatedScrollTargetBehavior {
  /// How far one gesture goes.
  public struct LimitBehavior: Sendable {
    fileprivate enum Kind { case none, room, one }

    fileprivate let kind: Kind

    /// As far as the user's velocity.
    public static let automatic = LimitBehavior(kind: .none)
    /// As far as the user's velocity.
    public static let never = LimitBehavior(kind: .none)
    /// No further than what can be seen is long.
    public static let always = LimitBehavior(kind: .room)
    /// No further than what can be seen is long.
    public static let alwaysByFew = LimitBehavior(kind: .room)
    /// One view.
    public static let alwaysByOne = LimitBehavior(kind: .one)
  }

  private let limit: LimitBehavior
  /// Which part of a view and of what can be seen is at one point at the end.
  private let anchor: CGPoint

  /// Ends at views, and goes as far as a limit allows.
  public init(limitBehavior: LimitBehavior = .automatic) { self.init(limitBehavior: limitBehavior, anchor: nil) }

  /// Ends where the anchor of a view is at the same anchor of what can be seen, nil for where the view begins, and goes as far
  /// as a limit allows.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    limit = limitBehavior
    self.anchor = anchor.map { CGPoint(x: $0.x, y: $0.y) } ?? .zero
  }

  /// Goes to the view that begins, or has its anchor, nearest to where scrolling would end, or by a notch of the wheel to the
  /// next one.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let first = context.originalTarget.rect.origin[axis]
      let room = context.containerSize[axis]
      let starts = context.targets.map { $0.origin[axis] + anchor[axis] * ($0.size[axis] - room) }.sorted()
      let isOneStep = context.step == .notch || limit.kind == .one
      target.rect.origin[axis] =
        isOneStep
        ? Self.step(from: first, to: target.rect.origin[axis], among: starts)
        : Self.nearest(limited(target.rect.origin[axis], around: first, room), among: starts)
    }
  }

  private func limited(_ end: CGFloat, around start: CGFloat, _ room: CGFloat) -> CGFloat {
    limit.kind == .room ? min(max(end, start - room), start + room) : end
  }

  /// What is not built yet has no place: where it begins is seen once it is there.
  private static func nearest(_ end: CGFloat, among starts: [CGFloat]) -> CGFloat {
    guard let first = starts.first, let last = starts.last, end >= first, end <= last else { return end }
    return starts.min { abs($0 - end) < abs($1 - end) } ?? end
  }

  private static func step(from start: CGFloat, to end: CGFloat, among starts: [CGFloat]) -> CGFloat {
    if end == start { return nearest(end, among: starts) }
    let next = end > start ? starts.first { $0 > start + 0.5 } : starts.last { $0 < start - 0.5 }
    return next ?? end
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling ends where a view begins.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Scrolling ends where a view begins, no further than a limit allows.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }

  /// Scrolling ends where the anchor of a view is at the same anchor of what can be seen.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor) }
}
