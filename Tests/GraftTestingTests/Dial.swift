import CGTK
import Graft

// snippet: a widget that draws itself
/// A needle that points at an angle.
final class Dial: WidgetCore {
  override class var properties: [CoreProperty] { [.number("angle", 0)] }

  override func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) { (24, 48) }

  override func snapshot(_ snapshot: OpaquePointer) {
    var (ink, centre, needle) = (GdkRGBA(red: 0, green: 0, blue: 1, alpha: 1), graphene_point_t(), graphene_rect_t())
    graphene_point_init(&centre, 24, 24)
    graphene_rect_init(&needle, -2, -24, 4, 24)
    gtk_snapshot_translate(snapshot, &centre)
    gtk_snapshot_rotate(snapshot, Float(widget["angle"] as Double))
    gtk_snapshot_append_color(snapshot, &ink, &needle)
  }
}
// snippet end

struct DialView: GtkWidgetRepresentable {
  let angle: Double

  func makeGtkWidget(context: Context) -> Widget { Dial.make() }

  func updateGtkWidget(_ dial: Widget, context: Context) { dial["angle"] = angle }
}
