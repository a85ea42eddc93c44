import CGTK
import Foundation
import GTKSupport

/// Finds widgets below a root.
///
/// A query looks at the widgets each time that it is asked, so it may be kept while they change. Main thread only.
@MainActor
public struct WidgetQuery {
  let root: Widget

  /// Searches a widget and all below it.
  public init(root: Widget) { self.root = root }

  /// All widgets in tree order, the root first.
  public var all: [FoundWidget] { FoundWidget(root).subtree }

  /// What the labels and headings show, in tree order; those that are hidden show nothing.
  public var texts: [String] { all.filter { ($0.role == .label || $0.role == .heading) && $0.isShown }.map(\.text) }

  /// The tree of widgets as text: type, role, text, name, identifier, and whether a widget is hidden.
  public var tree: String { FoundWidget(root).treeDescription(indent: "") }

  /// The one widget that has all that is given: the accessible role, the name that a user would say, the identifier that
  /// `.accessibilityIdentifier` or `gtk_widget_set_name` gave it, and the text that it shows.
  ///
  /// Throws when there is none, or more than one; the error prints the tree, and what comes nearest.
  public func find(
    role: WidgetRole? = nil, name: String? = nil, identifier: String? = nil, text: String? = nil
  ) throws(WidgetQueryError) -> FoundWidget {
    let found = findAll(role: role, name: name, identifier: identifier, text: text)
    if found.count == 1 { return found[0] }
    let criteria = WidgetCriteria(role: role, name: name, identifier: identifier, text: text)
    throw WidgetQueryError(criteria, found: found.count, in: FoundWidget(root))
  }

  /// All widgets that have all that is given, in tree order.
  public func findAll(
    role: WidgetRole? = nil, name: String? = nil, identifier: String? = nil, text: String? = nil
  ) -> [FoundWidget] {
    let criteria = WidgetCriteria(role: role, name: name, identifier: identifier, text: text)
    return all.filter(criteria.matches)
  }
}
