import ViewGraph

private struct SceneNameKey: EnvironmentKey {
  static var defaultValue: String { "window" }
}

private struct SceneFileKey: EnvironmentKey {
  static var defaultValue: AppStorageFile { .scenes }
}

extension EnvironmentValues {
  /// Where the values of windows are kept.
  package var sceneFile: AppStorageFile {
    get { self[SceneFileKey.self] }
    set { self[SceneFileKey.self] = newValue }
  }

  /// By what the values of a window are found again when the program is started the next time.
  package var sceneName: String {
    get { self[SceneNameKey.self] }
    set { self[SceneNameKey.self] = newValue }
  }
}

/// A value that belongs to a window of a scene and outlives the program, by its key.
///
/// The windows of a scene are told apart by their order: the first window that a scene opens finds what the first one had
/// the last time. Hosts in a window of the program's own have the value of that window where the program has given it a name for
/// that, and share one value otherwise. Before the view is mounted it is the default, and writes are ignored. As SwiftUI documents
/// it.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let defaultValue: Value
  private let coding: _StorageCoding<Value>
  private var location: StoredLocation<Value>?

  private init(_ key: String, _ defaultValue: Value, _ coding: _StorageCoding<Value>) {
    self.key = key
    self.defaultValue = defaultValue
    self.coding = coding
  }

  /// The value, or the default.
  public var wrappedValue: Value {
    get { location?.read() ?? defaultValue }
    nonmutating set { location?.write(newValue) }
  }

  /// A binding to the value; a constant before the view is mounted.
  public var projectedValue: Binding<Value> { location.map { Binding(location: $0) } ?? .constant(defaultValue) }

  /// The runtime's requirement.
  public static func _install(_ property: inout Self, _ installer: inout PropertyInstaller) {
    let values = installer.scope.values
    let key = values.sceneName + "/" + property.key
    property.location = StoredLocation(key, in: values.sceneFile, default: property.defaultValue, property.coding)
  }
}

extension SceneStorage {
  /// A Bool, Int, Double, String, URL or Data.
  public init(wrappedValue: Value, _ key: String) where Value: _StorableValue {
    self.init(key, wrappedValue, Value._coding)
  }

  /// A value that is kept as a number.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw)
  }

  /// A value that is kept as a text.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw)
  }

  /// A value that may be missing; nil removes it.
  public init<Wrapped: _StorableValue>(_ key: String) where Value == Wrapped? {
    self.init(key, nil, Wrapped._coding.optional())
  }

  /// A value that is kept as a number and may be missing.
  public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == Int {
    self.init(key, nil, _StorageCoding<Raw>.raw.optional())
  }

  /// A value that is kept as a text and may be missing.
  public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == String {
    self.init(key, nil, _StorageCoding<Raw>.raw.optional())
  }
}

extension SceneStorage: FieldComparable {
  package static func areEqual(_ left: SceneStorage, _ right: SceneStorage) -> Bool {
    left.key == right.key && ValueComparison.of(Value.self)(left.defaultValue, right.defaultValue)
  }
}

extension SceneStorage: SourceProperty {
  package var source: DependencySource? { location?.cell }
}

#if DEBUG
  extension SceneStorage: SuppliedProperty {}
#endif
