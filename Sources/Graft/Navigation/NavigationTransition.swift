import Foundation
import ViewGraph

/// How a page comes. As SwiftUI documents it; each is the way in which all pages come.
@MainActor @preconcurrency
public protocol NavigationTransition {}

/// That of the place where the page comes.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// The usual way.
  public init() {}
}

/// Out of a view that is its source; here as pages come elsewhere.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// That of the place where the page comes.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of the view that is the source of an id; here as pages come elsewhere.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// How the source of a transition looks during it. As SwiftUI documents it; it changes nothing.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {}

/// A source as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// What is behind the source. Changes nothing.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// The shape of the source. Changes nothing.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

  /// The shadow of the source. Changes nothing.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
  /// Says how this page comes: as all pages do, whatever is said. As SwiftUI documents it.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Makes this view the source of transitions by an id, out of which nothing comes here. As SwiftUI documents it.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// The same, with another look during the transition.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}
