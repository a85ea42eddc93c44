import CGTK
import GTKSupport

/// A row in the list of a picker.
///
/// What can be in it is made once. GTK binds a row anew when the pointer comes over it, and where that takes away the widget
/// below the pointer, the click that follows is lost.
@MainActor
struct PickerMenuRow {
  private let parts: [UnsafeMutablePointer<GtkWidget>]

  /// A row that shows nothing yet.
  static func make() -> UnsafeMutablePointer<GtkWidget>? {
    guard let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6), let label = gtk_label_new(nil) else { return nil }
    let line = gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)
    let check = gtk_image_new_from_icon_name("object-select-symbolic")
    for part in [line, gtk_image_new(), label, check].compactMap({ $0 }) { gtk_box_append(box.cast(), part) }
    gtk_widget_set_hexpand(line, 1)
    gtk_widget_set_hexpand(label, 1)
    gtk_label_set_xalign(label.cast(), 0)
    return box
  }

  /// The row that was made for an item of GTK's list.
  init?(in item: OpaquePointer) {
    guard let box = gtk_list_item_get_child(item) else { return nil }
    parts = Array(box.children)
    if parts.count != 4 { return nil }
  }

  private var line: UnsafeMutablePointer<GtkWidget> { parts[0] }
  private var icon: UnsafeMutablePointer<GtkWidget> { parts[1] }
  private var label: UnsafeMutablePointer<GtkWidget> { parts[2] }
  private var check: UnsafeMutablePointer<GtkWidget> { parts[3] }

  func show(_ choice: PickerChoice) {
    let isLine = choice.kind == .divider
    gtk_widget_set_visible(line, isLine ? 1 : 0)
    gtk_widget_set_visible(label, isLine ? 0 : 1)
    gtk_widget_set_visible(check, choice.isChosen ? 1 : 0)
    gtk_label_set_text(label.cast(), isLine ? "" : CText.shown(choice.title.text))
    showIcon(isLine ? nil : choice.title.icon)
    if choice.kind == .heading {
      gtk_widget_add_css_class(label, "dim-label")
    } else {
      gtk_widget_remove_css_class(label, "dim-label")
    }
  }

  /// A row of GTK's shows icons of the theme alone, and would show a broken one for any other name.
  private func showIcon(_ name: String?) {
    gtk_widget_set_visible(icon, 0)
    guard case .icon(let name, _)? = name.map({ SymbolPicture($0) }) else { return gtk_image_clear(icon.cast()) }
    gtk_image_set_from_icon_name(icon.cast(), name)
    gtk_widget_set_visible(icon, 1)
  }
}
