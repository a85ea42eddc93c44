import CGTK
import Foundation
import GTKBridge
import ViewGraph

/// That a view casts a shadow.
struct Shadow: IslandEffect, @MainActor Animatable {
  let color: Color
  var radius: CGFloat
  var offset: CGSize

  var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
    get { AnimatablePair(radius, offset.animatableData) }
    set { (radius, offset.animatableData) = (newValue.first, newValue.second) }
  }

  var invalidParameter: String? {
    [radius, offset.width, offset.height].allSatisfy(\.isFinite)
      ? nil : "a radius or an offset of a shadow is no number"
  }

  func treatment(in environment: EnvironmentValues) -> IslandTreatment {
    guard invalidParameter == nil else { return IslandTreatment() }
    return IslandTreatment(
      filter: ShadowFilter(color: FilterColor(color, in: environment), radius: radius, offset: offset))
  }
}

/// A shadow behind each leaf.
private struct ShadowFilter: IslandFilter, @MainActor Animatable {
  static var isOfLeaves: Bool { true }

  var color: FilterColor
  let radius: CGFloat
  let offset: CGSize

  /// The colour alone: the rest moves with the view.
  var animatableData: FilterColor.AnimatableData {
    get { color.animatableData }
    set { color.animatableData = newValue }
  }

  var reach: CGFloat {
    radius.blurReach + max(abs(offset.width.shadowDistance), abs(offset.height.shadowDistance))
  }

  func draw(in drawing: Drawing, _ content: (OpaquePointer) -> Void) {
    drawing.shadow(color.shown, radius: radius, offset: offset, content)
  }
}

extension CGFloat {
  /// How far away a shadow is that shall be so far away: no further than any window reaches. What Cairo paints with it, on both
  /// sides, has to be smaller than 32768.
  var shadowDistance: CGFloat { Swift.min(Swift.max(self, -8192), 8192) }
}

extension Drawing {
  /// Draws what a function draws, and its shadow behind it.
  func shadow(_ color: Color, radius: CGFloat, offset: CGSize, _ content: (OpaquePointer) -> Void) {
    var shadow = GskShadow()
    shadow.color = color.resolved(for: widget)
    guard shadow.color.alpha > 0 else { return content(snapshot) }
    (shadow.dx, shadow.dy) = (Float(offset.width.shadowDistance), Float(offset.height.shadowDistance))
    shadow.radius = blurRadius(radius)
    gtk_snapshot_push_shadow(snapshot, &shadow, 1)
    content(snapshot)
    gtk_snapshot_pop(snapshot)
  }
}

extension View {
  /// Puts a shadow behind what is painted of the view: of each leaf one, unless the view is a `compositingGroup()` (FX11,
  /// FX12). It is painted outside of the frame as well, and changes no layout. A radius of 0 is sharp; radius and distance are
  /// in pixels. As SwiftUI documents it.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    ModifiedItems(
      content: self, modifier: Shadow(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}
