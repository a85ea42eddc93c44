import CGTK
import Foundation
import GTKSupport

/// What kind of thing a widget is to its user: GTK's accessible role.
public enum WidgetRole: Hashable, Sendable {
  case button, label, textField, checkbox, window, separator, slider
}

/// What kept a widget from being found.
public struct WidgetQueryError: Error, CustomStringConvertible {
  /// What was looked for, how many there are, and the tree that was searched.
  public let description: String
}

/// Finds widgets below a root.
@MainActor
public struct WidgetQuery {
  let root: Widget

  /// Searches below a widget.
  public init(root: Widget) { self.root = root }

  /// All widgets in tree order, the root first.
  public var all: [FoundWidget] { FoundWidget(root).subtree }

  /// What the labels show, in tree order.
  public var texts: [String] { all.filter { $0.role == .label && $0.isShown }.map(\.text) }

  /// The one widget of a role, a name and a text; each may be left open. Throws when there is none, or more than one.
  public func find(role: WidgetRole? = nil, name: String? = nil, text: String? = nil) throws -> FoundWidget {
    let found = findAll(role: role, name: name, text: text)
    if found.count == 1 { return found[0] }
    let wanted = [role.map { "role \($0)" }, name.map { "name '\($0)'" }, text.map { "text '\($0)'" }]
    throw WidgetQueryError(
      description: """
        \(found.count) widgets have \(wanted.compactMap { $0 }.joined(separator: ", ")), in:
        \(FoundWidget(root).treeDescription())
        """)
  }

  /// All widgets of a role, a name and a text.
  public func findAll(role: WidgetRole? = nil, name: String? = nil, text: String? = nil) -> [FoundWidget] {
    all.filter { widget in
      (role == nil || widget.role == role) && (name == nil || widget.name == name)
        && (text == nil || widget.text == text)
    }
  }
}
