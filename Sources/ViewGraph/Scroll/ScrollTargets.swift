import Foundation

/// The views among which one is told to be where a scroll view is scrolled to: those in a stack or grid that is said to have
/// them.
@MainActor
final class ScrollTargets {
  private var notices: [ObjectIdentifier: PlaceNotice] = [:]

  /// There are none yet.
  nonisolated init() {}

  /// The notice for a view that is laid out anew.
  func notice(of node: ViewNode) -> PlaceNotice? {
    guard node.scope.values.isScrollTargetLayout else { return nil }
    let notice = PlaceNotice(ofTarget: node)
    notices[ObjectIdentifier(node)] = notice
    return notice
  }

  /// The id of the target at a share of what can be seen along an axis, without its margins, or of the next one, among the ids
  /// that are asked for.
  func id(
    at share: CGFloat, along axis: Axis, in holder: any ScrollElement & LeafHolder, insets: EdgeInsets,
    where isAskedFor: (AnyHashable) -> Bool
  ) -> AnyHashable? {
    guard let visible = holder.visiblePart else { return nil }
    // At the end what ends there counts, and not what begins there.
    let room = visible.size[axis] - insets[startOf: axis] - insets[endOf: axis]
    let point = visible.origin[axis] + insets[startOf: axis] + room * share - share / 2
    let frames = frames(in: holder).filter { $0.frame.origin[axis] + $0.frame.size[axis] > point }
    let sorted = frames.sorted { $0.frame.isBefore($1.frame, along: axis) }
    return sorted.lazy.compactMap { $0.node.ownID }.first(where: isAskedFor)
  }

  /// The ids of the targets of which at least a share of the part is seen that could be, in order.
  func ids(
    seenBy share: Double, along axis: Axis, in holder: any ScrollElement & LeafHolder,
    where isAskedFor: (AnyHashable) -> Bool
  ) -> [AnyHashable] {
    guard let visible = holder.visiblePart else { return [] }
    let seen = frames(in: holder).filter { $0.frame.isSeen(by: share, in: visible) }
    return seen.sorted { $0.frame.isBefore($1.frame, along: axis) }.compactMap { $0.node.ownID }.filter(isAskedFor)
  }

  /// Where they are, as far as they are built.
  func frames(in holder: any LeafHolder) -> [(node: ViewNode, frame: CGRect)] {
    notices = notices.filter { $0.value.node?.isMounted == true }
    return notices.values.compactMap { notice in
      guard let node = notice.node, !node.isInSleepingRow, let frame = notice.frame(in: holder) else { return nil }
      return (node, frame)
    }
  }
}

extension CGRect {
  fileprivate func isBefore(_ other: CGRect, along axis: Axis) -> Bool {
    (origin[axis], origin[axis.crossing]) < (other.origin[axis], other.origin[axis.crossing])
  }
}

extension ViewNode {
  /// The id by which this view is known.
  fileprivate final var ownID: AnyHashable? {
    for case let node as any Identifying in sequence(first: self, next: \.parent) {
      if let id = node.id(of: self) { return id }
    }
    return nil
  }
}

private struct ScrollTargetsKey: EnvironmentKey {
  static var defaultValue: ScrollTargets? { nil }
}

private struct TargetsOfNextScrollKey: EnvironmentKey {
  static var defaultValue: ScrollTargets? { nil }
}

private struct ScrollTargetLayoutKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Where the targets of the scroll view around are noted; nil where nobody asks.
  var scrollTargets: ScrollTargets? {
    get { self[ScrollTargetsKey.self] }
    set { self[ScrollTargetsKey.self] = newValue }
  }

  /// Where those of the next scroll views here are to be noted; nil where nobody asks.
  var targetsOfNextScroll: ScrollTargets? {
    get { self[TargetsOfNextScrollKey.self] }
    set { self[TargetsOfNextScrollKey.self] = newValue }
  }

  /// Whether views here are targets.
  var isScrollTargetLayout: Bool {
    get { self[ScrollTargetLayoutKey.self] }
    set { self[ScrollTargetLayoutKey.self] = newValue }
  }
}

extension View {
  /// Says that the views in this stack or grid are those among which `scrollPosition` tells where the scroll view is: those of a
  /// `ForEach`, and those that have an id. Claim SC8.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { environment(\.isScrollTargetLayout, isEnabled) }
}
