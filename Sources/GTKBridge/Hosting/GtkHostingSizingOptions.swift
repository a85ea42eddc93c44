/// What of a hosting controller follows the size of its content.
public struct GtkHostingSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The controller's `preferredContentSize` is the ideal size of the content, after each cycle. Claim HC9.
  public static let preferredContentSize = GtkHostingSizingOptions(rawValue: 1)
  /// The widget is measured again when the ideal size of the content changes.
  ///
  /// A hosting widget always is, as GTK expects it of any widget, so this says what holds without it. Claims HC9, HC11.
  public static let intrinsicContentSize = GtkHostingSizingOptions(rawValue: 2)
}
