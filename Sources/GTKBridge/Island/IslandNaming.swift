import CGTK
import GTKSupport

/// A control is called what the labels inside it say, as with GTK's own controls.
///
/// GTK follows the labels' texts; which labels there are is told again when that has changed.
extension IslandCore {
  /// Names the control around this island after the labels inside, unless it was given a name.
  func nameControl() {
    guard let (control, island) = enclosingControl(), !Widget(control).hasAccessibleLabel else { return }
    Widget(control).setAccessibleLabels(IslandCore.labels(below: island))
  }

  /// The nearest control that an island from here upwards names, and that island.
  private func enclosingControl() -> (control: UnsafeMutablePointer<GtkWidget>, island: IslandCore)? {
    for ancestor in sequence(first: widget, next: { gtk_widget_get_parent($0) }) {
      guard let core = IslandWidgetType.core(of: ancestor) else { continue }
      if let control = core.namedControl { return (control, core) }
    }
    return nil
  }

  private static func labels(below island: IslandCore) -> [UnsafeMutablePointer<GtkWidget>] {
    var labels: [UnsafeMutablePointer<GtkWidget>] = []
    collect(below: island.widget, into: &labels) {
      gtk_accessible_get_accessible_role($0.cast()) == GTK_ACCESSIBLE_ROLE_LABEL
    }
    if !labels.isEmpty { return labels }
    // An image beside a text only repeats it.
    collect(below: island.widget, into: &labels) {
      gtk_accessible_get_accessible_role($0.cast()) == GTK_ACCESSIBLE_ROLE_IMG && Widget($0).hasAccessibleLabel
    }
    return labels
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
