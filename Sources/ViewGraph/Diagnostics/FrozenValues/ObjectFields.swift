#if DEBUG
  import Observation
  import OpenCombine

  /// The published properties of an observable object.
  ///
  /// Only what views read while they are evaluated is looked at: what `@Observable` tracks and what is `@Published`. Other
  /// properties may belong to other threads.
  @MainActor
  enum ObjectFields {
    /// Whether an object tells of its changes.
    static func isModel(_ object: AnyObject) -> Bool { object is any Observable || object is any ObservableObject }

    /// The first properties and what they have, in brackets; empty where there is nothing to say.
    static func contents(of object: AnyObject) -> String {
      guard isModel(object) else { return "" }
      let parts = ValueWalk.properties(of: object).compactMap { found -> String? in
        guard case .plain = found.value, found.place.path == found.place.name else { return nil }
        return "\(found.place.name): \(found.value.description)"
      }
      return parts.isEmpty ? "" : " (\(parts.prefix(3).joined(separator: ", ")))"
    }

    static func visit(_ object: AnyObject, _ place: ValuePlace, _ walk: inout ValueWalk) {
      let type: AnyClass = Swift.type(of: object)
      let isTracking = object is any Observable
      let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      for field in StoredField.all(ofClass: type) where field.name.hasPrefix("_") && !field.name.hasPrefix("_$") {
        let fieldPlace = place.property(field.name, of: type, at: nil)
        if let published = field.type as? any PublishedProperty.Type {
          published.visitValue(at: address + field.offset, fieldPlace, &walk)
        } else if isTracking, TypeFacts.of(field.type).isValue {
          walk.visit(field.type, at: address + field.offset, fieldPlace)
        }
      }
    }
  }

  extension TypeFacts {
    /// Whether values of the type have nothing in them that another object owns.
    fileprivate var isValue: Bool {
      switch kind {
      case .plain, .composite, .enumeration, .optional: true
      case .nothing, .property, .supplied, .closure, .object, .opaque: false
      }
    }
  }

  @MainActor
  private protocol PublishedProperty {
    static func visitValue(at pointer: UnsafeRawPointer, _ place: ValuePlace, _ walk: inout ValueWalk)
  }

  extension Published: PublishedProperty {
    fileprivate static func visitValue(at pointer: UnsafeRawPointer, _ place: ValuePlace, _ walk: inout ValueWalk) {
      let published = pointer.assumingMemoryBound(to: Published<Value>.self).pointee
      if let value = find(in: Mirror(reflecting: published), depth: 0) { walk.visit(value, place) }
    }

    /// The value, which is kept in a box and, once somebody has subscribed, in a subject.
    private static func find(in mirror: Mirror, depth: Int) -> Value? {
      guard depth < 6 else { return nil }
      for child in mirror.children {
        if let value = child.value as? Value { return value }
        if let value = find(in: Mirror(reflecting: child.value), depth: depth + 1) { return value }
      }
      return mirror.superclassMirror.flatMap { find(in: $0, depth: depth + 1) }
    }
  }
#endif
