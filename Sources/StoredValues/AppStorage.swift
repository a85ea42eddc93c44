import Foundation
import ViewGraph

/// A value that outlives the program, by its key in user defaults or in a file.
///
/// All properties with one key of one store have one value, in whichever window and process; a body that reads it depends on
/// it. A key that the store does not have, or has of another type, reads as the default. Writing costs little more than
/// writing `@State`: the file follows in the background. `UserDefaults` shows what is written here, and the other way
/// round: at once where the property is read in an action, and in views after the turn of the main loop. In an observable
/// object, the property announces through the object that it will change. As SwiftUI documents it.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let location: StoredLocation<Value>

  private init(_ key: String, _ store: any ValueStore, _ defaultValue: Value, _ coding: _StorageCoding<Value>) {
    location = StoredLocation(key, in: store, default: defaultValue, coding)
  }

  /// The value, or the default.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set { location.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location: location) }

  /// The value of a property of an object, which announces its changes if it is an observable object.
  public static subscript<Enclosing: AnyObject>(
    _enclosingInstance object: Enclosing, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Enclosing, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Enclosing, AppStorage<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].announced(by: object).read() }
    set { object[keyPath: storageKeyPath].announced(by: object).write(newValue) }
  }

  private func announced(by object: AnyObject) -> StoredLocation<Value> {
    StorageAnnouncers.add(object, to: location.cell)
    return location
  }

  /// The runtime's requirement: the store keeps the value.
  public static func _install(_ property: inout Self, _ installer: inout PropertyInstaller) {}
}

/// Values in user defaults; those of the program unless said otherwise.
extension AppStorage {
  /// A Bool, Int, Double, String, URL or Data.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: _StorableValue {
    self.init(key, DefaultsStore.of(store ?? .standard), wrappedValue, Value._coding)
  }

  /// A value that is kept as a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, DefaultsStore.of(store ?? .standard), wrappedValue, .raw)
  }

  /// A value that is kept as a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, DefaultsStore.of(store ?? .standard), wrappedValue, .raw)
  }

  /// A value that may be missing; nil removes it.
  public init<Wrapped: _StorableValue>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped? {
    self.init(key, DefaultsStore.of(store ?? .standard), nil, Wrapped._coding.optional())
  }

  /// A value that is kept as a number and may be missing.
  public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Raw?, Raw.RawValue == Int {
    self.init(key, DefaultsStore.of(store ?? .standard), nil, _StorageCoding<Raw>.raw.optional())
  }

  /// A value that is kept as a text and may be missing.
  public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Raw?, Raw.RawValue == String {
    self.init(key, DefaultsStore.of(store ?? .standard), nil, _StorageCoding<Raw>.raw.optional())
  }
}

/// Values in a file of one's own.
extension AppStorage {
  /// A Bool, Int, Double, String, URL or Data.
  public init(wrappedValue: Value, _ key: String, store: AppStorageFile)
  where Value: _StorableValue {
    self.init(key, store, wrappedValue, Value._coding)
  }

  /// A value that is kept as a number.
  public init(wrappedValue: Value, _ key: String, store: AppStorageFile)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, wrappedValue, .raw)
  }

  /// A value that is kept as a text.
  public init(wrappedValue: Value, _ key: String, store: AppStorageFile)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store, wrappedValue, .raw)
  }

  /// A value that may be missing; nil removes it.
  public init<Wrapped: _StorableValue>(_ key: String, store: AppStorageFile)
  where Value == Wrapped? {
    self.init(key, store, nil, Wrapped._coding.optional())
  }

  /// A value that is kept as a number and may be missing.
  public init<Raw: RawRepresentable>(_ key: String, store: AppStorageFile)
  where Value == Raw?, Raw.RawValue == Int {
    self.init(key, store, nil, _StorageCoding<Raw>.raw.optional())
  }

  /// A value that is kept as a text and may be missing.
  public init<Raw: RawRepresentable>(_ key: String, store: AppStorageFile)
  where Value == Raw?, Raw.RawValue == String {
    self.init(key, store, nil, _StorageCoding<Raw>.raw.optional())
  }
}

extension AppStorage: FieldComparable {
  package static func areEqual(_ left: AppStorage, _ right: AppStorage) -> Bool {
    left.location.isEqual(to: right.location)
  }
}

extension AppStorage: SourceProperty {
  package var source: DependencySource? { location.cell }
}

#if DEBUG
  extension AppStorage: SuppliedProperty {}
#endif
