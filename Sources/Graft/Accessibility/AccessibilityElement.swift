import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// What becomes of the views in an element. As SwiftUI documents it. Claims AX4 and AX5.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// They are hidden, and the element has the name that it is given.
  public static let ignore = Self(name: "ignore")
  /// They stay what they are, in a group.
  public static let contain = Self(name: "contain")
  /// They are hidden, and the element is called what they are, unless it is given a name.
  public static let combine = Self(name: "combine")
}

/// That the island around a view is an element for assistive technologies.
private struct AccessibleElement: IslandEffect {
  let isNamedAfterContent: Bool

  static var traits: IslandTraits { .isElement }

  func update(_ widget: Widget, _ coordinator: Void, environment: EnvironmentValues) {
    // GTK fixes the role of a widget that is shown.
    if gtk_widget_get_root(widget.widgetObject) == nil {
      widget["accessible-role"] = Int(GTK_ACCESSIBLE_ROLE_GROUP.rawValue)
    }
  }

  func didUpdate(_ island: IslandWidget, at node: ViewNode, _ coordinator: Void) {
    island.combineContent(isNamedAfterContent)
  }
}

extension View {
  /// Makes one element of each view, with what is in it or without. Names, values and traits that are said further out are the
  /// element's. A combined one is called what is in it, joined by commas, and does what the buttons in it do: the only one when it
  /// is activated, several by their names. Claims AX4 and AX5.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    ModifiedItems(
      content: AttributeBorder(content: unspoken(children == .contain ? .no : .partly).beginningTraits()),
      modifier: AccessibleElement(isNamedAfterContent: children == .combine))
  }
}
