/// A value that the view inherits from its place in the tree.
///
/// Reading it in a body makes the body depend on the keys that were read, and on no others (A16, A17).
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  let keyPath: KeyPath<EnvironmentValues, Value>
  private var scope: EnvironmentScope?

  /// Reads the value at a key path of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The inherited value. In a view that is not mounted: the default, reported as `uninstalledEnvironment` (EN8).
  public var wrappedValue: Value {
    if let scope { return scope.values[keyPath: keyPath] }
    Diagnostics.report(
      .uninstalledEnvironment, place: String(describing: keyPath),
      "the environment value of type \(Value.self) was read in a view that is not mounted; it is the default")
    return EnvironmentValues()[keyPath: keyPath]
  }

  /// The runtime's requirement.
  public static func _install(_ property: inout Self, _ installer: inout PropertyInstaller) {
    property.scope = installer.scope
  }
}
