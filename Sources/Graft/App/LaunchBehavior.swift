import ViewGraph

/// Whether a scene opens a window when the program begins. As SwiftUI documents it. Claim WI5.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String

  /// The first scene of this kind does.
  public static let automatic = Self(name: "automatic")
  /// It does, whichever else.
  public static let presented = Self(name: "presented")
  /// It does not, unless there would be no window at all, with which the program would end.
  public static let suppressed = Self(name: "suppressed")
}

private struct LaunchBehaviorKey: EnvironmentKey {
  static var defaultValue: SceneLaunchBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether this scene opens a window when the program begins.
  var launchBehavior: SceneLaunchBehavior {
    get { self[LaunchBehaviorKey.self] }
    set { self[LaunchBehaviorKey.self] = newValue }
  }
}

extension Scene {
  /// Says whether the scene opens a window when the program begins and none is opened again. Claim WI5.
  public func defaultLaunchBehavior(_ launchBehavior: SceneLaunchBehavior) -> some Scene {
    environment(\.launchBehavior, launchBehavior)
  }
}
