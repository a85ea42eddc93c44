import CGTK

extension ObjectReference {
  /// A property by name, checked against the object's own description.
  ///
  /// Stops with the error's message when the name or the type is wrong; `setProperty` and `property` throw it instead.
  public subscript<Value: PropertyValue>(name: String) -> Value {
    get {
      do { return try property(name) } catch { return Fault.found(error.description, goingOnWith: Value.blank) }
    }
    set {
      do { try setProperty(name, newValue) } catch { Fault.found(error.description) }
    }
  }

  /// A property that holds an object, such as `window["child"] = pane`; nil where it is NULL. Stops like the others.
  public subscript(name: String) -> ObjectReference? {
    get { (self[name] as ObjectValue).object }
    set { self[name] = ObjectValue(object: newValue) }
  }

  /// Sets a property by name.
  public func setProperty(_ name: String, _ newValue: some PropertyValue) throws(PropertyError) {
    let specification = try specification(of: name)
    let flags = specification.pointee.flags.rawValue
    // What only construction may set, GObject would refuse with a warning.
    guard flags & G_PARAM_WRITABLE.rawValue != 0, flags & G_PARAM_CONSTRUCT_ONLY.rawValue == 0 else {
      throw .notWritable(type: typeName, name: name)
    }
    var value = GValue()
    g_value_init(&value, specification.pointee.value_type)
    defer { g_value_unset(&value) }
    guard newValue.store(in: &value) else {
      throw wrongType(name, specification, given: description(of: newValue))
    }
    if Fundamental.integers.contains(Fundamental.of(value)), g_param_value_validate(specification, &value) != 0 {
      throw wrongType(name, specification, given: description(of: newValue) + " out of range")
    }
    g_object_set_property(object, name, &value)
  }

  /// The value of a property by name.
  public func property<Value: PropertyValue>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(PropertyError) -> Value {
    let specification = try specification(of: name)
    guard specification.pointee.flags.rawValue & G_PARAM_READABLE.rawValue != 0 else {
      throw .notReadable(type: typeName, name: name)
    }
    var value = GValue()
    g_value_init(&value, specification.pointee.value_type)
    defer { g_value_unset(&value) }
    g_object_get_property(object, name, &value)
    guard let result = Value.load(from: &value) else {
      throw wrongType(name, specification, given: type is ObjectValue.Type ? "ObjectReference" : "\(type)")
    }
    return result
  }

  private func description(of value: some PropertyValue) -> String {
    if let value = value as? ObjectValue { return value.object.map { "a \($0.typeName)" } ?? "nil" }
    return "\(value) (\(type(of: value)))"
  }

  private func wrongType(
    _ name: String, _ specification: UnsafeMutablePointer<GParamSpec>, given: String
  ) -> PropertyError {
    let expected = String(cString: g_type_name(specification.pointee.value_type))
    return .wrongType(type: typeName, name: name, expected: expected, given: given)
  }

  private func specification(of name: String) throws(PropertyError) -> UnsafeMutablePointer<GParamSpec> {
    let properties = PropertyNames(of: object)
    if let found = properties.specification(of: name) { return found }
    throw .unknown(type: typeName, name: name, nearest: NearestName.of(name, in: properties.all))
  }
}
