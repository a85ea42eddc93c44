import CGTK

/// What is wrong with a property that was named in Swift.
public enum PropertyError: Error, Equatable, CustomStringConvertible {
  /// The type has no such property; the nearest name that it has.
  case unknown(type: String, name: String, nearest: String?)
  /// The property holds another type, or the value is out of its range.
  case wrongType(type: String, name: String, expected: String, given: String)
  /// The property cannot be written.
  case notWritable(type: String, name: String)
  /// The property cannot be read.
  case notReadable(type: String, name: String)

  /// What is wrong, and what was likely meant.
  public var description: String {
    switch self {
    case .unknown(let type, let name, let nearest):
      "\(type) has no property '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .wrongType(let type, let name, let expected, let given):
      "the property '\(name)' of \(type) holds a \(expected), which \(given) does not fit"
    case .notWritable(let type, let name): "the property '\(name)' of \(type) cannot be written"
    case .notReadable(let type, let name): "the property '\(name)' of \(type) cannot be read"
    }
  }
}

extension ObjectReference {
  /// A property by name, checked against the object's own description. Stops with the error's message when the name
  /// or the type is wrong; `setProperty` and `property` throw it instead.
  public subscript<Value: PropertyValue>(name: String) -> Value {
    get {
      do { return try property(name) } catch { preconditionFailure(error.description) }
    }
    set {
      do { try setProperty(name, newValue) } catch { preconditionFailure(error.description) }
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
    guard specification.pointee.flags.rawValue & G_PARAM_WRITABLE.rawValue != 0 else {
      throw .notWritable(type: typeName, name: name)
    }
    var value = GValue()
    g_value_init(&value, specification.pointee.value_type)
    defer { g_value_unset(&value) }
    guard newValue.store(in: &value) else {
      throw wrongType(name, specification, given: "\(newValue) (\(type(of: newValue)))")
    }
    g_object_set_property(pointer, name, &value)
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
    g_object_get_property(pointer, name, &value)
    guard let result = Value.load(from: &value) else {
      throw wrongType(name, specification, given: "\(type)")
    }
    return result
  }

  private func wrongType(
    _ name: String, _ specification: UnsafeMutablePointer<GParamSpec>, given: String
  ) -> PropertyError {
    let expected = String(cString: g_type_name(specification.pointee.value_type))
    return .wrongType(type: typeName, name: name, expected: expected, given: given)
  }

  private func specification(
    of name: String
  ) throws(PropertyError) -> UnsafeMutablePointer<GParamSpec> {
    let objectClass = pointer.pointee.g_type_instance.g_class!
      .withMemoryRebound(to: GObjectClass.self, capacity: 1) { $0 }
    if let found = g_object_class_find_property(objectClass, name) { return found }
    throw .unknown(type: typeName, name: name, nearest: NearestName.of(name, in: names(of: objectClass)))
  }

  private func names(of objectClass: UnsafeMutablePointer<GObjectClass>) -> [String] {
    var count: guint = 0
    guard let list = g_object_class_list_properties(objectClass, &count) else { return [] }
    defer { g_free(list) }
    return (0..<Int(count)).compactMap { list[$0].map { String(cString: $0.pointee.name) } }
  }
}
