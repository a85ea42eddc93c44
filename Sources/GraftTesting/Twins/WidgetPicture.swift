import CGTK
import GTKSupport

/// How a widget is drawn.
@MainActor
struct WidgetPicture {
  private let pixels: [UInt8]
  private let size: (width: Int, height: Int)

  /// Draws a widget by itself; nil if it has no size or draws nothing.
  init?(_ widget: Widget) {
    guard let texture = ObjectReference.texture(of: widget.widgetObject) else { return nil }
    size = (Int(gtk_widget_get_width(widget.widgetObject)), Int(gtk_widget_get_height(widget.widgetObject)))
    var pixels = [UInt8](repeating: 0, count: size.width * size.height * 4)
    let stride = gsize(size.width * 4)
    texture.withObjectAddress { gdk_texture_download($0.cast(), &pixels, stride) }
    self.pixels = pixels
  }

  /// For messages.
  var description: String {
    let painted = stride(from: 3, to: pixels.count, by: 4).count { pixels[$0] != 0 }
    return "\(size.width) × \(size.height) with \(painted) painted pixels"
  }

  /// Whether two are drawn otherwise. What was laid out in another size is not compared: layout may round.
  static func != (left: WidgetPicture, right: WidgetPicture) -> Bool {
    left.size == right.size && left.pixels != right.pixels
  }
}
