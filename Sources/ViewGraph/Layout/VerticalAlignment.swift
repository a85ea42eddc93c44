import Foundation

/// A position along the vertical axis at which views are lined up.
public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// Lines up top edges.
  public static let top = VerticalAlignment(Start.self, share: 0)

  /// Lines up centres.
  public static let center = VerticalAlignment(VerticalCenter.self, share: 0.5)

  /// Lines up bottom edges.
  public static let bottom = VerticalAlignment(Bottom.self, share: 1)

  /// Lines up guides of one's own. Two alignments of the same type are equal. As SwiftUI documents it.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, along: .vertical) }

  private init(_ id: any AlignmentID.Type, share: CGFloat) {
    key = AlignmentKey(id, along: .vertical, share: share)
  }
}
