import Foundation
import ViewGraph

/// What margins are for. As SwiftUI documents it.
public struct ContentMarginPlacement: Hashable, Sendable {
  let hasContent: Bool
  let hasIndicators: Bool

  /// Both.
  public static let automatic = ContentMarginPlacement(hasContent: true, hasIndicators: true)
  /// What is scrolled.
  public static let scrollContent = ContentMarginPlacement(hasContent: true, hasIndicators: false)
  /// The bars that show how far it is scrolled.
  public static let scrollIndicators = ContentMarginPlacement(hasContent: false, hasIndicators: true)
}

extension View {
  /// Keeps room free at some edges of what the scroll views in this view scroll, of their bars, or of both, in pixels. Content
  /// passes under its margin while it is scrolled. Scroll views in the content have margins of their own. Claim SC24.
  ///
  /// A length that is negative or no number counts as 0.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollMargins) { margins in
      var new = margins ?? ScrollMargins()
      if placement.hasContent { new.content.take(edges, of: insets) }
      if placement.hasIndicators { new.indicators.take(edges, of: insets) }
      margins = new
    }
  }

  /// Keeps a length free at some edges; nil is the length by itself, which is 0.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(edges: .all, length: length ?? 0), for: placement)
  }

  /// Keeps room free at all edges.
  public func contentMargins(_ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, insets, for: placement)
  }

  /// Keeps a length free at all edges.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

extension EdgeInsets {
  fileprivate mutating func take(_ edges: Edge.Set, of other: EdgeInsets) {
    if edges.contains(.top) { top = other.top }
    if edges.contains(.leading) { leading = other.leading }
    if edges.contains(.bottom) { bottom = other.bottom }
    if edges.contains(.trailing) { trailing = other.trailing }
  }
}
