#if DEBUG
  /// A closure, kept as the values that it has captured: two closures from one place of the source are as different as
  /// these.
  @MainActor
  struct HeldClosure {
    private let function: UInt
    /// Whether it has captured anything.
    let hasContext: Bool
    private let captures: [HeldValue]
    /// Whether it has captured a whole view, of which nobody knows what it uses.
    let holdsView: Bool
    private let isKnown: Bool
    /// What it gives back.
    let resultType: Any.Type

    init(at pointer: UnsafeRawPointer, type: Any.Type, depth: Int = 0) {
      function = pointer.load(as: UInt.self)
      hasContext = pointer.load(fromByteOffset: 8, as: UInt.self) != 0
      resultType = HeldClosure.resultType(of: type)
      let found = HeldClosure.captures(ofClosureAt: pointer, depth)
      (captures, holdsView, isKnown) = (found.values, found.holdView, found.areAll)
    }

    private typealias Captures = (values: [HeldValue], holdView: Bool, areAll: Bool)

    private static func captures(ofClosureAt pointer: UnsafeRawPointer, _ depth: Int) -> Captures {
      var found: Captures = ([], false, true)
      switch ClosureContext.of(closureAt: pointer) {
      case .none: break
      case .unknown: found.areAll = false
      case .object(let object): found.values = [.object(SeenObject(object))]
      case .captures(let context):
        found.areAll = context.forEachCapture { type, address in
          if TypeFacts.of(type).isView {
            found.holdView = true
          } else {
            add(capture(type, at: address, depth), to: &found)
          }
        }
      }
      return found
    }

    private static func add(_ value: HeldValue, to found: inout Captures) {
      if case .closure(let inner) = value { found.holdView = found.holdView || inner.holdsView }
      found.values.append(value)
    }

    private static func capture<Value>(_ type: Value.Type, at address: UnsafeRawPointer, _ depth: Int) -> HeldValue {
      switch StoredField.Kind(type) {
      case .function where MemoryLayout<Value>.size == 16 && depth < 4:
        return .closure(HeldClosure(at: address, type: type, depth: depth + 1))
      case .reference:
        return .object(SeenObject(address.load(as: AnyObject.self)))
      default: break
      }
      let value = address.assumingMemoryBound(to: type).pointee
      if let binding = value as? any LocatedValue { return .binding(binding.place) }
      // What is not even equal to itself cannot be compared.
      let isComparable = ValueComparison.of(type)(value, value)
      return isComparable ? .plain(value) : .enumCase("", of: type)
    }

    /// The second word after the kind of a function's metadata (the Swift ABI's TargetFunctionTypeMetadata).
    private static func resultType(of type: Any.Type) -> Any.Type {
      let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
      return unsafeBitCast(words[2], to: Any.Type.self)
    }

    /// The value of a type that it has captured, if it is one.
    func onlyCapture<Value>(of type: Value.Type) -> Value? {
      let values = captures.compactMap { capture -> Value? in
        guard case .plain(let value) = capture else { return nil }
        return value as? Value
      }
      return isKnown && values.count == 1 ? values[0] : nil
    }

    /// Whether two closures from one place have captured the same, as far as can be known.
    func isSame(as other: HeldClosure) -> Bool {
      // Where the context lies says nothing: that of a closure that is gone may be another's by now.
      guard function == other.function, isKnown, other.isKnown, captures.count == other.captures.count else {
        return function == other.function
      }
      return zip(captures, other.captures).allSatisfy { $0.isSame(as: $1) }
    }

    /// The first captured value that differs, in words.
    func difference(to other: HeldClosure) -> (old: String, new: String)? {
      guard captures.count == other.captures.count else { return nil }
      for (old, new) in zip(captures, other.captures) where !old.isSame(as: new) {
        if case .closure(let old) = old, case .closure(let new) = new { return old.difference(to: new) }
        return (old.description, new.description)
      }
      return nil
    }

    /// For messages.
    var description: String { "a closure that has captured \(captures.map(\.description).joined(separator: ", "))" }
  }

  /// A value that leads to another.
  private protocol LocatedValue {
    var place: any BindingLocation { get }
  }

  extension Binding: LocatedValue {
    fileprivate var place: any BindingLocation { location }
  }
#endif
