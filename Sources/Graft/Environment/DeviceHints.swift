import ViewGraph

// What source says of the bars and gestures of a device; it changes nothing here.
extension View {
  /// Changes nothing: the desktop's bars are not over windows.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Changes nothing: the desktop's gestures come first.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
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
