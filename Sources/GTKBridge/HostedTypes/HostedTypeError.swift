import CGTK
import GTKSupport

/// What is wrong with a view type that was to be registered under a name.
public enum HostedTypeError: Error, Equatable, CustomStringConvertible {
  /// There is a type of that name already, of a view or of a library.
  case taken(name: String)
  /// GObject takes no such name for a type.
  case invalidName(name: String)
  /// The class cannot have a property of that name, or with that value at first.
  case invalidProperty(type: String, name: String, reason: String)
  /// The class cannot have a signal of that name.
  case invalidSignal(type: String, name: String, reason: String)

  /// What is wrong, and with what name.
  public var description: String {
    switch self {
    case .taken(let name): "there is a type named \(name) already; each is registered once, under a name of its own"
    case .invalidName(let name):
      "'\(name)' is no name for a type: it has three letters or digits at least, and begins with a letter"
    case .invalidProperty(let type, let name, let reason): "\(type) can have no property '\(name)': \(reason)"
    case .invalidSignal(let type, let name, let reason): "\(type) can have no signal '\(name)': \(reason)"
    }
  }

  @MainActor
  static func check(type name: String) throws(HostedTypeError) {
    guard TypeLookup.isName(name) else { throw .invalidName(name: name) }
    if TypeLookup.isTaken(name) { throw .taken(name: name) }
  }

  /// Why there cannot be one more property of a name, which holds a type; nil if there can.
  @MainActor
  static func reason(
    againstProperty name: String, of type: any OwnValue.Type, besides others: [String]
  ) -> String? {
    guard isName(name) else { return noName }
    if others.contains(name) { return "it has one of that name" }
    return ParentClass.hasProperty(name) ? "every widget has one of that name" : mistake(in: type)
  }

  /// Why there cannot be one more signal of a name, with arguments of some types.
  @MainActor
  static func reason(
    againstSignal name: String, with arguments: [any OwnValue.Type], besides others: [String]
  ) -> String? {
    guard isName(name) else { return noName }
    if others.contains(name) { return "it has one of that name" }
    if ParentClass.hasSignal(name) { return "every widget has one of that name" }
    return arguments.lazy.compactMap(mistake).first
  }

  /// What is wrong with an enumeration.
  @MainActor
  private static func mistake(in type: any OwnValue.Type) -> String? { (type as? any OwnEnumeration.Type)?.mistake }

  /// Why a property that GObject refuses cannot be.
  static let noFirstValue = "GObject takes no such value for a new widget"

  private static let noName = "it is no name, which has letters, digits and dashes, and begins with a letter"

  private static func isName(_ name: String) -> Bool { name.wholeMatch(of: /[A-Za-z][A-Za-z0-9-]*/) != nil }
}

/// What the classes of views have from their parent.
@MainActor
private enum ParentClass {
  static func hasProperty(_ name: String) -> Bool {
    PropertyNames(ofType: IslandWidgetType.hostType).specification(of: name) != nil
  }

  static func hasSignal(_ name: String) -> Bool { g_signal_lookup(name, IslandWidgetType.hostType) != 0 }
}
