import Foundation

/// A position along the horizontal axis at which views are lined up.
public struct HorizontalAlignment: Hashable, Sendable {
  /// Where the position is, as a share of a view's length counted from the leading edge.
  private let share: CGFloat

  /// Lines up leading edges.
  public static let leading = HorizontalAlignment(share: 0)

  /// Lines up centres.
  public static let center = HorizontalAlignment(share: 0.5)

  /// Lines up trailing edges.
  public static let trailing = HorizontalAlignment(share: 1)

  /// How far from the leading edge of `container` points a view of `length` points starts.
  ///
  /// Negative where the view is the longer one: it overflows on the sides the alignment leaves free.
  package func offset(of length: CGFloat, in container: CGFloat) -> CGFloat {
    let slack = container - length
    // Unbounded lengths occur while a maximum is asked for; no position follows from them.
    return slack.isFinite ? slack * share : 0
  }
}
