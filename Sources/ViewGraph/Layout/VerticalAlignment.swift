import Foundation

/// A position along the vertical axis at which views are lined up.
public struct VerticalAlignment: Hashable, Sendable {
  /// Where the position is, as a share of a view's length counted from the top edge.
  private let share: CGFloat

  /// Lines up top edges.
  public static let top = VerticalAlignment(share: 0)

  /// Lines up centres.
  public static let center = VerticalAlignment(share: 0.5)

  /// Lines up bottom edges.
  public static let bottom = VerticalAlignment(share: 1)

  /// How far from the top edge of `container` points a view of `length` points starts.
  ///
  /// Negative where the view is the longer one: it overflows on the sides the alignment leaves free.
  package func offset(of length: CGFloat, in container: CGFloat) -> CGFloat {
    let slack = container - length
    // Unbounded lengths occur while a maximum is asked for; no position follows from them.
    return slack.isFinite ? slack * share : 0
  }
}
