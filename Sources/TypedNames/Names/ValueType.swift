/// The types of Swift by which values of GObject are known.
enum ValueType {
  static let object = "GObject.Object"
  /// Those that Graft has itself.
  static let given = [
    object: "Graft.ObjectReference", "GObject.InitiallyUnowned": "Graft.ObjectReference",
    "GObject.Value": "Graft.AnyTypedValue",
  ]

  /// Whether a class is one of objects, and not of the few other instances that GObject has.
  static func isObject(_ found: ClassDescription, _ descriptions: Descriptions) -> Bool {
    found.isInterface || found.name == object || descriptions.ancestors(of: found.name).contains { $0.name == object }
  }

  /// Whether a name is made for a type.
  static func hasName(_ name: String, _ descriptions: Descriptions) -> Bool {
    if given[name] != nil { return false }
    if let found = descriptions.class(name) { return isObject(found, descriptions) }
    return descriptions.enumeration(name) != nil || descriptions.record(name)?.isBoxed == true
  }

  /// The types of all that a class tells and is told.
  static func values(of found: ClassDescription) -> [TypeDescription] {
    found.properties.compactMap(\.type) + found.signals.flatMap { ([$0.answer] + $0.arguments).compactMap(\.type) }
  }

  /// The type of Swift for a value; nil where there is none.
  static func swift(_ type: TypeDescription?, isNullable: Bool, _ descriptions: Descriptions) -> String? {
    switch type.map(descriptions.resolved) {
    case .named("utf8"), .named("filename"): return isNullable ? "String?" : "String"
    case .named(let name):
      if let plain = PlainType.swift[name] { return plain }
      let found = given[name] ?? (hasName(name, descriptions) ? name : nil)
      return found.map { isNullable && mayBeNull(name, descriptions) ? $0 + "?" : $0 }
    case .array("utf8"): return "[String]"
    case .array, nil: return nil
    }
  }

  private static func mayBeNull(_ name: String, _ descriptions: Descriptions) -> Bool {
    descriptions.enumeration(name) == nil
  }
}
