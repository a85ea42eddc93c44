import CGTK

extension UnsafeMutablePointer<GtkAdjustment> {
  /// Whether nothing is before what is seen.
  @MainActor var isAtStart: Bool { gtk_adjustment_get_value(self) <= gtk_adjustment_get_lower(self) }
}
