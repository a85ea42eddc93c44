#if DEBUG
  import Foundation
  import Synchronization

  /// What a search through a view has to know of a type, found once.
  final class TypeFacts: @unchecked Sendable {
    /// How values of the type are looked into.
    enum Kind {
      case nothing
      /// A dynamic property or another type that says itself what is in it.
      case property(any JoinedProperty.Type)
      /// A dynamic property whose value is read through its source.
      case supplied(any SuppliedProperty.Type)
      case optional(any OptionalValue.Type)
      case closure, object, enumeration
      /// One value, whatever it is made of.
      case plain
      /// A value with values in it; one itself, if it can be compared.
      case composite([StoredField], isComparable: Bool)
      /// What cannot be looked into.
      case opaque
    }

    let kind: Kind
    /// Whether values of the type are views.
    let isView: Bool

    private static let known = Mutex<[ObjectIdentifier: TypeFacts]>([:])
    private static let system: Set<String> = [
      "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "Dispatch", "Observation",
      "Synchronization", "__C", "Builtin", "OpenCombine", "OpenCombineFoundation", "OpenCombineDispatch",
      "CoreGraphics",
    ]

    /// Whether the type is one of Graft's.
    let isOwn: Bool
    /// Whether the type is the program's own.
    let isForeign: Bool

    /// What is known of a type.
    static func of(_ type: Any.Type) -> TypeFacts {
      let key = ObjectIdentifier(type)
      if let facts = known.withLock({ $0[key] }) { return facts }
      let facts = TypeFacts(type)
      known.withLock { $0[key] = facts }
      return facts
    }

    private init(_ type: Any.Type) {
      isView = type is any View.Type
      isOwn = OwnTypes.contain(type)
      let isSystem = TypeFacts.system.contains(OwnTypes.module(of: type))
      isForeign = !isOwn && !isSystem
      kind = TypeFacts.kind(of: type, isSystem: isSystem)
    }

    private static func kind<Value>(of type: Value.Type, isSystem: Bool) -> Kind {
      if MemoryLayout<Value>.size == 0 { return .nothing }
      if UncountedReference.isType(type) { return .opaque }
      if let property = type as? any JoinedProperty.Type { return .property(property) }
      if let supplied = type as? any SuppliedProperty.Type { return .supplied(supplied) }
      if let optional = type as? any OptionalValue.Type { return .optional(optional) }
      switch StoredField.Kind(type) {
      case .function: return MemoryLayout<Value>.size == 16 ? .closure : .opaque
      case .reference: return .object
      case .tuple: return .composite(StoredField.all(of: type), isComparable: false)
      case .structure where isSystem: return .plain
      // A colour or a font is one value, however it is made.
      case .structure where type is any Equatable.Type && OwnTypes.contain(type): return .plain
      case .structure: return .composite(StoredField.all(of: type), isComparable: type is any Equatable.Type)
      case .enumeration, .optional: return type is any Equatable.Type ? .plain : .enumeration
      case .existential, .builtin, .other: return .opaque
      }
    }
  }
#endif
