import CGTK
import GTKSupport

/// The style classes that a control's looks give its widget; others are left alone.
@MainActor
struct StyleClasses {
  private var shown: Set<String> = []

  /// Gives the widget these classes in place of those before.
  mutating func show(_ classes: Set<String>, on widget: Widget) {
    guard classes != shown else { return }
    for name in shown.subtracting(classes) { gtk_widget_remove_css_class(widget.widgetObject, name) }
    for name in classes.subtracting(shown) { gtk_widget_add_css_class(widget.widgetObject, name) }
    shown = classes
  }
}
