import CGTK
import Foundation
import GTKBridge
import ViewGraph

/// That a view is blurred as one.
struct Blur: IslandEffect, @MainActor Animatable {
  static var traits: IslandTraits { .isGroup }

  var radius: CGFloat
  let isOpaque: Bool

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  var invalidParameter: String? { radius.isFinite ? nil : "a radius of a blur is \(radius)" }

  func treatment(in environment: EnvironmentValues) -> IslandTreatment {
    guard radius.isFinite, radius > 0 else { return IslandTreatment() }
    return IslandTreatment(filter: BlurFilter(radius: radius, isOpaque: isOpaque))
  }
}

extension Drawing {
  /// Draws what a function draws, blurred.
  func blur(radius: CGFloat, _ content: (OpaquePointer) -> Void) {
    gtk_snapshot_push_blur(snapshot, Double(blurRadius(radius)))
    content(snapshot)
    gtk_snapshot_pop(snapshot)
  }
}

extension CGFloat {
  /// How far a blur of this radius paints, in pixels: of what is beyond, nothing is seen.
  var blurReach: CGFloat { 3 * Swift.min(Swift.max(self, 0), 500) }
}

struct BlurFilter: IslandFilter {
  let radius: CGFloat
  let isOpaque: Bool

  var reach: CGFloat { isOpaque ? 0 : radius.blurReach }

  func draw(in drawing: Drawing, _ content: (OpaquePointer) -> Void) {
    guard isOpaque else { return drawing.blur(radius: radius, content) }
    // What the blur lets through at the edges is the view itself.
    var bounds = graphene_rect_t(drawing.bounds)
    gtk_snapshot_push_clip(drawing.snapshot, &bounds)
    content(drawing.snapshot)
    drawing.blur(radius: radius, content)
    gtk_snapshot_pop(drawing.snapshot)
  }
}

extension View {
  /// Blurs what is painted of the view, also beyond its frame; an opaque view keeps its edges, and is cut at them (FX26). The
  /// radius is in pixels; it changes no layout. As SwiftUI documents it.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    ModifiedItems(content: self, modifier: Blur(radius: radius, isOpaque: opaque))
  }
}
