import ViewGraph

/// Opens a window of a scene. Read it from the environment: `@Environment(\\.openWindow) private var openWindow`.
public struct OpenWindowAction: Sendable {
  /// Opens a window of the scene with an id, or brings it to the front if it is a `Window`. An id that no scene has is
  /// reported as `unknownWindow`. As SwiftUI documents it.
  @MainActor @preconcurrency
  public func callAsFunction(id: String) { SceneHost.opener(of: id)?.open() }
}

/// Closes the windows of a scene. Read it from the environment.
public struct DismissWindowAction: Sendable {
  /// Closes all windows of the scene with an id. An id that no scene has is reported as `unknownWindow`.
  @MainActor @preconcurrency
  public func callAsFunction(id: String) { SceneHost.opener(of: id)?.close() }
}

private struct DefaultWindowSizeKey: EnvironmentKey {
  static var defaultValue: WindowSize? { nil }
}

/// The size of a window in pixels.
struct WindowSize: Equatable {
  let width: Double
  let height: Double
}

extension EnvironmentValues {
  /// Opens windows.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Closes windows.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// The size that a window of this scene opens with.
  var defaultWindowSize: WindowSize? {
    get { self[DefaultWindowSizeKey.self] }
    set { self[DefaultWindowSizeKey.self] = newValue }
  }
}
