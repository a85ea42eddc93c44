import CGTK
import GTKSupport

/// A control is called what the labels inside it say, as with GTK's own controls.
///
/// GTK follows the labels' texts; which labels there are is told again when that has changed.
extension IslandCore {
  /// Names the control around this island after the labels inside, unless it was given a name.
  func nameControl() {
    IslandCore.namesMayHaveChanged(around: widget)
    guard let island = IslandCore.nearest(around: widget, where: { $0.combined != nil || $0.namedControl != nil }),
      let control = island.namedControl
    else { return }
    let labels = IslandCore.labels(below: island)
    IslandCore.silence(labels, besides: island)
    if !Widget(control).hasAccessibleLabel { Widget(control).setAccessibleLabels(labels) }
  }

  /// What the control is called is not said once more by what is in it (AX13).
  private static func silence(_ labels: [UnsafeMutablePointer<GtkWidget>], besides island: IslandCore) {
    for label in labels { Widget(label).setSpokenAround() }
    let hasText = labels.contains { Widget($0).isSpokenText }
    if hasText { for image in images(in: island.widget) { Widget(image).setSpokenAround() } }
  }

  /// A widget is called something else, or no longer named: the element around that stands for it, if there is one, is too.
  static func namesMayHaveChanged(around widget: UnsafeMutablePointer<GtkWidget>) {
    guard CombinedElement.count > 0, let island = nearest(around: widget, where: { $0.combined != nil }) else { return }
    island.combined?.read(island)
  }

  /// The nearest island from a widget upwards of which something holds.
  private static func nearest(
    around widget: UnsafeMutablePointer<GtkWidget>, where isWanted: (IslandCore) -> Bool
  ) -> IslandCore? {
    var next: UnsafeMutablePointer<GtkWidget>? = widget
    while let ancestor = next {
      if let core = IslandWidgetType.core(of: ancestor), isWanted(core) { return core }
      next = gtk_widget_get_parent(ancestor)
    }
    return nil
  }

  static func labels(below island: IslandCore) -> [UnsafeMutablePointer<GtkWidget>] { labels(in: island.widget) }

  /// What names a widget that holds it.
  static func labels(in widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
    let labels = spoken(below: widget) { Widget($0).isSpokenText }
    if !labels.isEmpty { return labels }
    // An image beside a text only repeats it.
    return images(in: widget)
  }

  private static func images(in widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
    spoken(below: widget) {
      gtk_accessible_get_accessible_role($0.cast()) == GTK_ACCESSIBLE_ROLE_IMG && Widget($0).hasAccessibleLabel
    }
  }

  /// The buttons in the island.
  var buttons: [UnsafeMutablePointer<GtkWidget>] {
    Self.spoken(below: widget) { gtk_accessible_get_accessible_role($0.cast()) == GTK_ACCESSIBLE_ROLE_BUTTON }
  }

  /// The outermost widgets of a kind in another, but for those that the program hides from assistive technologies.
  private static func spoken(
    below widget: UnsafeMutablePointer<GtkWidget>, where isWanted: (UnsafeMutablePointer<GtkWidget>) -> Bool
  ) -> [UnsafeMutablePointer<GtkWidget>] {
    var found: [UnsafeMutablePointer<GtkWidget>] = []
    collect(below: widget, into: &found, where: isWanted)
    return found
  }

  private static func collect(
    below widget: UnsafeMutablePointer<GtkWidget>, into found: inout [UnsafeMutablePointer<GtkWidget>],
    where isWanted: (UnsafeMutablePointer<GtkWidget>) -> Bool
  ) {
    for child in widget.children {
      if Widget(child).isUnspoken { continue }
      if isWanted(child) { found.append(child) } else { collect(below: child, into: &found, where: isWanted) }
    }
  }
}

extension IslandWidget {
  /// What is said of the views inside.
  package var spokenName: String {
    IslandCore.labels(in: widget.widgetObject).map { Widget($0).spokenName }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}
