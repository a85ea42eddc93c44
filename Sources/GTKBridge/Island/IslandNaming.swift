import CGTK
import GTKSupport

/// A control is called what the labels inside it say, as with GTK's own controls.
///
/// GTK follows the labels' texts; which labels there are is told again when that has changed.
extension IslandCore {
  /// Names the control around this island after the labels inside, unless it was given a name.
  func nameControl() {
    guard let island = namingIsland() else { return }
    if let combined = island.combined { return combined.read(island) }
    guard let control = island.namedControl, !Widget(control).hasAccessibleLabel else { return }
    Widget(control).setAccessibleLabels(IslandCore.labels(below: island))
  }

  /// The nearest island from here upwards that names something.
  private func namingIsland() -> IslandCore? {
    for ancestor in sequence(first: widget, next: { gtk_widget_get_parent($0) }) {
      guard let core = IslandWidgetType.core(of: ancestor) else { continue }
      if core.combined != nil || core.namedControl != nil { return core }
    }
    return nil
  }

  static func labels(below island: IslandCore) -> [UnsafeMutablePointer<GtkWidget>] { labels(in: island.widget) }

  /// What names a widget that holds it.
  static func labels(in widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
    let labels = spoken(below: widget) {
      gtk_accessible_get_accessible_role($0.cast()) == GTK_ACCESSIBLE_ROLE_LABEL
    }
    if !labels.isEmpty { return labels }
    // An image beside a text only repeats it.
    return spoken(below: widget) {
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
    return found.filter { !Widget($0).isUnspoken }
  }

  private static func collect(
    below widget: UnsafeMutablePointer<GtkWidget>, into found: inout [UnsafeMutablePointer<GtkWidget>],
    where isWanted: (UnsafeMutablePointer<GtkWidget>) -> Bool
  ) {
    for child in sequence(first: gtk_widget_get_first_child(widget), next: { gtk_widget_get_next_sibling($0) }) {
      guard let child else { return }
      if isWanted(child) { found.append(child) } else { collect(below: child, into: &found, where: isWanted) }
    }
  }
}
