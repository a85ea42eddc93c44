/// A value that the view with the keyboard focus, or a view around it, gives to menus and toolbars. As SwiftUI documents it.
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the views around the keyboard focus give. As SwiftUI documents it. Claim FO6.
public struct FocusedValues {
  /// By key, from the innermost view.
  private var entries: [ObjectIdentifier: FocusedEntry] = [:]
  /// Whose readers are told of changes; none in values that are collected.
  private var store: FocusedValueStore?

  init(store: FocusedValueStore?) { self.store = store }

  /// No values.
  package init() { self.init(store: nil) }

  /// The value of a key, or nil where nobody gives one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get {
      store?.recordRead(of: ObjectIdentifier(key))
      return (store?.entries ?? entries)[ObjectIdentifier(key)]?.value as? Key.Value
    }
    set { entries[ObjectIdentifier(key)] = newValue.map { FocusedEntry($0) } }
  }

  /// Takes what others give where nothing is given yet.
  package mutating func fill(from outer: FocusedValues) { entries.merge(outer.entries) { inner, _ in inner } }

  /// The keys of which the values are others.
  fileprivate func changes(from former: [ObjectIdentifier: FocusedEntry]) -> [ObjectIdentifier] {
    Set(entries.keys).union(former.keys).filter { key in
      guard let new = entries[key], let old = former[key] else { return true }
      return !new.isEqual(old)
    }
  }

  fileprivate var all: [ObjectIdentifier: FocusedEntry] { entries }
}

/// A value, and how it is compared with another.
struct FocusedEntry {
  let value: Any
  let isEqual: (FocusedEntry) -> Bool

  init<Value>(_ value: Value) {
    self.value = value
    isEqual = { other in
      guard let other = other.value as? Value else { return false }
      return ValueComparison.of(Value.self)(value, other)
    }
  }
}

/// What the keyboard focus of the program gives at the moment, and who has read it. Confined to the main thread.
package final class FocusedValueStore: @unchecked Sendable {
  package static let shared = FocusedValueStore()

  private(set) var entries: [ObjectIdentifier: FocusedEntry] = [:]
  private var sources: [ObjectIdentifier: DependencySource] = [:]

  /// The values, of which each read is noted.
  var values: FocusedValues { FocusedValues(store: self) }

  func recordRead(of key: ObjectIdentifier) {
    let source = sources[key] ?? DependencySource()
    sources[key] = source
    source.recordRead()
  }

  /// Takes what the focus gives from now on. Who has read a value that is another is evaluated again, and nobody else.
  @MainActor
  package func take(_ values: FocusedValues) {
    let changed = values.changes(from: entries)
    guard !changed.isEmpty else { return }
    UpdateScheduler.shared.invalidate { [self] in
      entries = values.all
      for key in changed { sources[key]?.notifyReaders() }
    }
  }
}
