import CGTK
import GTKBridge
import ViewGraph

/// That a view is painted as one.
struct CompositingGroup: IslandEffect {
  static var traits: IslandTraits { .isGroup }
}

/// How colours are stored in a picture that is drawn at first. As SwiftUI documents it.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As numbers of the screen's usual colours.
  case nonLinear
  /// As numbers that are proportional to light.
  case linear
  /// As such numbers, and beyond what a screen shows.
  case extendedLinear
}

/// That a view moves as one: its island does, with all that is in it.
struct GeometryGroup: IslandEffect {}

extension View {
  /// Has effects around the view, as an opacity or a shadow, act on all of it as one (FX10, FX11), and what is mixed in it
  /// mixed with nothing outside. It changes neither layout nor input (FX29). As SwiftUI documents it.
  public func compositingGroup() -> some View { ModifiedItems(content: self, modifier: CompositingGroup()) }

  /// Draws the view as one picture first: here the same as `compositingGroup()`, as GTK decides by itself what it keeps. Both
  /// parameters change nothing. As SwiftUI documents it.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    compositingGroup()
  }

  /// Has what is inside of the view move with it as one: what comes while the view is on its way travels along, and does not wait
  /// where the way ends (MO6). As SwiftUI documents it. Costs a widget of an island.
  public func geometryGroup() -> some View { ModifiedItems(content: self, modifier: GeometryGroup()) }
}
