import CGTK
import Foundation
import GTKBridge
import GTKSupport
import SymbolNames

/// What is shown for the name of an icon or a symbol: the first of what there is (IM6).
///
/// These are the theme's icon of that very name; its icons that say all that the symbol's name does, but for a fill; our own
/// drawing; icons that say less; a neutral sign.
@MainActor
enum SymbolPicture {
  case icon(String, isFixed: Bool)
  case outline(SymbolOutline, isMirrored: Bool)
  case neutral

  /// What there is for a name in the theme of the display.
  init(_ name: String) {
    // The symbolic icon comes first: it takes the colour of the text.
    if let own = [name + "-symbolic", name].first(where: Self.themeHas) {
      self = .icon(own, isFixed: false)
      return
    }
    let symbol = SymbolName(name)
    let icons = symbol.icons.filter { Self.themeHas($0.name) }
    if let icon = icons.first(where: \.saysAll) {
      self = .icon(icon.name, isFixed: symbol.direction == .fixed)
    } else if let outline = symbol.outline {
      self = .outline(outline, isMirrored: symbol.direction == .reading)
    } else if let icon = icons.first {
      self = .icon(icon.name, isFixed: symbol.direction == .fixed)
    } else {
      self = .neutral
    }
  }

  /// Whether there is a picture of a name, but for the neutral sign; there is none without a display.
  static func isKnown(_ name: String) -> Bool {
    guard gdk_display_get_default() != nil else { return false }
    if case .neutral = SymbolPicture(name) { return false }
    return true
  }

  private static func themeHas(_ name: String) -> Bool {
    guard let display = gdk_display_get_default() else { return false }
    return gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), name) != 0
  }

  /// The drawing, if it is one of ours.
  func outline(readFromRight: Bool) -> (outline: SymbolOutline, isMirrored: Bool)? {
    switch self {
    case .icon: nil
    case .outline(let outline, let isMirrored): (outline, isMirrored && readFromRight)
    case .neutral: (.neutral, false)
    }
  }
}

extension SymbolIcon {
  /// Whether nothing is lost but a fill, which is the theme's way of drawing.
  fileprivate var saysAll: Bool { lost.enclosure == nil && !lost.isSlashed }
}

extension SymbolOutline {
  /// Draws it in the middle of a drawing, as large as fits, with a paint.
  @MainActor
  func draw(in drawing: Drawing, with paint: ShapePaint, isMirrored: Bool) {
    let bounds = drawing.bounds
    let form = RenderNode { snapshot in
      var room = graphene_rect_t(bounds)
      guard let cairo = gtk_snapshot_append_cairo(snapshot, &room) else { return }
      defer { cairo_destroy(cairo) }
      cairo_translate(cairo, bounds.midX, bounds.midY)
      let scale = min(bounds.width, bounds.height) / Self.side
      cairo_scale(cairo, isMirrored ? -scale : scale, scale)
      cairo_translate(cairo, -Self.side / 2, -Self.side / 2)
      drawLayers(cairo)
    }
    if let form { drawing.paint(in: bounds, with: paint) { $0.paint(upon: form) } }
  }

  /// Together, as a layer may take away what those below it have drawn.
  private func drawLayers(_ cairo: OpaquePointer) {
    cairo_push_group(cairo)
    for layer in layers {
      cairo_set_operator(cairo, layer.removes ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
      layer.draw(cairo)
    }
    cairo_pop_group_to_source(cairo)
    cairo_paint(cairo)
  }
}

extension SymbolOutline.Layer {
  fileprivate func draw(_ cairo: OpaquePointer) {
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    for step in steps {
      switch step {
      case .move(let end): cairo_move_to(cairo, end.x, end.y)
      case .line(let end): cairo_line_to(cairo, end.x, end.y)
      case .curve(let end, let first, let second):
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo_close_path(cairo)
      }
    }
    guard let lineWidth else { return cairo_fill(cairo) }
    cairo_set_line_width(cairo, lineWidth)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    cairo_stroke(cairo)
  }
}
