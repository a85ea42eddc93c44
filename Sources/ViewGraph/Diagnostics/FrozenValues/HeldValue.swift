#if DEBUG
  import Foundation

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
      case .plain(let value): HeldValue.cut(HeldValue.describe(value))
      case .object(let object): "a \(object.type)\(object.contents)"
      case .binding(let location): "a binding to \(location.placeDescription)"
      case .closure(let closure): closure.description
      case .enumCase(let name, _): ".\(name)"
      }
    }

    private static func describe(_ value: Any) -> String {
      if let optional = value as? any OptionalValue { return optional.wrapped.map(describe) ?? "nil" }
      if let text = (value as? any SaidText)?.saidText { return describe(text) }
      var text = value is String ? "\"\(value)\"" : String(describing: value)
      text.replace(/\(unknown context at \$[0-9a-f]*\)\./, with: "")
      return text
    }

    private static func cut(_ text: String) -> String { text.count > 60 ? "\(text.prefix(57))…" : text }

    /// The description, from shortly before where it differs from another if that is far inside.
    func description(besides other: HeldValue) -> String {
      guard case .plain(let value) = self, case .plain(let otherValue) = other else { return description }
      let text = HeldValue.describe(value)
      let common = text.commonPrefix(with: HeldValue.describe(otherValue)).count
      return HeldValue.cut(common > 50 ? "…\(text.dropFirst(common - 20))" : text)
    }

    /// The same value, with what can be said of an object as long as it lives.
    var described: HeldValue {
      guard case .object(var object) = self else { return self }
      object.describe()
      return .object(object)
    }

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
    /// What its properties have, for messages; empty until it is described, and where nothing can be said.
    private(set) var contents = ""

    init(_ object: AnyObject) {
      self.object = object
      id = ObjectIdentifier(object)
      type = Swift.type(of: object)
    }

    @MainActor
    mutating func describe() {
      if let object { contents = ObjectFields.contents(of: object) }
    }
  }

  /// What a text of Graft's says, which its reader sees.
  package protocol SaidText {
    var saidText: String { get }
  }

  /// Which values are seldom equal by chance.
  enum Distinctness {
    static func isDistinctive(_ value: Any) -> Bool {
      switch value {
      case is Bool: false
      case let text as String: isDistinctive(text: text)
      case let number as any BinaryInteger: !(-9...10).contains(Int(clamping: number)) && Int(clamping: number) != 100
      case let number as Double: number != number.rounded()
      case let number as Float: number != number.rounded()
      case let number as CGFloat: number != number.rounded()
      case let elements as any Collection: !elements.isEmpty
      case let optional as any OptionalValue: optional.wrapped.map(isDistinctive) ?? optional.isOfForeignType
      case let text as any SaidText: isDistinctive(text: text.saidText)
      // Many views have the same colour, font or edge.
      default: !TypeFacts.of(type(of: value)).isOwn
      }
    }

    /// One word alone may stand in two places, as the name of what has none.
    private static func isDistinctive(text: String) -> Bool {
      text.count > 2 && text.contains { $0.isNumber || !$0.isLetter }
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
      walk.visit(payload, place.inOptional)
    }
  }
#endif
