import Foundation

/// A value that is passed down the tree.
public protocol EnvironmentKey {
  associatedtype Value
  /// What a reader gets when nobody set the key (EN1). A `static let` or a computed property.
  static var defaultValue: Value { get }
}

/// The values that a place in the tree inherits.
///
/// Reading a key while a body, make or update runs makes that call depend on this key alone (A16, RP9).
public struct EnvironmentValues {
  /// What was set, by key. A key that nobody set is absent.
  var entries = EnvironmentEntries()
  /// Who reads the values, so that a read can be tracked; nil in values of no place.
  var reader: EnvironmentReader?

  /// Values in which nothing is set.
  public init() {}

  /// The value of a key, or its default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      reader?.recordRead(of: ObjectIdentifier(key))
      guard let entry = entries[ObjectIdentifier(key)] else { return Key.defaultValue }
      return Self.value(of: key, in: entry)
    }
    set { entries.set(Entry(newValue, key: key) { Key.defaultValue }, for: ObjectIdentifier(key)) }
  }

  /// Apart, as the type of the entry is searched for where code begins that has to do with it, and mostly there is none.
  @inline(never)
  private static func value<Key: EnvironmentKey>(of key: Key.Type, in entry: any EnvironmentEntry) -> Key.Value {
    (entry as? Entry<Key.Value>)?.value ?? Key.defaultValue
  }

  /// An object, so that what is only passed on is found to be the same without a look at the value. Not of the type of the key:
  /// Swift would search for what makes each a key, and keys of one type of value have one type of entry.
  private final class Entry<Value>: EnvironmentEntry {
    let value: Value
    private let key: Any.Type
    private let defaultValue: () -> Value

    init(_ value: Value, key: Any.Type, defaultValue: @escaping () -> Value) {
      (self.value, self.key, self.defaultValue) = (value, key, defaultValue)
    }

    func isEqual(to other: (any EnvironmentEntry)?) -> Bool {
      // What nobody set and what was set to the default are the same to a reader.
      let other = (other as? Entry<Value>)?.value ?? defaultValue()
      return hasSameBytes(as: other) || ValueComparison.of(Value.self)(value, other)
    }

    /// Found out first: how two values are compared is a search for each type.
    private func hasSameBytes(as other: Value) -> Bool {
      withUnsafePointer(to: value) { own in
        withUnsafePointer(to: other) { memcmp(own, $0, MemoryLayout<Value>.size) == 0 }
      }
    }

    var description: String { "\(TypeName.of(key)) = \(value)" }

    #if DEBUG
      var anyValue: Any { value }
      var keyName: String { TypeName.of(key) }
    #endif
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// What was set, by the names of the keys, for people. Nothing counts as read. As SwiftUI documents it.
  public var description: String { "[\(entries.descriptions.sorted().joined(separator: ", "))]" }
}
