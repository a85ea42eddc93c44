import ViewGraph

/// A scene that does something more than another one.
public struct _ModifiedScene<Content: Scene, Modified: View>: Scene {
  public typealias Body = Never

  let content: Content
  let modify: @MainActor (Content._SceneView) -> Modified

  /// The runtime's requirement.
  public var _sceneView: Modified { modify(content._sceneView) }
}

extension Scene {
  /// Runs an action with the old and the new value when an evaluation of the scenes gives another value, such as
  /// `scenePhase`.
  ///
  /// With `initial`, also at the start, with the value twice. As SwiftUI documents it.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene {
    _ModifiedScene(content: self) { $0.onChange(of: value, initial: initial, action) }
  }

  /// Runs an action when an evaluation of the scenes gives another value. As SwiftUI documents it.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs an action with the new value; what it captured is of the evaluation before. As SwiftUI documents it.
  @available(*, deprecated, message: "use the action with no or with two parameters")
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some Scene {
    _ModifiedScene(content: self) { $0.onChange(of: value, perform: action) }
  }
}
