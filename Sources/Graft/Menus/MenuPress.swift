import CGTK
import Foundation
import GTKSupport

/// A finger that rests on a widget until that opens a menu.
///
/// It hears of the finger before what is inside does: GTK would not tell it of the motions and the end of one that something
/// inside has claimed, which would seem to rest. Of those in one another the innermost opens. Claim MN13.
@MainActor
final class MenuPress {
  /// What waits for each finger, the outermost first.
  private static var waiting: [OpaquePointer: [MenuPress]] = [:]

  private let gesture: ObjectReference
  private weak var widget: Widget?
  private let open: (CGPoint) -> Bool

  /// A press that asks to open the menu at a point of the widget, and is told whether there is one.
  init(on widget: Widget, open: @escaping (CGPoint) -> Bool) {
    guard let made = gtk_gesture_long_press_new() else { fatalError("GTK made no gesture") }
    (gesture, self.widget, self.open) = (ObjectReference(retaining: made.objectAddress), widget, open)
    gtk_gesture_single_set_touch_only(made, 1)
    gtk_event_controller_set_propagation_phase(made, GTK_PHASE_CAPTURE)
    gesture.connect("begin") { [weak self] in self?.wait() }
    for signal in ["end", "cancel"] { gesture.connect(signal) { [weak self] in self?.giveUp() } }
    gesture.connect("pressed") { [weak self] in self?.rested() }
    gtk_widget_add_controller(widget.widgetObject, made)
  }

  private var finger: OpaquePointer? { gtk_gesture_get_last_updated_sequence(gesture.object.cast()) }

  private func wait() {
    if let finger { MenuPress.waiting[finger, default: []].append(self) }
  }

  private func giveUp() {
    guard let finger else { return }
    MenuPress.waiting[finger]?.removeAll { $0 === self }
    if MenuPress.waiting[finger]?.isEmpty == true { MenuPress.waiting[finger] = nil }
  }

  /// The outermost is told first, and asks for all. What a control inside has claimed is the control's.
  private func rested() {
    guard let finger, let waiting = MenuPress.waiting.removeValue(forKey: finger) else { return }
    guard let point = point(of: finger), widget?.hasClaimInside(finger, at: point) == false else { return }
    _ = waiting.last { $0.opens(for: finger) }
  }

  private func opens(for finger: OpaquePointer) -> Bool {
    guard let point = point(of: finger), open(point) else { return false }
    gtk_gesture_set_sequence_state(gesture.object.cast(), finger, GTK_EVENT_SEQUENCE_CLAIMED)
    return true
  }

  private func point(of finger: OpaquePointer) -> CGPoint? {
    var (x, y) = (0.0, 0.0)
    return gtk_gesture_get_point(gesture.object.cast(), finger, &x, &y) != 0 ? CGPoint(x: x, y: y) : nil
  }
}
