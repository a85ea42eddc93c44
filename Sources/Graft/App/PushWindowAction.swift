import ViewGraph

/// Opens a window of a scene, as `OpenWindowAction` does: that of the view stays where it is. Read it from the environment. As
/// SwiftUI documents it, but for that.
public struct PushWindowAction: Sendable {
  private let open = OpenWindowAction()

  /// Opens a window of the scene with an id.
  @MainActor @preconcurrency
  public func callAsFunction(id: String) { open(id: id) }

  /// Opens a window for a value, in the first scene for its type.
  @MainActor @preconcurrency
  public func callAsFunction<Value: Hashable & Codable>(value: Value) { open(value: value) }

  /// Opens a window for a value in the scene with an id.
  @MainActor @preconcurrency
  public func callAsFunction<Value: Hashable & Codable>(id: String, value: Value) { open(id: id, value: value) }
}

extension EnvironmentValues {
  /// Opens windows that take the place of others elsewhere.
  public var pushWindow: PushWindowAction { PushWindowAction() }
}
