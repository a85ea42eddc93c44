#if DEBUG
  /// A value somewhere inside of a view, kept to be compared with what is there later.
  ///
  /// Objects are not kept alive: whoever looks must not change how long they live.
  @MainActor
  enum HeldValue {
    /// What `==` or its bytes tell apart.
    case plain(Any)
    case object(SeenObject)
    case binding(any BindingLocation)
    case closure(HeldClosure)
    /// The case of an enumeration that cannot be compared as a whole; its payloads are values of their own.
    case enumCase(String, of: Any.Type)

    /// Whether two values are the same as far as can be known: what cannot be compared counts as the same.
    func isSame(as other: HeldValue) -> Bool {
      switch (self, other) {
      case (.plain(let left), .plain(let right)): HeldValue.areEqual(left, right)
      case (.object(let left), .object(let right)): left.id == right.id && left.object != nil
      case (.binding(let left), .binding(let right)): left.isSamePlace(as: right)
      case (.closure(let left), .closure(let right)): left.isSame(as: right)
      case (.enumCase(let left, let leftType), .enumCase(let right, let rightType)):
        left == right && leftType == rightType
      default: false
      }
    }

    private static func areEqual<Value>(_ left: Value, _ right: Any) -> Bool {
      guard let right = right as? Value else { return false }
      return ValueComparison.of(Value.self)(left, right)
    }

    /// For messages.
    var description: String {
      switch self {
      case .plain(let value): HeldValue.describe(value)
      case .object(let object): "\(HeldValue.article(object.type)) of its own"
      case .binding(let location): "a binding to \(location.placeDescription)"
      case .closure(let closure): closure.description
      case .enumCase(let name, _): ".\(name)"
      }
    }

    private static func describe(_ value: Any) -> String {
      if let optional = value as? any OptionalValue { return optional.wrapped.map(describe) ?? "nil" }
      var text = value is String ? "\"\(value)\"" : String(describing: value)
      text.replace(/\(unknown context at \$[0-9a-f]*\)\./, with: "")
      return text.count > 60 ? "\(text.prefix(57))…" : text
    }

    private static func article(_ type: Any.Type) -> String { "a \(type)" }

    /// Whether equal values are hardly equal by chance, although they have different names.
    var isDistinctive: Bool {
      switch self {
      case .plain(let value): Distinctness.isDistinctive(value)
      case .object, .binding: true
      case .closure(let closure): closure.hasContext
      case .enumCase(_, let type): TypeFacts.of(type).isForeign
      }
    }
  }

  /// An object, which may be gone.
  struct SeenObject {
    weak var object: AnyObject?
    let id: ObjectIdentifier
    let type: Any.Type

    init(_ object: AnyObject) {
      self.object = object
      id = ObjectIdentifier(object)
      type = Swift.type(of: object)
    }
  }

  /// Which values are seldom equal by chance.
  enum Distinctness {
    static func isDistinctive(_ value: Any) -> Bool {
      switch value {
      case is Bool: false
      case let text as String: text.count > 2
      case let number as any BinaryInteger: !(-9...10).contains(Int(clamping: number)) && Int(clamping: number) != 100
      case let number as Double: number != number.rounded()
      case let number as Float: number != number.rounded()
      case let elements as any Collection: !elements.isEmpty
      case let optional as any OptionalValue: optional.wrapped.map(isDistinctive) ?? optional.isOfForeignType
      default: true
      }
    }
  }

  /// An optional of any type.
  protocol OptionalValue {
    var wrapped: Any? { get }
    var isOfForeignType: Bool { get }
    @MainActor static func visitPayload(at pointer: UnsafeRawPointer, _ place: ValuePlace, _ walk: inout ValueWalk)
  }

  extension Optional: OptionalValue {
    var wrapped: Any? { self }
    var isOfForeignType: Bool { TypeFacts.of(Wrapped.self).isForeign }

    @MainActor
    static func visitPayload(at pointer: UnsafeRawPointer, _ place: ValuePlace, _ walk: inout ValueWalk) {
      guard let payload = pointer.assumingMemoryBound(to: Wrapped?.self).pointee else { return }
      walk.visit(payload, place.moved)
    }
  }
#endif
