import Foundation

/// How a part of a text looks, where that is not inherited. What is optional is open where it is nil; of an optional of an
/// optional, nil inside says that it is the font's own.
struct TextStyle: Hashable, Sendable {
  var font: Font?
  /// What it is painted with, of which one colour is shown.
  var paint: HeldStyle?
  /// The colour behind it.
  var background: Color?
  var weight: Font.Weight??
  /// The kind of letters.
  var design: Font.Design??
  var width: Font.Width??
  var isBold: Bool?
  var isItalic: Bool?
  var underline: TextLine?
  var strikethrough: TextLine?
  var hasMonospacedDigits = false
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var scale: Text.Scale?
  /// How large types are beside the user's own.
  var typeSize: DynamicTypeSize?
  /// Where a click leads.
  var link: URL?
  /// What the program says of it for a renderer, what is nearest to the text at the end.
  var customAttributes: [HeldTextAttribute] = []
}

/// A line below or through a text.
struct TextLine: Hashable, Sendable {
  /// Whether there is one; otherwise there is none, whatever is said around.
  var isActive = true
  var pattern = Text.LineStyle.Pattern.solid
  /// The colour, where that is not the text's.
  var color: Color?
}

extension TextStyle {
  /// What this leaves open is taken from the surroundings.
  func inheriting(_ outer: TextStyle) -> TextStyle {
    var style = self
    style.font = font ?? outer.font
    style.paint = paint ?? outer.paint
    style.background = background ?? outer.background
    style.weight = weight ?? outer.weight
    style.design = design ?? outer.design
    style.width = width ?? outer.width
    // A weight is nearer than what makes bold around it.
    style.isBold = isBold ?? (weight == nil ? outer.isBold : nil)
    style.isItalic = isItalic ?? outer.isItalic
    style.hasMonospacedDigits = hasMonospacedDigits || outer.hasMonospacedDigits
    style.scale = scale ?? outer.scale
    style.typeSize = typeSize ?? outer.typeSize
    if !outer.customAttributes.isEmpty { style.customAttributes = outer.customAttributes + customAttributes }
    style.inheritLines(outer)
    return style
  }

  /// What leads somewhere, in the tint unless it has a colour; where links open nothing, it is as what is around it.
  func showingLink(_ opensLinks: Bool = true) -> TextStyle {
    guard link != nil else { return self }
    var style = self
    if opensLinks { style.paint = paint ?? HeldStyle(TintShapeStyle()) } else { style.link = nil }
    return style
  }

  private mutating func inheritLines(_ outer: TextStyle) {
    underline = underline ?? outer.underline
    strikethrough = strikethrough ?? outer.strikethrough
    kerning = kerning ?? outer.kerning
    tracking = tracking ?? outer.tracking
    baselineOffset = baselineOffset ?? outer.baselineOffset
    link = link ?? outer.link
  }
}
