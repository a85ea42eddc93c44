/// How long a representable's widget is along each axis for what it is offered, where the view itself does not say by
/// `sizeThatFits`.
///
/// Whatever is chosen: without an offer the widget has its natural length, and one that gets less than its minimum overflows its
/// place (RP27).
public struct GtkWidgetSizing: Hashable, Sendable {
  /// How long a widget is along one axis.
  public enum Length: Sendable {
    /// As GTK says: what is offered, no less than the minimum and no more than the natural length; a widget that expands, as by
    /// `hexpand`, takes more (RP25).
    case intrinsic
    /// All that is offered, and no less than the minimum, as if the widget expanded.
    case fill
    /// What is offered, be it less than the minimum: for what scrolls, or draws whatever fits.
    case proposal
  }

  /// The width.
  public var horizontal: Length
  /// The height, for that width.
  public var vertical: Length

  /// Says so for each axis; what GTK says unless told otherwise.
  public init(horizontal: Length = .intrinsic, vertical: Length = .intrinsic) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// As GTK says.
  public static let intrinsic = GtkWidgetSizing()
  /// All that is offered.
  public static let fill = GtkWidgetSizing(horizontal: .fill, vertical: .fill)
  /// What is offered.
  public static let proposal = GtkWidgetSizing(horizontal: .proposal, vertical: .proposal)
}
