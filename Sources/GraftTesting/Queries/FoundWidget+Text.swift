import CGTK
import CGraftTesting
import Foundation
import GTKSupport
import Graft

extension FoundWidget {
  /// What the widget shows: the text of a label, an entry or a text view, read from the widget; empty for others.
  public var text: String {
    let pointer: OpaquePointer = widget.object.cast()
    if let text = TextWidget.text(of: widget.object) { return text }
    if isA(gtk_label_get_type()) { return string(gtk_label_get_text(pointer)) }
    if isA(gtk_inscription_get_type()) { return string(gtk_inscription_get_text(pointer)) }
    if isA(gtk_editable_get_type()) { return string(gtk_editable_get_text(pointer)) }
    return isA(gtk_text_view_get_type()) ? bufferText : ""
  }

  /// What a user would call the widget, which is what a screen reader says: its accessible label, else that of a label
  /// for it, the text of a label or of what lies in a button, a placeholder or a tooltip.
  public var name: String {
    [givenName, labelsBeside, labels, ownText, contents, placeholder, tooltip].lazy.map { $0() }.first { !$0.isEmpty }
      ?? ""
  }

  /// GTK names a button of its own by its label with the mark of the mnemonic in it; what is shown has none.
  private func givenName() -> String {
    if isA(gtk_button_get_type()), gtk_button_get_use_underline(widget.object.cast()) != 0 { return contents() }
    return accessible(GTK_ACCESSIBLE_PROPERTY_LABEL)
  }
  private func placeholder() -> String { accessible(GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER) }
  private func tooltip() -> String { string(gtk_widget_get_tooltip_text(widget.widgetObject)) }
  private func ownText() -> String { role == .label || role == .heading ? text : "" }

  /// The visible labels by which assistive technologies call the widget.
  private func labelsBeside() -> String {
    widget.labelsBeside.map { FoundWidget($0).text }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The labels that name the widget for those who see, by their mnemonic widget.
  private func labels() -> String {
    guard let list = gtk_widget_list_mnemonic_labels(widget.widgetObject) else { return "" }
    defer { g_list_free(list) }
    return sequence(first: list) { $0.pointee.next }
      .compactMap { $0.pointee.data.map { FoundWidget(Widget($0.cast(to: GtkWidget.self))).text } }.joined(
        separator: " ")
  }

  /// An image beside a text only repeats it.
  private func contents() -> String {
    guard role.isNamedByContents else { return "" }
    let parts = children.flatMap(\.contentParts)
    let texts = parts.filter { !$0.isImage }
    return (texts.isEmpty ? parts : texts).map(\.name).joined(separator: " ")
  }

  /// What lies in a container counts, though the container itself has no name.
  private var contentParts: [(isImage: Bool, name: String)] {
    let own = name
    return own.isEmpty ? children.flatMap(\.contentParts) : [(role == .image, own)]
  }

  private var bufferText: String {
    let buffer = gtk_text_view_get_buffer(
      widget.object.cast())
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 0) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  private func accessible(_ property: GtkAccessibleProperty) -> String {
    guard let value = graft_testing_accessible_text(widget.object, Int32(property.rawValue)) else { return "" }
    defer { g_free(value) }
    return String(cString: value)
  }

  private func isA(_ type: GType) -> Bool { widget.isA(type) }
  private func string(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }
}
