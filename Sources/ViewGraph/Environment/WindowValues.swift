import Foundation

/// Whether there is little room or enough, along one axis.
public enum UserInterfaceSizeClass: Hashable, Sendable, CaseIterable {
  case compact, regular
}

/// Whether the user works in a window, or in any window of the program.
public enum ScenePhase: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// No window is shown: there is none, it is minimised, or it was not shown yet.
  case background
  /// The window is shown, and what the user types goes to another.
  case inactive
  /// What the user types goes to the window.
  case active

  /// The less active of two comes first.
  public static func < (left: ScenePhase, right: ScenePhase) -> Bool { left.rawValue < right.rawValue }
}

/// Whether the user works in the window of a control.
public enum ControlActiveState: Hashable, Sendable, CaseIterable {
  /// What the user types goes to the window.
  case key
  /// The user works in the program.
  case active
  /// The user works elsewhere.
  case inactive
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private struct DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .background }
}

private struct AppearsActiveKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

/// What a window gives the views in it; each may be set for a part of the tree.
extension EnvironmentValues {
  /// Compact in a window that is less than 600 pixels wide; nil while the width is not known. Claim EN10.
  ///
  /// It follows the window: a body that branches on it loses the state of the branch when the window gets narrow.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// Compact in a window that is less than 480 pixels high; nil while the height is not known. Claim EN10.
  ///
  /// It follows the window: a body that branches on it loses the state of the branch when the window gets low.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The phase of the view's window; in an application's or a scene's body, the highest of all windows. As SwiftUI
  /// documents it.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether the user works in the view's window: what it shows of what is chosen may stand out then. As SwiftUI documents it.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] ?? (scenePhase == .active) }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// The older form of `appearsActive`. As SwiftUI documents it, but that a window in which nobody works is never `active`.
  public var controlActiveState: ControlActiveState {
    get { appearsActive ? .key : .inactive }
    set { appearsActive = newValue != .inactive }
  }

  /// How many dots of the screen a pixel of the window is wide; 1 in no window. It follows the window from screen to
  /// screen. Claim HC12.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The width of a dot of the screen, in pixels of the window. As SwiftUI documents it.
  public var pixelLength: CGFloat { 1 / displayScale }
}

/// What the trees in one window inherit: the desktop's settings, and the window's.
@MainActor
package final class WindowEnvironment {
  package let scope = EnvironmentScope(parent: DesktopEnvironment.scope)

  /// The environment of a window of which nothing is known yet.
  package init() {}

  /// Has the window's values come on top of those of a place: of the scene whose window it is.
  package func inherit(from place: EnvironmentScope) { scope.reparent(to: place) }

  /// Sets values anew; whoever reads one that has changed is evaluated again.
  package func set(_ transform: @escaping (inout EnvironmentValues) -> Void) {
    UpdateScheduler.shared.invalidate { [scope] in scope.setTransform(transform) }
  }
}
