import Synchronization

/// The stored properties of one type, found once: which are dynamic properties, and how each is compared.
///
/// One of the files that look at memory through pointers; others are `StoredField.swift` and `FieldComparison.swift`, and debug builds have
/// `ValueWalk.swift`, `ObjectFields.swift` and `ClosureContext.swift` besides. Cost: a few microseconds for the first
/// value of a type, a dictionary look-up later.
final class FieldTable: @unchecked Sendable {
  private typealias Install = (UnsafeMutableRawPointer, inout PropertyInstaller) -> Void

  private struct Property {
    let name: String
    let offset: Int
    let install: Install
    /// The source that the property at an address is, if its type is one.
    let source: (UnsafeRawPointer) -> DependencySource?
  }

  /// What is known of whether calls of such a view read observable objects.
  @MainActor var observation = ObservationHabit()
  private let properties: [Property]
  /// Found when two values are compared first: that searches for conformances, and much of a program is never updated.
  @MainActor private var comparison: FieldComparison?

  private static let tables = Mutex<[ObjectIdentifier: FieldTable]>([:])

  /// The table of a type.
  static func of<Value>(_ type: Value.Type) -> FieldTable {
    let key = ObjectIdentifier(type)
    if let table = tables.withLock({ $0[key] }) { return table }
    // Made outside the lock: a table may ask for those of its fields' types.
    let table = FieldTable(type)
    return tables.withLock { tables in
      if let existing = tables[key] { return existing }
      tables[key] = table
      return table
    }
  }

  private init<Value>(_ type: Value.Type) {
    properties = StoredField.all(of: type).compactMap { field in
      guard let propertyType = field.propertyType else { return nil }
      return Property(
        name: field.name, offset: field.offset, install: Self.installer(propertyType),
        source: Self.source(propertyType))
    }
  }

  private static func installer<P: DynamicProperty>(_ type: P.Type) -> Install {
    { pointer, installer in
      let property = pointer.assumingMemoryBound(to: P.self)
      P._install(&property.pointee, &installer)
      property.pointee.update()
    }
  }

  private static func source<P: DynamicProperty>(_ type: P.Type) -> (UnsafeRawPointer) -> DependencySource? {
    { pointer in (pointer.assumingMemoryBound(to: P.self).pointee as? any SourceProperty)?.source }
  }

  /// The names of the dynamic properties, as they are stored: `_count` for `@State var count`.
  var propertyNames: [String] { properties.map(\.name) }

  /// The names of those properties of a value that are among some sources.
  func names<Value>(of sources: [DependencySource], in value: Value) -> [String] {
    withUnsafePointer(to: value) { pointer in
      properties.filter { property in
        let source = property.source(UnsafeRawPointer(pointer) + property.offset)
        return sources.contains { $0 === source }
      }
      .map(\.name)
    }
  }

  /// Whether the type has no dynamic properties.
  var isPlain: Bool { properties.isEmpty }

  /// Storage for the dynamic properties of one place, if the type has any.
  func makeSlots() -> PropertySlots? { isPlain ? nil : PropertySlots() }

  /// Connects the dynamic properties of a view with the slots of its place, and updates them, in order of declaration.
  func install<Value>(_ value: inout Value, slots: PropertySlots, scope: EnvironmentScope) {
    var installer = PropertyInstaller(slots: slots, scope: scope)
    install(&value, &installer)
  }

  /// Connects the dynamic properties nested in a dynamic property.
  func install<Value>(_ value: inout Value, _ installer: inout PropertyInstaller) {
    withUnsafeMutablePointer(to: &value) { pointer in
      for property in properties { property.install(UnsafeMutableRawPointer(pointer) + property.offset, &installer) }
    }
  }

  /// Whether two values of a view are the same to its node: dynamic properties count only where what they refer to
  /// differs (A8 to A14).
  @MainActor
  func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    (comparison ?? findComparison(of: Value.self)).finds(left, equalTo: right)
  }

  @MainActor
  private func findComparison<Value>(of type: Value.Type) -> FieldComparison {
    let found = FieldComparison.ofView(type)
    comparison = found
    return found
  }
}
