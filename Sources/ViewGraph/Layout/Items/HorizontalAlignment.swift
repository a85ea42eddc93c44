import Foundation

/// A position along the horizontal axis at which views are lined up.
public struct HorizontalAlignment: Hashable, Sendable {
  // Nobody counts who refers to a key, as there is one for each guide, for as long as the program runs.
  unowned(unsafe) let key: AlignmentKey

  /// Lines up leading edges.
  public static let leading = HorizontalAlignment(.of(Start.self, along: .horizontal, share: 0))

  /// Lines up centres.
  public static let center = HorizontalAlignment(.of(HorizontalCenter.self, along: .horizontal, share: 0.5))

  /// Lines up trailing edges.
  public static let trailing = HorizontalAlignment(.of(Trailing.self, along: .horizontal, share: 1))

  /// The guide from which source has the line below a row begin; here it is as long as the row.
  public static let listRowSeparatorLeading = HorizontalAlignment(
    .of(SeparatorStart.self, along: .horizontal, share: 0))

  /// The guide at which source has the line below a row end; here it is as long as the row.
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    .of(SeparatorEnd.self, along: .horizontal, share: 1))

  /// Lines up guides of one's own. Two alignments of the same type are equal. As SwiftUI documents it.
  public init(_ id: any AlignmentID.Type) { key = .of(id, along: .horizontal) }

  init(_ key: AlignmentKey) { self.key = key }
}
