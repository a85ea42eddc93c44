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
    guard name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_+-]{2,}/) != nil else { throw .invalidName(name: name) }
    if TypeLookup.isTaken(name) { throw .taken(name: name) }
  }

  /// Why a name cannot be that of one more property; nil if it can.
  @MainActor
  static func reason(againstProperty name: String, besides others: [String]) -> String? {
    guard isName(name) else { return noName }
    if others.contains(name) { return "it has one of that name" }
    return ParentClass.hasProperty(name) ? "every widget has one of that name" : nil
  }

  /// The same of one more signal.
  @MainActor
  static func reason(againstSignal name: String, besides others: [String]) -> String? {
    guard isName(name) else { return noName }
    if others.contains(name) { return "it has one of that name" }
    return ParentClass.hasSignal(name) ? "every widget has one of that name" : nil
  }

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
