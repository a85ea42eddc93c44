import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// The pointer's ways besides the primary click: other buttons, modifiers, hovering, dragging and the wheel.
@Suite(.gtk) @MainActor
struct PointerTests {
  /// A box of 200 by 100 pixels in a window, with what controllers on it have heard.
  @MainActor
  private final class Pad {
    let widget = Widget(typeName: "GtkBox")
    let window: MountedWindow
    var heard: [String] = []

    init() async {
      gtk_widget_set_size_request(widget.widgetPointer, 200, 100)
      window = MountedWindow(child: widget, size: nil)
      await window.show()
    }

    var found: FoundWidget { window.query.all[0] }

    func add(_ controller: OpaquePointer?, _ signal: String, _ describe: @escaping (SignalArguments) -> String) {
      guard let controller else { return }
      let reference = ObjectReference(retaining: controller.objectAddress)
      gtk_widget_add_controller(widget.widgetPointer, controller)
      reference.connect(signal) { [weak self] arguments in self?.heard.append(describe(arguments)) }
    }
  }

  @Test("each button clicks, with the keys that are held and the point that is given")
  func buttonsAndModifiers() async throws {
    let pad = await Pad()
    let gesture = gtk_gesture_click_new()
    gtk_gesture_single_set_button(gesture, 0)
    pad.add(gesture, "pressed") { arguments in
      let state = gtk_event_controller_get_current_event_state(gesture)
      let (x, y): (Double, Double) = (arguments[1], arguments[2])
      let held = (state.rawValue & GDK_SHIFT_MASK.rawValue) != 0
      return "\(gtk_gesture_single_get_current_button(gesture)) at \(Int(x)) \(Int(y))\(held ? " with shift" : "")"
    }
    try await pad.found.click()
    try await pad.found.click(at: CGPoint(x: 10, y: 20), button: .secondary)
    try await pad.found.click(at: CGPoint(x: 11, y: 21), modifiers: .shift)
    try await pad.found.click(at: CGPoint(x: 12, y: 22), button: .middle)
    #expect(pad.heard == ["1 at 100 50", "3 at 10 20", "1 at 11 21 with shift", "2 at 12 22"])
  }

  @Test("the pointer enters a widget that it hovers over, once")
  func hover() async throws {
    let pad = await Pad()
    pad.add(gtk_event_controller_motion_new(), "enter") { _ in "enter" }
    try await pad.found.hover()
    try await pad.found.hover(at: CGPoint(x: 20, y: 20))
    #expect(pad.heard == ["enter"])
  }

  @Test("a drag begins where it is told and ends at its distance")
  func drag() async throws {
    let pad = await Pad()
    let gesture = gtk_gesture_drag_new()
    pad.add(gesture, "drag-begin") { arguments in
      let (x, y): (Double, Double) = (arguments[0], arguments[1])
      return "begin \(Int(x)) \(Int(y))"
    }
    // One gesture, two signals.
    let reference = ObjectReference(retaining: try #require(gesture).objectAddress)
    reference.connect("drag-end") { [weak pad] arguments in
      let (x, y): (Double, Double) = (arguments[0], arguments[1])
      pad?.heard.append("end \(Int(x)) \(Int(y))")
    }
    try await pad.found.drag(at: CGPoint(x: 20, y: 30), by: CGSize(width: 100, height: 40))
    #expect(pad.heard == ["begin 20 30", "end 100 40"])
  }

  @Test("a slider follows a drag of its thumb to its end")
  func dragSlider() async throws {
    let scale = Widget(gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 10, 1))
    gtk_widget_set_size_request(scale.widgetPointer, 200, 40)
    let window = MountedWindow(child: scale, size: nil)
    await window.show()
    let slider = try window.query.find(role: .slider)
    try await slider.drag(at: CGPoint(x: 4, y: 10), by: CGSize(width: 176, height: 0))
    #expect(gtk_range_get_value(scale.cast()) == 10)
  }

  @Test("the wheel turns by notches, in both directions and along both axes")
  func wheel() async throws {
    let pad = await Pad()
    pad.add(gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES), "scroll") { arguments in
      let (right, down): (Double, Double) = (arguments[0], arguments[1])
      return "\(Int(right)) \(Int(down))"
    }
    try await pad.found.scroll(down: 2)
    try await pad.found.scroll(down: -1)
    try await pad.found.scroll(right: 1)
    #expect(pad.heard == ["0 1", "0 1", "0 -1", "1 0"])
  }

  @Test("a drag beyond the window is an error, and sends nothing")
  func impossibleDrag() async throws {
    let pad = await Pad()
    pad.add(gtk_gesture_drag_new(), "drag-begin") { _ in "begin" }
    await #expect(throws: XInputError.self) { try await pad.found.drag(by: CGSize(width: 2000, height: 0)) }
    #expect(pad.heard == [])
  }
}
