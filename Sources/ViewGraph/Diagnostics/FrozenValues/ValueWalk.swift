#if DEBUG
  /// A search for all values inside of a view: in structures, optionals, enumerations, erased views, and in what closures
  /// have captured. Objects are not looked into, but for what a representable's observable objects publish.
  ///
  /// Runs no code of the program's but the getters of environment values and of the key paths of bindings.
  @MainActor
  struct ValueWalk {
    /// On which side of a join the view is. What a representable has for reading is read; what a hosted view has for
    /// reading is its own affair.
    enum Side { case representable, hosted }

    private(set) var found: [FoundValue] = []
    /// The values that others are made of, by which content is recognised.
    private(set) var composites: Set<ObjectIdentifier> = []
    /// The objects that announce changes.
    private(set) var models: Set<ObjectIdentifier> = []
    let side: Side
    /// Through what values are being read.
    private var source: DependencySource?

    private static let (depthLimit, valueLimit) = (12, 400)

    /// The values inside of a view at an address.
    static func values<Content: View>(of type: Content.Type, at pointer: UnsafeRawPointer, _ side: Side) -> ValueWalk {
      var walk = ValueWalk(side: side)
      walk.visit(type, at: pointer, ValuePlace(of: type))
      return walk
    }

    /// The values in an observable object.
    static func properties(of object: AnyObject) -> [FoundValue] {
      var walk = ValueWalk(side: .representable)
      ObjectFields.visit(object, ValuePlace(of: Swift.type(of: object)), &walk)
      return walk.found
    }

    private init(side: Side) { self.side = side }

    mutating func visit<Value>(_ value: Value, _ place: ValuePlace) {
      withUnsafePointer(to: value) { visit(Value.self, at: $0, place) }
    }

    mutating func visit<Value>(_ type: Value.Type, at pointer: UnsafeRawPointer, _ place: ValuePlace) {
      guard place.depth < ValueWalk.depthLimit, found.count < ValueWalk.valueLimit else { return }
      composites.insert(ObjectIdentifier(type))
      switch TypeFacts.of(type).kind {
      case .nothing, .opaque: return
      case .property(let property): property.visit(at: pointer, place, &self)
      case .supplied(let property): visitSupplied(property, at: pointer, place)
      case .optional(let optional): visitOptional(type, optional, at: pointer, place)
      case .closure: visitClosure(type, at: pointer, place)
      case .object: visitObject(pointer.load(as: UnsafeRawPointer?.self), declared: type, place)
      case .enumeration: visitEnumeration(pointer.assumingMemoryBound(to: type).pointee, place)
      case .plain: add(.plain(pointer.assumingMemoryBound(to: type).pointee), type, place)
      case .composite(let fields, let isComparable):
        if isComparable { add(.plain(pointer.assumingMemoryBound(to: type).pointee), type, place) }
        visitFields(fields, of: type, at: pointer, place)
        if type is any InterpolatingView.Type {
          visitInterpolated(pointer.assumingMemoryBound(to: type).pointee, place)
        }
      }
    }

    private mutating func visitSupplied<Property: SuppliedProperty>(
      _ type: Property.Type, at pointer: UnsafeRawPointer, _ place: ValuePlace
    ) {
      guard side == .representable, place.origin != .capture else { return }
      let property = pointer.assumingMemoryBound(to: type).pointee
      if let source = property.source { visit(property.wrappedValue, readFrom: source, place.with(.binding)) }
    }

    private mutating func visitInterpolated<Value>(_ view: Value, _ place: ValuePlace) {
      for (index, value) in ((view as? any InterpolatingView)?.interpolatedValues ?? []).enumerated() {
        var inside = place.property("\(index)", of: Value.self, at: nil)
        inside.isInterpolated = true
        visit(value, inside)
      }
    }

    mutating func add(_ value: HeldValue, _ type: Any.Type, _ place: ValuePlace) {
      found.append(FoundValue(place: place, type: type, value: value, source: source))
    }

    /// Adds what is read through a source.
    mutating func visit<Value>(_ value: Value, readFrom source: DependencySource?, _ place: ValuePlace) {
      self.source = source
      visit(value, place)
      self.source = nil
    }

    private mutating func visitFields(
      _ fields: [StoredField], of type: Any.Type, at pointer: UnsafeRawPointer, _ place: ValuePlace
    ) {
      for field in fields {
        let fieldPlace = place.property(field.name, of: type, at: field.offset)
        visit(field.type, at: pointer + field.offset, fieldPlace)
      }
    }

    private mutating func visitOptional<Value>(
      _ type: Value.Type, _ optional: any OptionalValue.Type, at pointer: UnsafeRawPointer, _ place: ValuePlace
    ) {
      if type is any Equatable.Type { add(.plain(pointer.assumingMemoryBound(to: type).pointee), type, place) }
      optional.visitPayload(at: pointer, place, &self)
    }

    private mutating func visitEnumeration<Value>(_ value: Value, _ place: ValuePlace) {
      guard !(value is any CustomReflectable) else { return }
      let payload = Mirror(reflecting: value).children.first
      add(.enumCase(payload?.label ?? "\(value)", of: Value.self), Value.self, place)
      guard let payload else { return }
      let inside = place.property(payload.label ?? "", of: Value.self, at: nil)
      visit(payload.value, inside)
    }

    private mutating func visitClosure(_ type: Any.Type, at pointer: UnsafeRawPointer, _ place: ValuePlace) {
      let closure = HeldClosure(at: pointer, type: type)
      add(.closure(closure), type, place)
      guard case .captures(let context) = ClosureContext.of(closureAt: pointer) else { return }
      var walk = self
      _ = context.forEachCapture { captured, address in
        // Of a view that a hosted closure has captured as a whole nobody knows what it uses.
        if walk.side == .hosted, TypeFacts.of(captured).isView { return }
        walk.visit(captured, at: address, place.with(.capture))
      }
      self = walk
    }

    mutating func visitObject(_ address: UnsafeRawPointer?, declared type: Any.Type, _ place: ValuePlace) {
      guard let address else { return }
      let object = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
      add(.object(SeenObject(object)), type, place)
      guard ObjectFields.isModel(object) else { return }
      models.insert(ObjectIdentifier(object))
      if side == .representable, place.depth < 4 {
        ObjectFields.visit(object, place.with(.model(ObjectIdentifier(object))), &self)
      }
    }
  }

  /// A view that writes values into a text.
  @MainActor
  package protocol InterpolatingView {
    var interpolatedValues: [Any] { get }
  }

  /// A dynamic property that brings in a value which its source tells of.
  @MainActor
  package protocol SuppliedProperty: SourceProperty {
    associatedtype Value
    var wrappedValue: Value { get }
  }

  /// A type that says itself what values are in it, for those who look across a join.
  @MainActor
  protocol JoinedProperty {
    static func visit(at pointer: UnsafeRawPointer, _ place: ValuePlace, _ walk: inout ValueWalk)
  }
#endif
