import CGTK
import Foundation
import ViewGraph

/// A part of a text that looks alike.
struct TextRun: Hashable, Sendable {
  /// In bytes of UTF-8, as Pango counts.
  var length: Int
  var style = TextStyle()
}

/// How a part of a text looks, where that is not inherited.
struct TextStyle: Hashable, Sendable {
  var font: Font?
  /// What it is painted with, of which one colour is shown.
  var paint: HeldStyle?
  /// The weight, where that is not the font's.
  var weight: Font.Weight?
  /// The kind of letters, where that is not the font's.
  var design: Font.Design?
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  var hasMonospacedDigits = false
}

/// Pango's description of how a text looks.
@MainActor
struct TextAttributes {
  private let attributes = pango_attr_list_new()
  private var isEmpty = true
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let environment: EnvironmentValues

  init(widget: UnsafeMutablePointer<GtkWidget>, _ environment: EnvironmentValues) {
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
    if let font = style.font { insert(font.size, range) }
    if let weight = style.shownWeight {
      insert(pango_attr_weight_new(PangoWeight(weight.value)), range)
    }
    if let family = style.shownFamily { insert(pango_attr_family_new(family), range) }
    if style.isItalic || style.font?.isItalic == true {
      insert(pango_attr_style_new(PANGO_STYLE_ITALIC), range)
    }
    if style.hasMonospacedDigits || style.font?.hasMonospacedDigits == true {
      insert(pango_attr_font_features_new("tnum=1"), range)
    }
    if style.isUnderlined { insert(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), range) }
    if style.isStruckThrough { insert(pango_attr_strikethrough_new(1), range) }
    if let paint = style.paint { add(paint.style._paint(in: environment).color, range) }
  }

  private mutating func add(_ color: Color, _ range: Range<Int>) {
    // A colour that the theme gives a name is looked up again when the theme changes.
    if color.isNamedByTheme { _ = environment.colorScheme }
    // What the theme sets is left to it: it may change.
    var alpha = Float(color.alpha)
    if color.source != .foreground {
      let rgba = color.resolved(for: widget)
      insert(pango_attr_foreground_new(rgba.red.pango, rgba.green.pango, rgba.blue.pango), range)
      alpha = rgba.alpha
    }
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
  fileprivate var shownWeight: Font.Weight? {
    let weight = weight ?? font?.heaviness
    return isBold && (weight?.value ?? 0) < Font.Weight.bold.value ? .bold : weight
  }

  /// Nil for the theme's.
  fileprivate var shownFamily: String? { design.map(\.family) ?? font?.family?.name }
}

extension Font {
  fileprivate var size: UnsafeMutablePointer<PangoAttribute>? {
    points.map { pango_attr_size_new(Int32($0 * Double(PANGO_SCALE))) }
      ?? pango_attr_scale_new(scale)
  }
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
