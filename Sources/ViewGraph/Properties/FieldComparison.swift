import Foundation
import Synchronization

/// How two values of one type are compared to see whether a view has changed.
///
/// In this order: a binding by the place it leads to; other dynamic properties not at all, their nested fields
/// excepted; a type without padding by its bytes; an Equatable by `==`; an object or a closure by its words (the old
/// value is alive, so equal words are the same closure); a struct or tuple field by field. What cannot be compared
/// counts as changed (A5, A8 to A14).
struct FieldComparison {
  /// Compares the values at two addresses.
  let areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  /// How many bytes from the start of the values are compared, if nothing else is.
  private var byteCount: Int?

  init(areEqual: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool) { self.areEqual = areEqual }

  /// Whether two values of the type are the same. On no actor, as each function that is handed on would check for it.
  func finds<Value>(_ left: Value, equalTo right: Value) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in areEqual(left, right) }
    }
  }

  /// The comparison of a whole view: an Equatable view of plain data is compared by its fields all the same (A14).
  static func ofView<Value>(_ type: Value.Type) -> FieldComparison {
    if !_isPOD(type), let equatable = type as? any Equatable.Type { return ofEquatable(equatable) }
    return StoredField.Kind(type) == .structure ? ofFields(type) : of(type)
  }

  /// The comparison of a field's type. Whether a type adopts a protocol is a search among all conformances of the program,
  /// some hundredths of a millisecond where there is none: each kind of type is asked only what it may be.
  static func of<Value>(_ type: Value.Type) -> FieldComparison {
    if MemoryLayout<Value>.size == 0 { return FieldComparison { _, _ in true } }
    switch StoredField.Kind(type) {
    case .structure: return ofStructure(type)
    case .tuple: return ofFields(type)
    case .function: return ofBytes(count: MemoryLayout<Value>.size)
    // Before the dynamic properties, of which an optional one has no fields: a binding that comes or goes counts.
    case .optional: return (type as? any OptionalField.Type)?.comparison ?? unknown
    case .reference: return ofEquatable(ifAdoptedBy: type) ?? ofBytes(count: MemoryLayout<Value>.size)
    case .enumeration, .builtin, .other: return ofEquatable(ifAdoptedBy: type) ?? unknown
    case .existential: return unknown
    }
  }

  /// Plain bytes first: no property that refers to something is made of them.
  private static func ofStructure<Value>(_ type: Value.Type) -> FieldComparison {
    if type == AnyView.self { return ofAnyView }
    if isBitwiseComparable(type) { return ofBytes(count: MemoryLayout<Value>.size) }
    guard type is any DynamicProperty.Type else { return ofEquatable(ifAdoptedBy: type) ?? ofFields(type) }
    return (type as? any FieldComparable.Type).map { ofComparable($0) } ?? ofFields(type)
  }

  /// What is in it is compared as a field of its own type would be.
  private static var ofAnyView: FieldComparison {
    FieldComparison { left, right in
      let right = right.assumingMemoryBound(to: AnyView.self).pointee.content
      return isSame(left.assumingMemoryBound(to: AnyView.self).pointee.content, as: right)
    }
  }

  private static func isSame<Value: View>(_ left: Value, as right: any View) -> Bool {
    guard let right = right as? Value else { return false }
    return ValueComparison.of(Value.self)(left, right)
  }

  /// That of what cannot be compared.
  private static var unknown: FieldComparison { FieldComparison { _, _ in false } }

  private static func ofEquatable<Value>(ifAdoptedBy type: Value.Type) -> FieldComparison? {
    (type as? any Equatable.Type).map { ofEquatable($0) }
  }

  private static func ofFields<Value>(_ type: Value.Type) -> FieldComparison {
    let fields = StoredField.all(of: type).filter { size($0.type) > 0 }.map { field in
      (offset: field.offset, comparison: of(field.type))
    }
    if let count = contiguousBytes(of: fields) { return ofBytes(count: count) }
    return FieldComparison { left, right in
      fields.allSatisfy { offset, comparison in comparison.areEqual(left + offset, right + offset) }
    }
  }

  /// How many bytes the fields of a value take, if all are compared by their bytes and lie side by side. So do those of
  /// the views that there are most of; they are compared at once.
  private static func contiguousBytes(of fields: [(offset: Int, comparison: FieldComparison)]) -> Int? {
    var end = 0
    for field in fields {
      guard field.offset == end, let count = field.comparison.byteCount else { return nil }
      end += count
    }
    return end
  }

  private static func ofEquatable<Value: Equatable>(_ type: Value.Type) -> FieldComparison {
    FieldComparison { left, right in
      left.assumingMemoryBound(to: type).pointee == right.assumingMemoryBound(to: type).pointee
    }
  }

  private static func ofComparable<Value: FieldComparable>(_ type: Value.Type) -> FieldComparison {
    FieldComparison { left, right in
      Value.areEqual(left.assumingMemoryBound(to: type).pointee, right.assumingMemoryBound(to: type).pointee)
    }
  }

  private static func ofBytes(count: Int) -> FieldComparison {
    var comparison = FieldComparison { left, right in memcmp(left, right, count) == 0 }
    comparison.byteCount = count
    return comparison
  }

  /// Whether equal values have equal bytes: plain data whose fields leave no gap between them.
  private static func isBitwiseComparable<Value>(_ type: Value.Type) -> Bool {
    guard _isPOD(type), StoredField.Kind(type) == .structure else { return false }
    let fields = StoredField.all(of: type)
    let covered = fields.reduce(0) { $0 + size($1.type) }
    return covered == MemoryLayout<Value>.size
      && fields.allSatisfy { isBuiltinOrBitwiseComparable($0.type) }
  }

  private static func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }

  /// A field of `Int` is a builtin integer: neither a struct nor Equatable, and nothing but its bytes.
  private static func isBuiltinOrBitwiseComparable<Value>(_ type: Value.Type) -> Bool {
    StoredField.Kind(type) == .builtin || isBitwiseComparable(type)
  }
}

/// An optional is compared by its payload, which may be a closure or an object.
private protocol OptionalField {
  static var comparison: FieldComparison { get }
}

extension Optional: OptionalField {
  fileprivate static var comparison: FieldComparison {
    let payload = FieldComparison.of(Wrapped.self)
    return FieldComparison { left, right in
      let left = left.assumingMemoryBound(to: Wrapped?.self).pointee
      let right = right.assumingMemoryBound(to: Wrapped?.self).pointee
      guard let left, let right else { return left == nil && right == nil }
      return payload.finds(left, equalTo: right)
    }
  }
}

/// A dynamic property that counts in a comparison.
package protocol FieldComparable: DynamicProperty {
  static func areEqual(_ left: Self, _ right: Self) -> Bool
}

/// State starts again with each value of its view; what counts is the cell, which the node keeps.
extension State: FieldComparable {
  package static func areEqual(_ left: State, _ right: State) -> Bool { true }
}

/// The comparison of two values of a known type.
package struct ValueComparison<Value>: @unchecked Sendable {
  private let comparison: FieldComparison

  /// The comparison of a type.
  package static func of(_ type: Value.Type) -> ValueComparison {
    let key = ObjectIdentifier(type)
    if let known = comparisons.withLock({ $0[key] }) { return ValueComparison(comparison: known.comparison) }
    let comparison = FieldComparison.of(type)
    comparisons.withLock { $0[key] = KnownComparison(comparison: comparison) }
    return ValueComparison(comparison: comparison)
  }

  package func callAsFunction(_ left: Value, _ right: Value) -> Bool { comparison.finds(left, equalTo: right) }
}

/// A comparison holds nothing but functions of two addresses, so any thread may use it.
private struct KnownComparison: @unchecked Sendable {
  let comparison: FieldComparison
}

private let comparisons = Mutex<[ObjectIdentifier: KnownComparison]>([:])
