#if DEBUG
  /// A stored property of a view, or of a value inside of it, that is neither a dynamic property nor a closure.
  struct PlainField {
    let name: String
    let offset: Int
    let type: Any.Type
    let comparison: FieldComparison

    /// Whether two values of the type are hardly equal by chance, as objects are.
    var isDistinctive: Bool { StoredField.Kind(type) == .reference }

    /// The plain fields of a type and of what it is made of, outermost first.
    static func all(of type: Any.Type) -> [PlainField] { fields(of: type, at: 0) }

    private static func fields<Value>(of type: Value.Type, at offset: Int) -> [PlainField] {
      StoredField.all(of: type).flatMap { field -> [PlainField] in
        if field.type is any DynamicProperty.Type || StoredField.Kind(field.type) == .function { return [] }
        let own = PlainField(
          name: field.name, offset: offset + field.offset, type: field.type, comparison: comparison(of: field.type))
        // What can be compared by `==` is one value, whatever it is made of.
        return [own] + (field.type is any Equatable.Type ? [] : fields(of: field.type, at: offset + field.offset))
      }
    }

    private static func comparison<Value>(of type: Value.Type) -> FieldComparison { .of(type) }
  }
#endif
