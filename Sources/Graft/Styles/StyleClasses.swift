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
