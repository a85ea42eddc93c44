import CGTK
import Foundation
import ViewGraph

/// A part of a text that looks alike.
struct TextRun: Hashable, Sendable {
  /// In bytes of UTF-8, as Pango counts.
  var length: Int
  var style = TextStyle()
  /// What is drawn in place of letters, and what it is called.
  var image: InlineImage?
  var imageName = ""
}

/// Pango's description of how a text looks.
@MainActor
struct TextAttributes {
  private let attributes = pango_attr_list_new()
  private var isEmpty = true
  private let widget: UnsafeMutablePointer<GtkWidget>?
  private let environment: EnvironmentValues

  init(widget: UnsafeMutablePointer<GtkWidget>?, _ environment: EnvironmentValues) {
    (self.widget, self.environment) = (widget, environment)
  }

  /// The whole, which the caller owns; nil if nothing was described. Ends this description.
  func list() -> OpaquePointer? {
    if !isEmpty { return attributes }
    pango_attr_list_unref(attributes)
    return nil
  }

  /// Describes a range of bytes.
  mutating func add(_ style: TextStyle, _ range: Range<Int>) {
    addFont(style, range)
    addLines(style, range)
    if let spacing = style.tracking ?? style.kerning, spacing != 0 {
      insert(pango_attr_letter_spacing_new(spacing.inPango), range)
    }
    if let offset = style.baselineOffset, offset != 0 { insert(pango_attr_rise_new(offset.inPango), range) }
    if let color = style.background { insert(color, range, pango_attr_background_new) }
    if let paint = style.paint { add(paint.paintInFront(in: environment).color, range) }
  }

  /// Has a picture stand in place of a range of bytes.
  mutating func add(_ picture: InlinePicture, _ number: Int, _ range: Range<Int>) {
    insert(picture.attribute(number), range)
  }

  /// Has a range of bytes be known as a part of the text.
  mutating func add(part: Int, _ range: Range<Int>) { insert(PartNumbers.attribute(part), range) }

  private mutating func addFont(_ style: TextStyle, _ range: Range<Int>) {
    if let size = style.size { insert(size, range) }
    if let weight = style.shownWeight {
      insert(pango_attr_weight_new(PangoWeight(weight.value)), range)
    }
    FontFamilies.check(style.font?.family, of: widget)
    if let family = style.shownFamily { insert(pango_attr_family_new(family), range) }
    if let width = style.width.flatMap(\.self) ?? style.font?.width {
      insert(pango_attr_stretch_new(width.stretch), range)
    }
    if style.isItalic == true || style.font?.isItalic == true {
      insert(pango_attr_style_new(PANGO_STYLE_ITALIC), range)
    }
    if style.font?.hasSmallCapitals == true { insert(pango_attr_variant_new(PANGO_VARIANT_SMALL_CAPS), range) }
    if style.hasMonospacedDigits || style.font?.hasMonospacedDigits == true {
      insert(pango_attr_font_features_new("tnum=1"), range)
    }
  }

  private mutating func addLines(_ style: TextStyle, _ range: Range<Int>) {
    if let line = style.underline, line.isActive {
      insert(PatternedLines.attribute(line.pattern, .below), range)
      if let color = line.color { insert(inFront: color, range, pango_attr_underline_color_new) }
    }
    if let line = style.strikethrough, line.isActive {
      insert(PatternedLines.attribute(line.pattern, .through), range)
      if let color = line.color { insert(inFront: color, range, pango_attr_strikethrough_color_new) }
    }
  }

  /// A line is in front of what is behind the letters, as they are (PT21).
  private mutating func insert(
    inFront color: Color, _ range: Range<Int>,
    _ make: (UInt16, UInt16, UInt16) -> UnsafeMutablePointer<PangoAttribute>?
  ) { insert(color.tinted(in: environment).inFront, range, make) }

  /// Returns the colour as it is in the widget's theme.
  @discardableResult
  private mutating func insert(
    _ color: Color, _ range: Range<Int>,
    _ make: (UInt16, UInt16, UInt16) -> UnsafeMutablePointer<PangoAttribute>?
  ) -> GdkRGBA {
    // A colour that the theme gives a name is looked up again when the theme changes.
    if color.isNamedByTheme { _ = environment.colorScheme }
    let rgba = color.tinted(in: environment).resolved(for: widget)
    insert(make(rgba.red.pango, rgba.green.pango, rgba.blue.pango), range)
    return rgba
  }

  private mutating func add(_ color: Color, _ range: Range<Int>) {
    // What the theme sets is left to it: it may change.
    var alpha = Float(color.alpha)
    if color.source != .foreground { alpha = insert(color, range, pango_attr_foreground_new).alpha }
    // Pango takes an alpha of 0 for none given.
    if alpha < 1 { insert(pango_attr_foreground_alpha_new(max(alpha.pango, 1)), range) }
  }

  private mutating func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>
  ) {
    attribute?.pointee.start_index = guint(range.lowerBound)
    attribute?.pointee.end_index = guint(range.upperBound)
    pango_attr_list_insert(attributes, attribute)
    isEmpty = false
  }
}

extension TextStyle {
  /// Nil for the theme's.
  var shownWeight: Font.Weight? {
    let weight = weight.flatMap(\.self) ?? font?.heaviness
    return isBold == true && (weight?.value ?? 0) < Font.Weight.bold.value ? .bold : weight
  }

  /// Nil for the theme's.
  var shownFamily: String? { design.flatMap(\.self).map(\.family) ?? font?.family?.name }

  /// Nil for the theme's.
  fileprivate var size: UnsafeMutablePointer<PangoAttribute>? {
    if let points = font?.points { return pango_attr_size_new(Int32(points * sizeFactor * Double(PANGO_SCALE))) }
    return font != nil || sizeFactor != 1 ? pango_attr_scale_new((font?.scale ?? 1) * sizeFactor) : nil
  }

  /// By how much the letters are larger than the font says.
  var sizeFactor: Double {
    let part = scale == .secondary ? Self.secondaryScale : 1
    guard let typeSize, font?.isFixed != true else { return part }
    return part * typeSize.factor
  }

  static let secondaryScale = 0.8
}

extension Font.Width {
  fileprivate var stretch: PangoStretch {
    switch value {
    case ..<(-0.3): PANGO_STRETCH_EXTRA_CONDENSED
    case ..<(-0.1): PANGO_STRETCH_CONDENSED
    case ..<0.1: PANGO_STRETCH_NORMAL
    default: PANGO_STRETCH_EXPANDED
    }
  }
}

extension CGFloat {
  /// A length in pixels in Pango's units; none for what is no length.
  var inPango: Int32 { isFinite ? Int32(Swift.min(Swift.max(self, -10_000), 10_000) * 1024) : 0 }
}

extension Font.Family {
  fileprivate var name: String? {
    switch self {
    case .design(let design): design.family
    case .named(let name): name
    }
  }
}

extension Font.Design {
  /// A name that each desktop has a font for; nil for the theme's.
  fileprivate var family: String? {
    switch self {
    case .default, .rounded: nil
    case .serif: "serif"
    case .monospaced: "monospace"
    }
  }
}

extension Float {
  fileprivate var pango: UInt16 { UInt16((Swift.min(Swift.max(self, 0), 1) * 65535).rounded()) }
}
