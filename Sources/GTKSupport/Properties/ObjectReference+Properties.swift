import CGTK

extension ObjectReference {
  /// A property by name, checked against the object's own description.
  ///
  /// Stops with the error's message when the name or the type is wrong; `setProperty` and `property` throw it instead.
  ///
  /// Typed names come before it, so that compilers tell of a misspelt one.
  @_disfavoredOverload
  public subscript<Value: PropertyValue>(name: String) -> Value {
    get { value(of: name) }
    set { set(name, to: newValue) }
  }

  /// A property that holds an object, such as `window["child"] = pane`; nil where it is NULL. Stops like the others.
  @_disfavoredOverload
  public subscript(name: String) -> ObjectReference? {
    get { value(of: name) }
    set { set(name, to: newValue) }
  }

  /// Sets a property by name.
  public func setProperty(_ name: String, _ newValue: some TypedValue) throws(PropertyError) {
    let properties = PropertyNames(of: object)
    let specification = try properties.known(name)
    let flags = specification.pointee.flags.rawValue
    // What only construction may set, GObject would refuse with a warning.
    guard flags & G_PARAM_WRITABLE.rawValue != 0, flags & G_PARAM_CONSTRUCT_ONLY.rawValue == 0 else {
      throw .notWritable(type: typeName, name: name)
    }
    var value = try properties.value(newValue, of: specification)
    defer { g_value_unset(&value) }
    g_object_set_property(object, name, &value)
  }

  /// The value of a property by name.
  public func property<Value: TypedValue>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(PropertyError) -> Value {
    let properties = PropertyNames(of: object)
    let specification = try properties.known(name)
    guard specification.pointee.flags.rawValue & G_PARAM_READABLE.rawValue != 0 else {
      throw .notReadable(type: typeName, name: name)
    }
    var value = GValue()
    g_value_init(&value, specification.pointee.value_type)
    defer { g_value_unset(&value) }
    g_object_get_property(object, name, &value)
    return try properties.load(&value, of: specification)
  }

  /// The value of a property; stops with the error's message.
  func value<Value: TypedValue>(of name: String) -> Value {
    do { return try property(name) } catch { return Fault.found(error.description, goingOnWith: Value.blank) }
  }

  /// Sets a property; stops with the error's message.
  func set(_ name: String, to newValue: some TypedValue) {
    do { try setProperty(name, newValue) } catch { Fault.found(error.description) }
  }
}
