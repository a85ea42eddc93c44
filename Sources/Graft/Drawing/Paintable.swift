import CGTK
import GTKBridge
import GTKSupport

/// Something that can be drawn in any size: GDK's GdkPaintable.
@MainActor
struct Paintable {
  let object: ObjectReference

  /// Draws it over the whole widget; a symbolic icon and a template with a paint (PT1, PT6, IM4).
  func draw(in drawing: Drawing, with paint: ShapePaint, isTemplate: Bool, hasHardPixels: Bool = false) {
    let pointer: OpaquePointer = object.object.cast()
    let isSymbol = pointer.isA(gtk_symbolic_paintable_get_type())
    if !isSymbol, !isTemplate { return drawItself(in: drawing, hasHardPixels) }
    if isSymbol, let color = paint.plainColor { return drawSymbol(in: drawing, color) }
    guard
      let form = RenderNode({ snapshot in
        let place = Drawing(snapshot: snapshot, widget: drawing.widget, bounds: drawing.bounds)
        if isSymbol { drawSymbol(in: place, .black) } else { drawItself(in: place, hasHardPixels) }
      })
    else { return }
    drawing.paint(in: drawing.bounds, with: paint) { $0.paint(upon: form) }
  }

  private func drawItself(in drawing: Drawing, _ hasHardPixels: Bool) {
    let pointer: OpaquePointer = object.object.cast()
    if hasHardPixels, pointer.isA(gdk_texture_get_type()) {
      var bounds = graphene_rect_t(drawing.bounds)
      return graft_draw_hard_pixels(drawing.snapshot, pointer, &bounds)
    }
    moved(in: drawing) { gdk_paintable_snapshot(pointer, $0, $1, $2) }
  }

  private func drawSymbol(in drawing: Drawing, _ color: Color) {
    let pointer: OpaquePointer = object.object.cast()
    // For what succeeded, warns and failed there are colours of their own, which the same one stands for.
    let colors = [GdkRGBA](repeating: color.resolved(for: drawing.widget), count: 4)
    moved(in: drawing) { gtk_symbolic_paintable_snapshot_symbolic(pointer, $0, $1, $2, colors, 4) }
  }

  private func moved(in drawing: Drawing, _ draw: (OpaquePointer, Double, Double) -> Void) {
    var corner = graphene_point_t(drawing.bounds.origin)
    gtk_snapshot_save(drawing.snapshot)
    gtk_snapshot_translate(drawing.snapshot, &corner)
    draw(drawing.snapshot, Double(drawing.bounds.width), Double(drawing.bounds.height))
    gtk_snapshot_restore(drawing.snapshot)
  }
}
