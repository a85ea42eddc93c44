import Threads
import ViewGraph

/// Opens a window of a scene. Read it from the environment: `@Environment(\\.openWindow) private var openWindow`.
///
/// What no scene has is reported as `unknownWindow`, and opens nothing (WI7). As SwiftUI documents it.
public struct OpenWindowAction: Sendable {
  /// Opens a window of the scene with an id, or brings it to the front if it is a `Window`. Claim WI5.
  @MainActor @preconcurrency
  public func callAsFunction(id: String) { SceneHost.opener(id: id)?.open(nil) }

  /// Opens a window for a value, in the first scene for its type, or brings the one for an equal value to the front. Claim
  /// WI6.
  @MainActor @preconcurrency
  public func callAsFunction<Value: Hashable & Codable>(value: Value) {
    SceneHost.opener(for: Value.self)?.open(AnyHashable(value))
  }

  /// Opens a window for a value in the scene with an id, or brings the one for an equal value to the front.
  @MainActor @preconcurrency
  public func callAsFunction<Value: Hashable & Codable>(id: String, value: Value) {
    SceneHost.opener(id: id, for: Value.self)?.open(AnyHashable(value))
  }
}

/// Closes windows. Read it from the environment. As SwiftUI documents it. Claim WI8.
public struct DismissWindowAction: Sendable {
  fileprivate let window: DismissAction

  /// Asks the window of the view to close, as its user does; from a sheet, the window that the sheet is over.
  @MainActor @preconcurrency
  public func callAsFunction() { window() }

  /// Closes all windows of the scene with an id. An id that no scene has is reported as `unknownWindow`.
  @MainActor @preconcurrency
  public func callAsFunction(id: String) { SceneHost.opener(id: id)?.close(nil) }

  /// Closes the window for a value, in the first scene for its type.
  @MainActor @preconcurrency
  public func callAsFunction<Value: Hashable & Codable>(value: Value) {
    SceneHost.opener(for: Value.self)?.close(AnyHashable(value))
  }

  /// Closes the window for a value in the scene with an id.
  @MainActor @preconcurrency
  public func callAsFunction<Value: Hashable & Codable>(id: String, value: Value) {
    SceneHost.opener(id: id, for: Value.self)?.close(AnyHashable(value))
  }
}

private struct SceneWindowKey: EnvironmentKey {
  static var defaultValue: DismissAction? { nil }
}

extension EnvironmentValues {
  /// Whether programs can have several windows, as on any desktop: those with an `App`, whose scenes `openWindow` opens. As SwiftUI
  /// documents it. Claim WI22.
  public var supportsMultipleWindows: Bool { MainThread.assumeIsolated { SceneHost.current?.isShown == true } }

  /// Opens windows.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Closes windows.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(window: sceneWindow ?? dismiss) }

  /// Closes the window of a scene in which the view is.
  var sceneWindow: DismissAction? {
    get { self[SceneWindowKey.self] }
    set { self[SceneWindowKey.self] = newValue }
  }
}
