import Logging

extension View {
  /// Prints why the body that calls it runs, for debugging: `let _ = Self._printChanges()`.
  ///
  /// `@self` is another value of the view, `@identity` a new place in the tree, `_name` a state of the view, and
  /// `@dependencies` anything else that it read. Claim A29.
  public static func _printChanges() { print(ChangeTrace.description(of: Self.self)) }

  /// Logs why the body that calls it runs, at the level `info`, in the words of `_printChanges()`. As SwiftUI documents it.
  public static func _logChanges() { ChangeTrace.logger.info("\(ChangeTrace.description(of: Self.self))") }
}

/// Why bodies run; kept from the first time on that somebody asks.
@MainActor
package enum ChangeTrace {
  package static var logger = Logger(label: "Graft.changes")
  /// Whether anybody has asked.
  private(set) static var isOn = false
  private static var changes: [ObjectIdentifier: Changes] = [:]

  /// What has changed for a node since its body ran.
  struct Changes {
    var isNewValue = false
    var sources: [DependencySource] = []
  }

  static func noteValue(for node: ViewNode) { changes[ObjectIdentifier(node), default: Changes()].isNewValue = true }

  static func note(_ source: DependencySource, for node: ViewNode) {
    changes[ObjectIdentifier(node), default: Changes()].sources.append(source)
  }

  static func forget(_ node: ViewNode) { changes[ObjectIdentifier(node)] = nil }

  package static func description<Content: View>(of type: Content.Type) -> String {
    isOn = true
    guard let node = RunningCall.current?.node else { return "\(TypeName.of(type)): no body runs." }
    let changes = changes[ObjectIdentifier(node)] ?? Changes()
    let inputs = (node as? any ChangeExplaining)?.changedInputs(changes) ?? []
    return "\(TypeName.of(type)): \(inputs.joined(separator: ", ")) changed."
  }
}

/// A node that can say why its body runs.
@MainActor
protocol ChangeExplaining: ViewNode {
  /// The inputs of the running body that have changed.
  func changedInputs(_ changes: ChangeTrace.Changes) -> [String]
}

/// A dynamic property that is a source by itself.
package protocol SourceProperty {
  var source: DependencySource? { get }
}

extension State: SourceProperty {}
