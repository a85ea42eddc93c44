import CGTK
import GTKBridge
import GTKSupport

/// The style classes that a control's looks give its widget, with which they are kept; others are left alone.
@MainActor
private final class StyleClasses {
  private var shown: Set<String> = []
  /// Their rules stay in the style sheet as long as they are shown.
  private var made: [StyleClass] = []

  func show(_ names: Set<String>, _ made: [StyleClass], on widget: Widget) {
    let classes = names.union(made.map(\.name))
    guard classes != shown else { return }
    for name in shown.subtracting(classes) { gtk_widget_remove_css_class(widget.widgetObject, name) }
    for name in classes.subtracting(shown) { gtk_widget_add_css_class(widget.widgetObject, name) }
    (shown, self.made) = (classes, made)
    guard !made.isEmpty, gtk_widget_get_root(widget.widgetObject) == nil else { return }
    StyleSheet.whenLoaded { [weak self, weak widget] in
      if let self, let widget { showMadeAnew(on: widget) }
    }
  }

  /// Of a widget outside of a window GTK notes by which rules of that time its look may change, and looks at no later ones when it
  /// comes into one, unless it is given the class then.
  private func showMadeAnew(on widget: Widget) {
    for name in made.map(\.name) {
      gtk_widget_remove_css_class(widget.widgetObject, name)
      gtk_widget_add_css_class(widget.widgetObject, name)
    }
  }
}

extension Widget {
  /// Gives the widget these style classes in place of those that it was given so before.
  func showClasses(_ names: Set<String>, _ made: [StyleClass] = []) {
    let known: StyleClasses? = kept(classesKey)
    if known == nil && names.isEmpty && made.isEmpty { return }
    let classes = known ?? StyleClasses()
    if known == nil { keep(classes, as: classesKey) }
    classes.show(names, made, on: self)
  }
}

private let classesKey = "graft-style-classes"
