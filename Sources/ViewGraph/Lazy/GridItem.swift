import Foundation

/// A column of a lazy vertical grid, or a row of a horizontal one. Claims LZ34 to LZ46.
public struct GridItem: Sendable {
  /// How wide the column is; for a row of a horizontal grid, how high.
  public enum Size: Sendable {
    /// As wide as this, in pixels.
    case fixed(CGFloat)
    /// A share of what is left, between these, in pixels.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns in place of one as find room that are at least so wide, and at most so, in pixels.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide the column is.
  public var size: Size
  /// The distance to the next column, and between the columns of an adaptive item, in pixels; nil for 8.
  public var spacing: CGFloat?
  /// Where a view lies in its cell; nil for the middle.
  public var alignment: Alignment?

  /// A column; one that takes its share of what is left unless said otherwise.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

extension GridItem: Equatable {
  /// Whether the columns are alike.
  public static func == (left: GridItem, right: GridItem) -> Bool {
    left.size == right.size && left.spacing == right.spacing && left.alignment == right.alignment
  }
}

extension GridItem.Size: Equatable {}
