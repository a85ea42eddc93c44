import CGTK
import Foundation
import GTKBridge
import GTKSupport

/// What is dragged, and what the pointer carries; without a picture, one of the view.
@MainActor
struct Drag {
  var offers: [TransferOffer]
  let picture: ObjectReference?
  var action = GDK_ACTION_COPY
  /// Who is told of it.
  var report: DragSurroundingReport?

  /// The same drag, with which is done what a configuration allows, and of which is told.
  func allowed(by configuration: DragConfiguration, _ report: DragSurroundingReport?) -> Drag {
    var drag = self
    (drag.action, drag.report) = (configuration.action, report)
    return drag
  }

  /// Hands the drag to GDK, which offers the values until it is over, whatever becomes of the widget.
  func start(from widget: Widget, _ gesture: DragGesture.Value) {
    guard !offers.isEmpty, let native = gtk_widget_get_native(widget.widgetObject),
      let surface = gtk_native_get_surface(native),
      let device = gdk_seat_get_pointer(gdk_display_get_default_seat(gtk_widget_get_display(widget.widgetObject)))
    else { return }
    let (provider, way) = (offers.makeProvider(), gesture.translation)
    guard let drag = gdk_drag_begin(surface, device, provider.cast(), action, -way.width, -way.height)
    else { return }
    let begun = ObjectReference(taking: drag.objectAddress)
    report.map { DragTelling($0, offers, at: gesture.startLocation) }?.follow(begun)
    ActiveDrag.begin(begun)
    if let picture {
      let size = (
        gdk_paintable_get_intrinsic_width(picture.object.cast()),
        gdk_paintable_get_intrinsic_height(picture.object.cast())
      )
      gtk_drag_icon_set_from_paintable(drag, picture.object.cast(), size.0 / 2, size.1 / 2)
    } else if let picture = DragPicture.of(widget) {
      let start = gesture.startLocation
      gtk_drag_icon_set_from_paintable(drag, picture.cast(), Int32(start.x), Int32(start.y))
    }
  }
}

/// The drag that goes on, of which GDK wants to be told that its end was seen: the picture stays on the screen otherwise.
@MainActor
private enum ActiveDrag {
  private static var drag: ObjectReference?

  static func begin(_ begun: ObjectReference) {
    drag = begun
    // Connected until the drag is over, whatever is updated at the moment.
    HandlerGroup().collect {
      Signals.connect(begun, "dnd-finished") { end($0.sender, isDone: true) }
      Signals.connect(begun, "cancel") { end($0.sender, isDone: false) }
    }
  }

  private static func end(_ ended: ObjectReference, isDone: Bool) {
    gdk_drag_drop_done(ended.cast(), isDone ? 1 : 0)
    if drag == ended { drag = nil }
  }
}

/// Pictures that the pointer carries.
@MainActor
enum DragPicture {
  static func of(_ preview: some View) -> ObjectReference? {
    DrawnHost(preview) {}.texture(for: .unspecified, scale: 1, isOpaque: false)
  }

  /// A widget as it looks now.
  static func of(_ widget: Widget) -> ObjectReference? {
    guard let live = gtk_widget_paintable_new(widget.widgetObject) else { return nil }
    let paintable = ObjectReference(taking: live.objectAddress)
    return gdk_paintable_get_current_image(paintable.cast()).map { ObjectReference(taking: $0.objectAddress) }
  }
}
