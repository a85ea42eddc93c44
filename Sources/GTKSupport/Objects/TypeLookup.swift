import CGTK
import NearestNames

/// What is wrong with a widget type that was named in Swift.
enum TypeError: Error, CustomStringConvertible {
  /// No library that is loaded has a widget of that name; the nearest name.
  case unknown(name: String, nearest: String?)
  /// Nothing can be made of the type itself.
  case abstract(name: String)

  var description: String {
    switch self {
    case .unknown(let name, let nearest):
      "there is no widget type named \(name) in the libraries that are loaded"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .abstract(let name): "\(name) is an abstract type: only the types that derive from it can be made"
    }
  }
}

/// Finds widget types by name.
@MainActor
package enum TypeLookup {
  /// A widget type that can be made.
  static func widgetType(named name: String) throws(TypeError) -> GType {
    guard let type = type(named: name), isWidget(type) else {
      throw .unknown(name: name, nearest: nearestWidgetType(to: name))
    }
    return try makeable(type, named: name)
  }

  /// The type, unless it is abstract.
  static func makeable(_ type: GType, named name: String) throws(TypeError) -> GType {
    guard g_type_test_flags(type, G_TYPE_FLAG_ABSTRACT.rawValue) == 0 else { throw .abstract(name: name) }
    return type
  }

  /// Libraries register their types at first use, so a type not yet known is made known by its function.
  package static func type(named name: String) -> GType? {
    let known = g_type_from_name(name)
    if known != 0 { return known }
    if let usual = TypeFunction.usual(ofType: name)?.call(), typeName(usual) == name { return usual }
    let functions = TypeFunction.loaded().filter { TypeFunction.isFunction($0.name, ofType: name) }
    return functions.lazy.map { $0.call() }.first { typeName($0) == name }
  }

  /// Whether a type has a name, or a library that is loaded would give it to one.
  package static func isTaken(_ name: String) -> Bool {
    g_type_from_name(name) != 0 || TypeFunction.usual(ofType: name) != nil
  }

  /// Whether GObject takes a name for a type.
  package static func isName(_ name: String) -> Bool { name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_+-]{2,}/) != nil }

  private static func isWidget(_ type: GType) -> Bool { g_type_is_a(type, gtk_widget_get_type()) != 0 }

  private static func typeName(_ type: GType) -> String? { g_type_name(type).map { String(cString: $0) } }

  /// The widget type whose name is nearest, of those that are registered and of those that a library would register.
  /// Costs milliseconds; for messages alone.
  private static func nearestWidgetType(to name: String) -> String? {
    gtk_test_register_all_types()
    for function in TypeFunction.loaded() where TypeFunction.isNear(function.name, toType: name) { _ = function.call() }
    return NearestName.ofType(name, in: registeredWidgetTypes())
  }

  private static func registeredWidgetTypes() -> [String] {
    var names: [String] = []
    var pending = [gtk_widget_get_type()]
    while let type = pending.popLast() {
      typeName(type).map { names.append($0) }
      var count: guint = 0
      guard let children = g_type_children(type, &count) else { continue }
      pending += (0..<Int(count)).map { children[$0] }
      g_free(children)
    }
    return names
  }
}
