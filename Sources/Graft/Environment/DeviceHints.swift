import ViewGraph

// What source says of the bars and gestures of a device; it changes nothing here.
extension View {
  /// Changes nothing: the desktop's bars are not over windows.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Changes nothing: the desktop's gestures come first.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Changes nothing: no tools of the desktop rewrite what is edited.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Changes nothing: views end where their room does.
  public func backgroundExtensionEffect() -> some View { self }

  /// Changes nothing: content does not fade at the edges of what scrolls it.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }

  /// Changes nothing: content does not fade at the edges of what scrolls it.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }

  /// Changes nothing: bars of tabs stay as they are while something is scrolled.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

/// How far tools of the desktop may rewrite what is edited. As SwiftUI documents it.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let complete = Self(name: "complete")
  public static let limited = Self(name: "limited")
  public static let disabled = Self(name: "disabled")
}

/// How content fades at the edges of what scrolls it. As SwiftUI documents it.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let hard = Self(name: "hard")
  public static let soft = Self(name: "soft")
}

/// When a bar of tabs becomes smaller. As SwiftUI documents it.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let never = Self(name: "never")
  public static let onScrollDown = Self(name: "onScrollDown")
  public static let onScrollUp = Self(name: "onScrollUp")
}

/// Asks the user to judge the program. Nobody does so on a desktop. Read it from the environment.
public struct RequestReviewAction: Sendable {
  /// Does nothing.
  @MainActor @preconcurrency
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Asks the user to judge the program, where there is a shop for programs: nothing here.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
