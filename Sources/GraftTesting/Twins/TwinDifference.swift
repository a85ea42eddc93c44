/// Something that an update has not brought up to date: a representable that is made anew from the same values, state
/// and environment has another value there.
public struct TwinDifference: Hashable, Sendable, CustomStringConvertible {
  /// The type of the representable.
  public let viewType: String
  /// The views from the root of its host to the representable.
  public let path: String
  /// Which widget it is, from that of the representable inwards, by their types.
  public let widget: String
  /// What differs: a property of the widget by its name, or `text`, `classes`, `children`, `size` or `picture`.
  public let property: String
  /// What the widget has.
  public let value: String
  /// What it would have if it were made now.
  public let freshValue: String

  /// The difference in a sentence.
  public var description: String {
    """
    \(property) of \(widget) is \(value), and would be \(freshValue) if \(viewType) were made now: its update does not \
    bring it up to date (at \(path))
    """
  }
}
