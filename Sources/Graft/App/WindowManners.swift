import CGTK
import ViewGraph

/// Whether the user may do something with a window. As SwiftUI documents it.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let enabled = Self(name: "enabled")
  public static let disabled = Self(name: "disabled")
}

/// What the user may do with the window around. The outermost counts.
struct WindowManners: Equatable {
  var dismissal: WindowInteractionBehavior?
  var resizing: WindowInteractionBehavior?
}

private enum WindowMannersKey: PreferenceKey {
  static var defaultValue: WindowManners { WindowManners() }

  static func reduce(value: inout WindowManners, nextValue: () -> WindowManners) {
    let next = nextValue()
    value.dismissal = value.dismissal ?? next.dismissal
    value.resizing = value.resizing ?? next.resizing
  }
}

/// Tells a window what its content says of it.
private struct FollowingManners: ViewModifier {
  @Environment(\.windowManners) private var follow

  func body(content: Content) -> some View {
    content.onPreferenceChange(WindowMannersKey.self) { [follow] in follow?($0) }
  }
}

private struct FollowMannersKey: EnvironmentKey {
  static var defaultValue: (@MainActor (WindowManners) -> Void)? { nil }
}

extension EnvironmentValues {
  /// What follows the manners of the window of a scene.
  var windowManners: (@MainActor (WindowManners) -> Void)? {
    get { self[FollowMannersKey.self] }
    set { self[FollowMannersKey.self] = newValue }
  }
}

/// What the user may do with the window of a scene, said by its content. As SwiftUI documents it.
extension View {
  /// Says whether the user may close the window: disabled, it has no button for that, and refuses the desktop's. The program
  /// closes it all the same.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    transformPreference(WindowMannersKey.self) { $0.dismissal = behavior }
  }

  /// Says whether the user may resize the window.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    transformPreference(WindowMannersKey.self) { $0.resizing = behavior }
  }

  /// Changes nothing: the desktop says which windows are minimised.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Changes nothing: the desktop says which windows fill the screen.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Has the window around follow what its content says of it.
  func followingManners() -> some View { modifier(FollowingManners()) }
}
