import CGTK
import Foundation
import GTKSupport

/// A widget that a query has found. It keeps the widget alive.
@MainActor
public struct FoundWidget {
  /// The widget itself.
  public let widget: Widget

  init(_ widget: Widget) { self.widget = widget }

  /// Finds what lies in the widget.
  public var content: WidgetQuery { WidgetQuery(root: widget) }

  /// The widget's kind.
  public var role: WidgetRole {
    let role = gtk_accessible_get_accessible_role(widget.object.cast())
    guard let roles = g_type_class_ref(gtk_accessible_role_get_type()) else { return WidgetRole("none") }
    defer { g_type_class_unref(roles) }
    let value = g_enum_get_value(roles.assumingMemoryBound(to: GEnumClass.self), Int32(role.rawValue))
    return WidgetRole(value.map { String(cString: $0.pointee.value_nick) } ?? "none")
  }

  /// What names the widget for programs: what `.accessibilityIdentifier` says, or else the widget's name, where it has one of
  /// its own.
  public var identifier: String? {
    if let identifier = widget.identifier { return identifier }
    let name = String(cString: gtk_widget_get_name(widget.widgetObject))
    return name == widget.typeName ? nil : name
  }

  /// Where the widget lies in its window, in pixels.
  public var frame: CGRect {
    bounds(in: gtk_widget_get_native(widget.widgetObject).map { $0.cast(to: GtkWidget.self) })
  }

  /// Where the widget lies in another one, with its border.
  func bounds(in other: UnsafeMutablePointer<GtkWidget>?) -> CGRect {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget.widgetObject, other, &bounds) != 0 else { return .zero }
    return CGRect(
      x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y), width: CGFloat(bounds.size.width),
      height: CGFloat(bounds.size.height))
  }

  /// Whether the widget and all that it lies in are shown: GTK hides the placeholder of an entry that has a text.
  public var isShown: Bool {
    sequence(first: widget.widgetObject) { gtk_widget_get_parent($0) }
      .allSatisfy(Self.isShownInParent)
  }

  /// Whether the widget is shown where its parent is.
  var isShownInParent: Bool { Self.isShownInParent(widget.widgetObject) }

  private static func isShownInParent(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    gtk_widget_get_visible(widget) != 0 && gtk_widget_get_child_visible(widget) != 0
  }

  /// Whether this belongs to the tooltip that GTK keeps in each window and popover.
  var isInTooltip: Bool {
    sequence(first: widget.widgetObject) { gtk_widget_get_parent($0) }
      .contains { Widget($0).typeName == "GtkTooltipWindow" }
  }

  /// The children, first to last.
  var children: [FoundWidget] {
    widget.widgetObject.children.map { FoundWidget(Widget($0)) }
  }

  var subtree: [FoundWidget] { [self] + children.flatMap(\.subtree) }
}
