import Foundation

/// What an anchor of scroll content is for. As SwiftUI documents it. Claim SC4.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind { case initialOffset, sizeChanges, alignment }

  private let kind: Kind

  /// Where the content is seen first.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// What stays in sight when the content, or the room for it, becomes longer or shorter.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// Where content lies that is shorter than the scroll view.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}

/// The anchors of scroll content by what they are for.
package struct ScrollAnchors: Equatable, Sendable {
  /// For all that has none of its own.
  package var general: UnitPoint?
  package var own: [ScrollAnchorRole: UnitPoint?] = [:]

  /// None.
  package init() {}

  package subscript(role: ScrollAnchorRole) -> UnitPoint? { own[role] ?? general }
}

private struct ScrollAnchorsKey: EnvironmentKey {
  static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

extension EnvironmentValues {
  /// The anchors of the next scroll views here.
  package var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}
