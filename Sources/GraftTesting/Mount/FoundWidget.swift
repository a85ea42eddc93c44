import CGTK
import Foundation
import GTKSupport

/// A widget that a query has found.
@MainActor
public struct FoundWidget {
  /// The widget itself.
  public let widget: Widget

  init(_ widget: Widget) { self.widget = widget }

  /// The widget's kind, if it is one that tests ask for.
  public var role: WidgetRole? {
    switch gtk_accessible_get_accessible_role(OpaquePointer(widget.pointer)) {
    case GTK_ACCESSIBLE_ROLE_BUTTON: .button
    case GTK_ACCESSIBLE_ROLE_LABEL: .label
    case GTK_ACCESSIBLE_ROLE_TEXT_BOX: .textField
    case GTK_ACCESSIBLE_ROLE_CHECKBOX: .checkbox
    case GTK_ACCESSIBLE_ROLE_WINDOW: .window
    case GTK_ACCESSIBLE_ROLE_SEPARATOR: .separator
    case GTK_ACCESSIBLE_ROLE_SLIDER: .slider
    default: nil
    }
  }

  /// What the widget shows: a label's or an entry's text, read from the widget; empty for others.
  public var text: String {
    let pointer = OpaquePointer(widget.pointer)
    if graft_is_a(widget.pointer, gtk_label_get_type()) != 0 { return String(cString: gtk_label_get_text(pointer)) }
    if graft_is_a(widget.pointer, gtk_editable_get_type()) != 0 {
      return String(cString: gtk_editable_get_text(pointer))
    }
    return ""
  }

  /// What a user would call the widget: its own text, or the text inside it.
  public var name: String {
    text.isEmpty ? children.map(\.name).filter { !$0.isEmpty }.joined(separator: " ") : text
  }

  /// Where the widget lies in its window, in pixels.
  public var frame: CGRect {
    var bounds = graphene_rect_t()
    let native = gtk_widget_get_native(widget.widgetPointer).map { UnsafeMutablePointer<GtkWidget>($0) }
    guard gtk_widget_compute_bounds(widget.widgetPointer, native, &bounds) != 0 else { return .zero }
    return CGRect(
      x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y), width: CGFloat(bounds.size.width),
      height: CGFloat(bounds.size.height))
  }

  /// Whether the widget and all that it lies in are shown: GTK hides the placeholder of an entry that has a text.
  var isShown: Bool {
    sequence(first: widget.widgetPointer) { gtk_widget_get_parent($0) }
      .allSatisfy { gtk_widget_get_visible($0) != 0 && gtk_widget_get_child_visible($0) != 0 }
  }

  /// Whether this belongs to the tooltip that GTK keeps in each window and popover.
  var isInTooltip: Bool {
    sequence(first: widget.widgetPointer) { gtk_widget_get_parent($0) }
      .contains { Widget($0).typeName == "GtkTooltipWindow" }
  }

  /// The children, first to last.
  var children: [FoundWidget] {
    sequence(first: gtk_widget_get_first_child(widget.widgetPointer)) { gtk_widget_get_next_sibling($0) }
      .prefix { $0 != nil }.compactMap { $0.map { FoundWidget(Widget($0)) } }
  }

  var subtree: [FoundWidget] { [self] + children.flatMap(\.subtree) }

  func treeDescription(indent: String = "  ") -> String {
    let line = "\(indent)\(widget.typeName)" + (text.isEmpty ? "" : " '\(text)'")
    return ([line] + children.map { $0.treeDescription(indent: indent + "  ") }).joined(separator: "\n")
  }
}

extension FoundWidget {
  /// Clicks the middle of the widget through the X server, and settles.
  public func click() async throws {
    try await XInput.click(on: widget)
    await Settling.settle()
  }

  /// Clicks the widget and types a text through the X server, and settles.
  public func type(_ text: String) async throws {
    try await click()
    try await XInput.type(text, into: widget)
    await Settling.settle()
  }

  /// Presses one key, such as `Return`, in the widget's window, and settles.
  public func press(_ key: String) async throws {
    try await XInput.press(key, in: widget)
    await Settling.settle()
  }
}
