/// Where a binding leads. A binding to a Sendable value is Sendable, so what a location keeps must stand several threads
/// at once.
package protocol BindingLocation<Value>: AnyObject {
  associatedtype Value
  /// The value; the running call depends on it.
  func read() -> Value
  /// The source that tells of changes, if the value can be asked for again without noting who reads. None unless said
  /// otherwise.
  var whole: DependencySource? { get }
  /// The value that evaluations see. Nobody is noted as its reader. Asked for only where there is a `whole`.
  func evaluated() -> Value
  func write(_ newValue: Value)
  /// Whether both lead to the same place, so that a view which only passes the binding on is unchanged.
  func isEqual(to other: any BindingLocation) -> Bool
}

extension BindingLocation {
  package var whole: DependencySource? { nil }
  package func evaluated() -> Value { read() }
}

/// A reader and a writer. Never equal to another: what the closures captured cannot be compared.
final class FunctionLocation<Value>: BindingLocation {
  private let get: () -> Value
  private let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  func read() -> Value { get() }
  func write(_ newValue: Value) { set(newValue) }
  func isEqual(to other: any BindingLocation) -> Bool { self === other }
}

/// A fixed value.
final class ConstantLocation<Value>: BindingLocation {
  private let value: Value

  init(value: Value) { self.value = value }

  func read() -> Value { value }
  func write(_ newValue: Value) {}

  func isEqual(to other: any BindingLocation) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return ValueComparison.of(Value.self)(value, other.value)
  }
}

/// A part of another location's value.
final class KeyPathLocation<Root, Value>: BindingLocation {
  private let base: any BindingLocation<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(base: any BindingLocation<Root>, keyPath: WritableKeyPath<Root, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  func read() -> Value { readPart { base.read()[keyPath: keyPath] } }
  var whole: DependencySource? { base.whole }
  func evaluated() -> Value { base.evaluated()[keyPath: keyPath] }

  func write(_ newValue: Value) {
    var root = base.read()
    root[keyPath: keyPath] = newValue
    base.write(root)
  }

  func isEqual(to other: any BindingLocation) -> Bool {
    guard let other = other as? KeyPathLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && base.isEqual(to: other.base)
  }
}

/// A value seen as an optional.
final class OptionalLocation<Wrapped>: BindingLocation {
  private let base: any BindingLocation<Wrapped>

  init(base: any BindingLocation<Wrapped>) { self.base = base }

  func read() -> Wrapped? { base.read() }
  var whole: DependencySource? { base.whole }
  func evaluated() -> Wrapped? { base.evaluated() }
  func write(_ newValue: Wrapped?) { newValue.map(base.write) }

  func isEqual(to other: any BindingLocation) -> Bool {
    (other as? OptionalLocation<Wrapped>).map { base.isEqual(to: $0.base) } ?? false
  }
}

/// The payload of an optional.
final class PayloadLocation<Value>: BindingLocation {
  private let base: any BindingLocation<Value?>
  private let lastValue: SharedValue<Value>

  init(base: any BindingLocation<Value?>, lastValue: Value) {
    self.base = base
    self.lastValue = SharedValue(lastValue)
  }

  func read() -> Value { payload(of: base.read()) }
  var whole: DependencySource? { base.whole }
  func evaluated() -> Value { payload(of: base.evaluated()) }

  private func payload(of value: Value?) -> Value {
    guard let value else { return lastValue.value }
    lastValue.replace(with: value)
    return value
  }

  func write(_ newValue: Value) { base.write(newValue) }

  func isEqual(to other: any BindingLocation) -> Bool {
    (other as? PayloadLocation<Value>).map { base.isEqual(to: $0.base) } ?? false
  }
}

/// A value whose type is hidden.
final class HashableLocation<Hidden: Hashable>: BindingLocation {
  private let base: any BindingLocation<Hidden>

  init(base: any BindingLocation<Hidden>) { self.base = base }

  func read() -> AnyHashable { AnyHashable(base.read()) }
  var whole: DependencySource? { base.whole }
  func evaluated() -> AnyHashable { AnyHashable(base.evaluated()) }

  func write(_ newValue: AnyHashable) {
    if let value = newValue.base as? Hidden { return base.write(value) }
    Diagnostics.report(
      .foreignValue, place: String(describing: Hidden.self),
      """
      a value of type \(type(of: newValue.base)) was written through a binding to AnyHashable whose source has the type \
      \(Hidden.self); the write is dropped
      """)
  }

  func isEqual(to other: any BindingLocation) -> Bool {
    (other as? HashableLocation<Hidden>).map { base.isEqual(to: $0.base) } ?? false
  }
}
