/// What becomes of a representable's widget when its row of a list is scrolled out of sight.
public enum GtkWidgetReuse: Sendable {
  /// It is dismantled with the row, and another is made for each row that comes. What is meant unless set.
  case release
  /// It may go on in a row that comes, as GTK's own factories have it, where that is quicker than to make another:
  /// `resetGtkWidget` runs first, and then `updateGtkWidget`, whatever the view says.
  ///
  /// The coordinator and the handlers that were connected in make stay as well: whatever these need of the view, update gives to
  /// the coordinator. What make alone heeds does not arrive. It is for rows whose views keep nothing of their own: the widgets
  /// of a row with state, with modifiers that write to widgets, or that tells when it appears are released all the same, and so
  /// they are while changes are animated.
  case reset
}
