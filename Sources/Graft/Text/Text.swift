import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// Text that is read, and not edited. It wraps at the width that it is given.
public struct Text: GtkWidgetRepresentable {
  let content: String

  /// Shows a string as it is: never as markup, never translated.
  public init<Content: StringProtocol>(_ content: Content) { self.content = String(content) }

  /// Shows a string as it is.
  public init(verbatim content: String) { self.content = content }

  /// A label that wraps.
  public func makeGtkWidget(context: Context) -> Widget {
    let label = Widget(gtk_label_new(nil))
    gtk_label_set_wrap(OpaquePointer(label.pointer), 1)
    gtk_label_set_xalign(OpaquePointer(label.pointer), 0)
    return label
  }

  /// Sets what differs, as each setter makes GTK measure again.
  public func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    let label = OpaquePointer(gtkWidget.pointer)
    if String(cString: gtk_label_get_text(label)) != content { gtk_label_set_text(label, content) }
    let font = context.environment.font
    guard font != nil || gtk_label_get_attributes(label) != nil else { return }
    let attributes = (font ?? .body).makeAttributes()
    gtk_label_set_attributes(label, attributes)
    pango_attr_list_unref(attributes)
  }
}

extension Font {
  /// The font as Pango describes it; the caller owns the list.
  fileprivate func makeAttributes() -> OpaquePointer? {
    let attributes = pango_attr_list_new()
    let size = points.map { pango_attr_size_new(Int32($0 * Double(PANGO_SCALE))) } ?? pango_attr_scale_new(scale)
    pango_attr_list_insert(attributes, size)
    pango_attr_list_insert(attributes, pango_attr_weight_new(PangoWeight(UInt32(weight))))
    return attributes
  }
}
