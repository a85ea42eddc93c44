#if DEBUG
  import Synchronization

  /// The properties of a representable that are meant to stay as make found them: those that are `@MakeOnly`, and those whose
  /// names begin with `initial`.
  enum LastingFields {
    private static let known = Mutex<[ObjectIdentifier: [StoredField]]>([:])

    /// Whether a name says that a value is meant to stay.
    static func isInitial(_ name: some StringProtocol) -> Bool {
      guard name.hasPrefix("initial") else { return false }
      return name.dropFirst("initial".count).first.map { $0.isUppercase || $0 == "_" } ?? true
    }

    /// What these properties of a view have.
    static func values<Content>(of view: Content) -> [Any] {
      withUnsafePointer(to: view) { view in
        fields(of: Content.self).map { StoredField.read($0.type, at: UnsafeRawPointer(view) + $0.offset) }
      }
    }

    /// A view with former values in these properties.
    static func restored<Content>(_ view: Content, _ values: [Any]) -> Content {
      var restored = view
      withUnsafeMutablePointer(to: &restored) { view in
        for (field, value) in zip(fields(of: Content.self), values) {
          StoredField.write(value, at: UnsafeMutableRawPointer(view) + field.offset)
        }
      }
      return restored
    }

    private static func fields<Content>(of type: Content.Type) -> [StoredField] {
      let key = ObjectIdentifier(type)
      if let fields = known.withLock({ $0[key] }) { return fields }
      let fields = StoredField.all(of: type).filter {
        $0.type is any LastingProperty.Type || isInitial($0.name.drop { $0 == "_" })
      }
      known.withLock { $0[key] = fields }
      return fields
    }
  }

  extension StoredField {
    /// What is at an address.
    fileprivate static func read<Value>(_ type: Value.Type, at pointer: UnsafeRawPointer) -> Any {
      pointer.assumingMemoryBound(to: type).pointee
    }

    /// Puts another value of the same type to an address.
    static func write<Value>(_ value: Value, at pointer: UnsafeMutableRawPointer) {
      pointer.assumingMemoryBound(to: Value.self).pointee = value
    }
  }

  private protocol LastingProperty {}

  extension MakeOnly: LastingProperty {}
#endif
