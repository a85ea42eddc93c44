import Foundation

/// A position along the vertical axis at which views are lined up.
public struct VerticalAlignment: Hashable, Sendable {
  // Nobody counts who refers to a key, as there is one for each guide, for as long as the program runs.
  unowned(unsafe) let key: AlignmentKey

  /// Lines up top edges.
  public static let top = VerticalAlignment(.of(Start.self, along: .vertical, share: 0))

  /// Lines up centres.
  public static let center = VerticalAlignment(.of(VerticalCenter.self, along: .vertical, share: 0.5))

  /// Lines up bottom edges.
  public static let bottom = VerticalAlignment(.of(Bottom.self, along: .vertical, share: 1))

  /// Lines up the baselines of the first lines of text; a view without text stands on its bottom edge.
  public static let firstTextBaseline = VerticalAlignment(
    .of(FirstTextBaseline.self, along: .vertical, baseline: .first))

  /// Lines up the baselines of the last lines of text; a view without text stands on its bottom edge.
  public static let lastTextBaseline = VerticalAlignment(
    .of(LastTextBaseline.self, along: .vertical, baseline: .last))

  /// Lines up guides of one's own. Two alignments of the same type are equal. As SwiftUI documents it.
  public init(_ id: any AlignmentID.Type) { key = .of(id, along: .vertical) }

  init(_ key: AlignmentKey) { self.key = key }
}
