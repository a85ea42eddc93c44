import CGTK
import Foundation
import GTKBridge
import ViewGraph

/// What an image shows that the program draws. Another one is another image, whatever it draws.
final class ImageDrawing: Hashable, Sendable {
  let size: CGSize
  // Called on the main thread.
  nonisolated(unsafe) private let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
    (self.size, self.renderer) = (size, renderer)
  }

  static func == (left: ImageDrawing, right: ImageDrawing) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Draws the image in all of a drawing's bounds.
  @MainActor
  func draw(in drawing: Drawing, _ environment: EnvironmentValues) {
    guard size.width >= 1, size.height >= 1, size.width.isFinite, size.height.isFinite,
      let picture = picture(for: drawing, environment)
    else { return }
    var corner = graphene_point_t(drawing.bounds.origin)
    gtk_snapshot_save(drawing.snapshot)
    gtk_snapshot_translate(drawing.snapshot, &corner)
    gtk_snapshot_scale(
      drawing.snapshot, Float(drawing.bounds.width / size.width), Float(drawing.bounds.height / size.height))
    gtk_snapshot_append_node(drawing.snapshot, picture.node)
    gtk_snapshot_restore(drawing.snapshot)
  }

  @MainActor
  private func picture(for drawing: Drawing, _ environment: EnvironmentValues) -> RenderNode? {
    RenderNode { snapshot in
      let own = Drawing(snapshot: snapshot, widget: drawing.widget, bounds: CGRect(origin: .zero, size: size))
      let surface = CanvasSurface(in: own)
      var context = GraphicsContext(surface: surface, environment: environment, symbols: nil)
      renderer(&context)
      surface.end()
    }
  }
}
