import CGTK
import GTKSupport

/// The title of a page that can be left, after the button that does, where tabs are in the middle.
@MainActor
final class BarPageTitle {
  private let label = Widget(gtk_label_new(nil))

  init(after back: Widget) {
    label["accessible-role"] = Int(GTK_ACCESSIBLE_ROLE_HEADING.rawValue)
    gtk_widget_add_css_class(label.widgetObject, "title")
    gtk_label_set_ellipsize(label.object.cast(), PANGO_ELLIPSIZE_END)
    gtk_label_set_max_width_chars(label.object.cast(), 20)
    gtk_widget_insert_after(label.widgetObject, gtk_widget_get_parent(back.widgetObject), back.widgetObject)
  }

  func show(_ title: String?) {
    label["label"] = title.map(CText.shown) ?? ""
    label["visible"] = title != nil
  }
}

/// The lines in the middle of a bar. Where views say none, GTK shows the title of the window.
@MainActor
final class BarTitles {
  private unowned let bar: Widget
  var showsTitle: Bool
  private let box = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  /// What views put in place of the title.
  let principal = Widget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
  private let title = Widget(gtk_label_new(nil))
  private let subtitle = Widget(gtk_label_new(nil))

  init(bar: Widget, showsTitle: Bool) {
    self.bar = bar
    self.showsTitle = showsTitle
    gtk_widget_set_valign(box.widgetObject, GTK_ALIGN_CENTER)
    title["accessible-role"] = Int(GTK_ACCESSIBLE_ROLE_HEADING.rawValue)
    for (label, name) in [(title, "title"), (subtitle, "subtitle")] {
      gtk_widget_add_css_class(label.widgetObject, name)
      gtk_label_set_ellipsize(label.object.cast(), PANGO_ELLIPSIZE_END)
      gtk_box_append(box.object.cast(), label.widgetObject)
    }
  }

  /// Shows the lines, or what stands in their place.
  func show(_ title: String?, _ subtitle: String?, isReplaced: Bool) {
    self.title["label"] = title.map(CText.shown) ?? ""
    self.subtitle["label"] = subtitle.map(CText.shown) ?? ""
    gtk_widget_set_visible(self.title.widgetObject, title == nil ? 0 : 1)
    gtk_widget_set_visible(self.subtitle.widgetObject, subtitle == nil ? 0 : 1)
    let lines = showsTitle || title != nil || subtitle != nil ? box : nil
    let shown = isReplaced ? principal : lines
    if !isReplaced { principal.loseFocus() }
    gtk_header_bar_set_title_widget(bar.object.cast(), shown?.widgetObject)
  }
}
