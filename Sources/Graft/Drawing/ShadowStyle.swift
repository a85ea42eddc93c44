import CGTK
import Foundation
import GTKBridge
import ViewGraph

/// The shadow of what is painted in a style: outside of it, or inside (PT25). As SwiftUI documents it.
public struct ShadowStyle: Hashable, Sendable {
  var color: Color
  let isInner: Bool
  /// In points, and so is the distance.
  var radius: CGFloat
  var distance: CGSize

  /// A shadow behind what is painted. A radius of 0 is sharp; radius and distance are in pixels.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, isInner: false, radius: radius, distance: CGSize(width: x, height: y))
  }

  /// A shadow that what is around casts upon what is painted.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, isInner: true, radius: radius, distance: CGSize(width: x, height: y))
  }

  /// The shadow with the tint around in place of the accent colour.
  @MainActor
  func tinted(in environment: EnvironmentValues) -> ShadowStyle {
    var shadow = self
    shadow.color = color.tinted(in: environment)
    return shadow
  }

  /// Whether there is anything of it: what is no number casts none.
  fileprivate var isSeen: Bool {
    color.isSeen && [radius, distance.width, distance.height].allSatisfy(\.isFinite)
  }

  /// How far it reaches from what casts it.
  fileprivate var reach: CGFloat {
    radius.blurReach + max(abs(distance.width.shadowDistance), abs(distance.height.shadowDistance)) + 2
  }
}

extension Drawing {
  /// Draws what a function draws, with shadows outside and inside of it; it lies in an extent.
  func shadowed(_ shadows: [ShadowStyle], in extent: CGRect, _ content: (OpaquePointer) -> Void) {
    let seen = shadows.filter(\.isSeen)
    var drops = seen.filter { !$0.isInner }.map(gtkShadow)
    if !drops.isEmpty { gtk_snapshot_push_shadow(snapshot, &drops, gsize(drops.count)) }
    content(snapshot)
    if !drops.isEmpty { gtk_snapshot_pop(snapshot) }
    let inner = seen.filter(\.isInner)
    guard !inner.isEmpty, let form = RenderNode(content) else { return }
    for shadow in inner { draw(shadow, inside: form, in: extent) }
  }

  private func gtkShadow(_ style: ShadowStyle) -> GskShadow {
    var shadow = GskShadow()
    shadow.color = style.color.resolved(for: widget)
    (shadow.dx, shadow.dy) = (Float(style.distance.width.shadowDistance), Float(style.distance.height.shadowDistance))
    shadow.radius = blurRadius(style.radius)
    return shadow
  }

  /// What is outside of the form, blurred and moved, as far as it is upon the form.
  private func draw(_ shadow: ShadowStyle, inside form: RenderNode, in extent: CGRect) {
    let around = extent.insetBy(dx: -shadow.reach, dy: -shadow.reach)
    guard let cast = cast(shadow, around: form, around) else { return }
    // A blur sees nothing beyond what is drawn.
    var room = graphene_rect_t(around)
    guard let cairo = gtk_snapshot_append_cairo(snapshot, &room) else { return }
    defer { cairo_destroy(cairo) }
    CairoContext(cairo: cairo).mask(by: form) { gsk_render_node_draw(cast.node, cairo) }
  }

  private func cast(_ shadow: ShadowStyle, around form: RenderNode, _ extent: CGRect) -> RenderNode? {
    RenderNode { snapshot in
      var distance = graphene_point_t(
        CGPoint(x: shadow.distance.width.shadowDistance, y: shadow.distance.height.shadowDistance))
      let byCairo = Drawing(snapshot: snapshot, widget: widget, bounds: bounds, isForCairo: true)
      gtk_snapshot_push_blur(snapshot, Double(byCairo.blurRadius(shadow.radius)))
      gtk_snapshot_translate(snapshot, &distance)
      var room = graphene_rect_t(extent)
      if let cairo = gtk_snapshot_append_cairo(snapshot, &room) {
        let context = CairoContext(cairo: cairo)
        context.take(shadow.color.resolved(for: widget))
        cairo_paint(cairo)
        context.erase(form)
        cairo_destroy(cairo)
      }
      gtk_snapshot_pop(snapshot)
    }
  }
}

extension CairoContext {
  /// Draws what a function draws, as far as something is opaque.
  func mask(by form: RenderNode, _ draw: () -> Void) {
    cairo_push_group(cairo)
    gsk_render_node_draw(form.node, cairo)
    let alpha = cairo_pop_group(cairo)
    cairo_push_group(cairo)
    draw()
    cairo_pop_group_to_source(cairo)
    cairo_mask(cairo, alpha)
    cairo_pattern_destroy(alpha)
  }

  /// Takes away what was drawn, as far as something is opaque.
  fileprivate func erase(_ form: RenderNode) {
    cairo_push_group(cairo)
    gsk_render_node_draw(form.node, cairo)
    cairo_pop_group_to_source(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT)
    cairo_paint(cairo)
  }
}
