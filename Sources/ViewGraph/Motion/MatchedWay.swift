import Foundation

/// The way from where a source was to where the one is that takes its place. Claim MO66.
@MainActor
final class MatchedWay: Equatable {
  private let start: CGRect
  private weak var startHolder: (any LeafHolder)?
  private let end: MatchedNode
  private weak var endHolder: (any LeafHolder)?

  init(from old: DepartedSource, to new: MatchedNode) { (start, startHolder, end) = (old.frame, old.holder, new) }

  nonisolated static func == (left: MatchedWay, right: MatchedWay) -> Bool { left === right }

  /// The frame at a share of the way, in an element of the toolkit; nil before the first layout.
  func frame(at share: Double, in holder: (any LeafHolder)?) -> CGRect? {
    if end.isMounted { endHolder = end.island?.holder }
    guard let frame = end.place.frame else { return nil }
    let (start, end) = (
      startHolder?.convert(start, to: holder) ?? start, endHolder?.convert(frame, to: holder) ?? frame
    )
    var between = start
    between.animatableData = start.animatableData.interpolated(towards: end.animatableData, amount: share)
    return between
  }
}
