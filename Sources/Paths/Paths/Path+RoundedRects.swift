import Foundation

// Corners are held within half of the smaller side, and those without a radius above 0 are sharp (SH11).

extension Path {
  /// A closed rectangle whose four corners have the same radius, in points (SH12).
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A closed rectangle whose four corners have the same width and height, in points.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A closed rectangle whose corners have a radius each; the leading ones are at the left.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds a closed rectangle with rounded corners of one size, in points.
  ///
  /// It begins on the upper side behind the left corner and goes clockwise on the screen; without a corner that is round
  /// it is a plain rectangle. A rectangle that is null or not finite adds nothing.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addRoundedRect(in: rect, sizes: Array(repeating: cornerSize, count: 4), style: style, transform: transform)
  }

  /// Adds a closed rectangle whose corners have a radius each, in points; the leading ones are at the left.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let clockwise = [
      cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading,
    ]
    let sizes = clockwise.map { CGSize(width: $0, height: $0) }
    addRoundedRect(in: rect, sizes: sizes, style: style, transform: transform)
  }

  private mutating func addRoundedRect(
    in rect: CGRect, sizes: [CGSize], style: RoundedCornerStyle, transform: CGAffineTransform
  ) {
    let outline = RoundedOutline(rect: rect.standardized, sizes: sizes, style: style)
    guard outline.isRound else { return addRect(rect, transform: transform) }
    append(outline.elements, transform: transform)
  }
}
