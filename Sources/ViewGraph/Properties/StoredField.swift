@_spi(Reflection) import Swift

/// One stored property of a type.
struct StoredField {
  let name: String
  let offset: Int
  let type: Any.Type

  /// The type as that of a dynamic property. To ask whether a type conforms is a search, so only those are asked which may.
  var propertyType: (any DynamicProperty.Type)? {
    Kind(type).mayBeProperty ? type as? any DynamicProperty.Type : nil
  }

  /// The stored properties of a struct or the elements of a tuple, or none for another kind of type.
  static func all<Value>(of type: Value.Type) -> [StoredField] {
    guard Kind(type).hasFields else { return [] }
    let fields = all(of: type, options: [])
    if fields.isEmpty, MemoryLayout<Value>.size != 0, !_isPOD(type) {
      fatalError(
        """
        no stored property of \(type) can be seen. Graft finds state by reflection: build without \
        -disable-reflection-metadata and -reflection-metadata-for-debugger-only
        """)
    }
    return fields
  }

  /// The stored properties of the class of an object, without those of classes above.
  static func all(ofClass type: AnyClass) -> [StoredField] { all(of: type, options: classType) }

  /// What the reflection calls the option to look into a class.
  private static let classType = _EachFieldOptions(rawValue: 1)

  private static func all<Value>(of type: Value.Type, options: _EachFieldOptions) -> [StoredField] {
    var fields: [StoredField] = []
    _ = _forEachField(of: type, options: options) { name, offset, fieldType, _ in
      fields.append(StoredField(name: String(cString: name), offset: offset, type: fieldType))
      return true
    }
    guard Kind(type) != .tuple, fields.contains(where: { Kind($0.type).mayBeUncounted }) else { return fields }
    let counted = countedFields(of: type, options: options)
    return fields.map { field in
      guard Kind(field.type).mayBeUncounted, !counted.contains(field.name) else { return field }
      return StoredField(name: field.name, offset: field.offset, type: UncountedReference.type(for: field.type))
    }
  }

  /// The names of the properties that are neither weak nor unowned, as far as these may be. Key paths lead to no others.
  private static func countedFields<Value>(of type: Value.Type, options: _EachFieldOptions) -> Set<String> {
    var names: Set<String> = []
    // Bit 1: leave out what no key path leads to.
    _ = _forEachFieldWithKeyPath(of: type, options: options.union(_EachFieldOptions(rawValue: 2))) { name, _ in
      names.insert(String(cString: name))
      return true
    }
    return names
  }

  /// What kind of type this is, as far as comparing needs to know.
  enum Kind {
    case structure, enumeration, optional, builtin, tuple, reference, existential, function, other

    init(_ type: Any.Type) {
      // The first word of a type's metadata is its kind (the Swift ABI's MetadataKind), or an isa pointer for a class.
      switch unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee {
      case 0x200: self = .structure
      case 0x201: self = .enumeration
      case 0x202: self = .optional
      case 0x300: self = .builtin
      case 0x301: self = .tuple
      case 0x302: self = .function
      case 0x303: self = .existential
      case 0: self = .reference
      case let kind: self = kind > 0x7FF ? .reference : .other
      }
    }

    var hasFields: Bool { self == .structure || self == .tuple }

    /// Whether such a type may conform to what only types with a name conform to.
    fileprivate var mayBeProperty: Bool {
      switch self {
      case .builtin, .tuple, .function, .existential: false
      case .structure, .enumeration, .optional, .reference, .other: true
      }
    }

    /// Whether a property of such a type may be a reference that is not counted.
    fileprivate var mayBeUncounted: Bool { self == .optional || self == .reference || self == .existential }
  }
}

/// What a weak or unowned property holds: words that say which object it is, and keep none. They are the same exactly
/// where the object is.
enum UncountedReference {
  struct ToObject { let object: UInt }

  /// The object with what it conforms to.
  struct ToConforming { let object, conformance: UInt }

  fileprivate static func type<Value>(for declared: Value.Type) -> Any.Type {
    MemoryLayout<Value>.size == MemoryLayout<ToObject>.size ? ToObject.self : ToConforming.self
  }

  /// Whether a stored property was given such a type.
  static func isType(_ type: Any.Type) -> Bool { type == ToObject.self || type == ToConforming.self }
}
