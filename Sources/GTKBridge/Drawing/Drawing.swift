import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// Where something is drawn, while it is.
@MainActor
package struct Drawing {
  /// What is drawn into.
  package let snapshot: OpaquePointer
  /// The widget, for what depends on its style; nil where there is no display.
  package let widget: UnsafeMutablePointer<GtkWidget>?
  /// What is to be filled: the view, or, on a screen of more pixels, what is between the nearest of those (FX30).
  package let bounds: CGRect
  /// The size of the view in the layout, which may lie between pixels.
  package let size: CGSize
  /// How many pixels a point has along each axis, where what is drawn is shown in the pixels in which it is drawn; nil where it
  /// may be turned or scaled.
  package let shownScale: CGFloat?
  /// Whether Cairo paints it; nil where the widget is to be asked.
  private let isForCairo: Bool?
  /// Where the origin is in the widget.
  private let origin: CGPoint
  /// What of a picture is painted where there is no widget.
  private let part: PicturePart?

  /// A place to draw; `isForCairo` where it is known who paints it.
  package init(
    snapshot: OpaquePointer, widget: UnsafeMutablePointer<GtkWidget>?, bounds: CGRect, size: CGSize? = nil,
    origin: CGPoint = .zero, shownScale: CGFloat? = nil, isForCairo: Bool? = nil
  ) {
    self.init(
      snapshot: snapshot, widget: widget, bounds: bounds, size: size ?? bounds.size, origin: origin,
      shownScale: shownScale, part: nil, isForCairo: isForCairo)
  }

  init(
    snapshot: OpaquePointer, widget: UnsafeMutablePointer<GtkWidget>?, bounds: CGRect, size: CGSize, origin: CGPoint,
    shownScale: CGFloat?, part: PicturePart?, isForCairo: Bool? = nil
  ) {
    (self.origin, self.shownScale, self.part) = (origin, shownScale, part)
    (self.snapshot, self.widget, self.bounds) = (snapshot, widget, bounds)
    self.size = size
    self.isForCairo = isForCairo
  }

  /// Whether Cairo paints what is drawn.
  package var isPaintedByCairo: Bool { isForCairo ?? widget?.isPaintedByCairo ?? true }

  /// The same on another snapshot.
  package func on(_ snapshot: OpaquePointer) -> Drawing {
    Drawing(
      snapshot: snapshot, widget: widget, bounds: bounds, size: size, origin: origin, shownScale: shownScale,
      part: part, isForCairo: isForCairo)
  }

  /// The room of the nearest island around that says to be a container; nil if none does.
  package var container: CGRect? {
    let room = widget.map(Self.container) ?? part?.container
    return room?.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  private static func container(around widget: UnsafeMutablePointer<GtkWidget>) -> CGRect? {
    for around in sequence(first: widget, next: { gtk_widget_get_parent($0) }) {
      guard let core = IslandWidgetType.core(of: around), core.isContainer else { continue }
      let room = core.formRoom
      guard let start = around.point(room.origin, in: widget),
        let end = around.point(CGPoint(x: room.maxX, y: room.maxY), in: widget)
      else { return nil }
      return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    }
    return nil
  }

  /// Whether reading starts at the right where it is drawn.
  package var readsFromRight: Bool {
    (widget.map(gtk_widget_get_direction) ?? gtk_widget_get_default_direction()) == GTK_TEXT_DIR_RTL
  }

  /// How many pixels a point has, on a screen that has no shares of them.
  package var wholeScale: Int32 { widget.map(gtk_widget_get_scale_factor) ?? 1 }

  /// The room of a whole widget to fill, where it is the nearest to a room in the layout.
  package static func bounds(
    of widget: UnsafeMutablePointer<GtkWidget>, in room: CGRect?
  ) -> CGRect {
    let whole = CGRect(x: 0, y: 0, width: Int(gtk_widget_get_width(widget)), height: Int(gtk_widget_get_height(widget)))
    let pixels = WidgetPixels(of: widget)
    guard pixels.scale != 1, let room else { return whole }
    return filled(room, of: whole, at: pixels.corner, scale: pixels.scale)
  }

  /// What is filled of a room in the layout, in a widget that is at a place of the window; the whole widget where that is
  /// larger than the room.
  package static func filled(_ room: CGRect, of whole: CGRect, at corner: CGPoint, scale: CGFloat) -> CGRect {
    guard PixelGrid.application.frame(room) == whole else { return whole }
    return WidgetPixels(scale: scale, corner: corner).shown(room)
  }
}

/// Where the pixels of the screen are below a widget. Asked for once where many things are drawn, as GTK looks for the window.
@MainActor
package struct WidgetPixels {
  /// How many there are for a point.
  let scale: CGFloat
  /// Where the widget begins in its window.
  let corner: CGPoint
  /// Whether what is drawn in them is shown in them, and neither turned nor scaled.
  let areShown: Bool
  /// Whether Cairo paints them; nil where that was not asked for.
  let areCairos: Bool?

  init(scale: CGFloat, corner: CGPoint) {
    (self.scale, self.corner, areShown, areCairos) = (scale, corner, false, nil)
  }

  /// Where the scale is no whole number, the widget itself may begin between two pixels.
  init(of widget: UnsafeMutablePointer<GtkWidget>, areShown: Bool = false) {
    self.areShown = areShown
    areCairos = areShown ? widget.isPaintedByCairo : nil
    scale = graft_display_scale(widget)
    corner = scale == scale.rounded() ? .zero : widget.originInWindow
  }

  /// Whether what was drawn for others can be shown in these.
  func areLike(_ others: WidgetPixels) -> Bool { scale == others.scale && areShown == others.areShown }

  /// The nearest pixels to a frame of the layout inside of the widget.
  func shown(_ frame: CGRect) -> CGRect {
    let shown = PixelGrid(scale: scale).frame(frame.offsetBy(dx: corner.x, dy: corner.y))
    return shown.offsetBy(dx: -corner.x, dy: -corner.y)
  }
}
