import CGTK
import GTKBridge
import ViewGraph

/// How what is painted is mixed with what is below it. As SwiftUI documents it.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker,
    plusLighter

  /// Cairo's operator; it has none that adds darkness, for which the nearest stands.
  var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}

/// That a view is mixed with what is below it.
struct Blending: IslandEffect {
  static var traits: IslandTraits { [.isMixed, .isGroup] }

  let mode: BlendMode

  func treatment(in environment: EnvironmentValues) -> IslandTreatment {
    IslandTreatment(mixing: mode == .normal ? nil : mode.cairo)
  }
}

extension View {
  /// Mixes the view with what is painted below it, as far as both are in the same `compositingGroup()`, host, scrolled
  /// content, or other view with effects of its own (FX28). As SwiftUI documents it.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    ModifiedItems(content: self, modifier: Blending(mode: blendMode))
  }
}
