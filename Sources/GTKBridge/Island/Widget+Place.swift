import CGTK
import Foundation
import GTKSupport
import Paths

extension Widget {
  /// The least width; GTK remembers it until something inside changes.
  var minimumWidth: Int32 {
    var minimum: Int32 = 0
    gtk_widget_measure(widgetObject, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
    return minimum
  }

  /// Gives the widget its place in its parent, a frame on whole pixels. Never less than its minimum, which GTK would warn
  /// of: it overflows instead (RP27).
  package func allocate(
    _ frame: CGRect, minimum: (width: Int32, height: Int32), _ projection: ProjectionTransform? = nil
  ) {
    let width = max(frame.width.pixels, minimum.width)
    let height = max(frame.height.pixels, minimum.height)
    var origin = graphene_point_t(x: Float(frame.minX.pixels), y: Float(frame.minY.pixels))
    let place = gsk_transform_translate(nil, &origin)
    gtk_widget_allocate(widgetObject, width, height, -1, projection.map { $0.transform(after: place) } ?? place)
  }
}
