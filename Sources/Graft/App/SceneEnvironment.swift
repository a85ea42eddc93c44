import Observation
import ViewGraph

/// What the windows of scenes inherit, beneath what each window gives, such as its size classes. As SwiftUI documents it.
extension Scene {
  /// Sets a value of the environment for all windows of the scene.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    _ModifiedScene(content: self) { $0.environment(keyPath, value) }
  }

  /// Supplies an observable model to all windows of the scene, by its type.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    _ModifiedScene(content: self) { $0.environment(object) }
  }

  /// Supplies an observable object to all windows of the scene, by its type.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    _ModifiedScene(content: self) { $0.environmentObject(object) }
  }

  /// Changes a value of the environment for all windows of the scene, starting from what is inherited.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some Scene {
    _ModifiedScene(content: self) { $0.transformEnvironment(keyPath, transform: transform) }
  }
}
