/// A value that outlives the program, by its key in a file.
///
/// All properties with one key of one file have one value, in whichever window and process; a body that reads it depends on
/// it. A key that the file does not have, or has of another type, reads as the default. Writing costs as much as
/// writing `@State`: the file follows in the background. As SwiftUI documents it, but for the file, which is an
/// `AppStorageFile` where SwiftUI has user defaults.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let location: StoredLocation<Value>

  private init(_ key: String, _ store: AppStorageFile?, _ defaultValue: Value, _ coding: _StorageCoding<Value>) {
    location = StoredLocation(key, in: store ?? .standard, default: defaultValue, coding)
  }

  /// The value, or the default.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set { location.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location: location) }

  /// The runtime's requirement: the file keeps the value.
  public static func _install(_ property: inout Self, _ installer: inout PropertyInstaller) {}
}

extension AppStorage {
  /// A Bool, Int, Double, String, URL or Data.
  public init(wrappedValue: Value, _ key: String, store: AppStorageFile? = nil) where Value: _StorableValue {
    self.init(key, store, wrappedValue, Value._coding)
  }

  /// A value that is kept as a number.
  public init(wrappedValue: Value, _ key: String, store: AppStorageFile? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, wrappedValue, .raw)
  }

  /// A value that is kept as a text.
  public init(wrappedValue: Value, _ key: String, store: AppStorageFile? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store, wrappedValue, .raw)
  }

  /// A value that may be missing; nil removes it.
  public init<Wrapped: _StorableValue>(_ key: String, store: AppStorageFile? = nil) where Value == Wrapped? {
    self.init(key, store, nil, Wrapped._coding.optional())
  }

  /// A value that is kept as a number and may be missing.
  public init<Raw: RawRepresentable>(_ key: String, store: AppStorageFile? = nil)
  where Value == Raw?, Raw.RawValue == Int {
    self.init(key, store, nil, _StorageCoding<Raw>.raw.optional())
  }

  /// A value that is kept as a text and may be missing.
  public init<Raw: RawRepresentable>(_ key: String, store: AppStorageFile? = nil)
  where Value == Raw?, Raw.RawValue == String {
    self.init(key, store, nil, _StorageCoding<Raw>.raw.optional())
  }
}

extension AppStorage: FieldComparable {
  static func areEqual(_ left: AppStorage, _ right: AppStorage) -> Bool { left.location.isEqual(to: right.location) }
}

extension AppStorage: SourceProperty {
  var source: DependencySource? { location.cell }
}
