/// Which types are Graft's own, and which the program's.
package enum OwnTypes {
  private static let modules: Set<String> = ["ViewGraph", "GTKBridge", "GTKSupport", "Graft", "SwiftUI"]

  /// Whether a type is declared in one of Graft's modules.
  package static func contain(_ type: Any.Type) -> Bool { modules.contains(module(of: type)) }

  /// The module of a type, or what stands for one where the type has none, as a tuple.
  static func module(of type: Any.Type) -> String { String(_typeName(type, qualified: true).prefix { $0 != "." }) }
}
