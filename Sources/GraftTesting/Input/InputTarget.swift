import CGTK
import CGraftTesting
import Foundation
import GTKSupport

/// The X window of a widget or of another program, and a point in it.
@MainActor
package struct InputTarget {
  /// None for a window of another program.
  private let native: OpaquePointer?
  private let window: UInt
  private let spot: CGPoint

  /// A point of a widget in the widget's own coordinates, by default its middle.
  package init(_ widget: Widget, at point: CGPoint? = nil) throws(XInputError) {
    guard PrivateDisplay.isRunning else { throw .notPrivate }
    guard let native = gtk_widget_get_native(widget.widgetObject), gtk_widget_get_mapped(widget.widgetObject) != 0,
      let surface = gtk_native_get_surface(native)
    else { throw .notVisible(widget.typeName) }
    self.native = native
    window = graft_testing_x_window(native.objectAddress)
    spot = InputTarget.spot(in: native, of: widget, at: point)
    guard InputTarget.area(of: surface).contains(spot) else {
      throw .outside("\(spot.x), \(spot.y) of a \(widget.typeName)")
    }
  }

  /// A point of an X window of another program.
  package init(window: UInt, at spot: CGPoint) { (native, self.window, self.spot) = (nil, window, spot) }

  private init(_ other: InputTarget, at spot: CGPoint) {
    (native, window) = (other.native, other.window)
    self.spot = spot
  }

  /// The point at a distance in pixels, in the same window.
  func moved(by offset: CGSize) throws(XInputError) -> InputTarget {
    let moved = CGPoint(x: spot.x + offset.width, y: spot.y + offset.height)
    guard contains(moved) else { throw .outside("\(moved.x), \(moved.y) of the window") }
    return InputTarget(self, at: moved)
  }

  /// How large a window of another program is, nobody here knows.
  private func contains(_ point: CGPoint) -> Bool {
    guard let native else { return true }
    return gtk_native_get_surface(native).map { InputTarget.area(of: $0).contains(point) } ?? false
  }

  /// A point on the way to another of the same window, after so many steps of all.
  func moved(towards end: InputTarget, _ step: Int, of steps: Int) -> InputTarget {
    let part = CGFloat(step) / CGFloat(steps)
    return InputTarget(
      self, at: CGPoint(x: spot.x + (end.spot.x - spot.x) * part, y: spot.y + (end.spot.y - spot.y) * part))
  }

  /// Commands with the pointer at the point. Without a window manager, the window is put on top by us.
  func point(_ commands: String) async throws(XInputError) {
    try await run("windowraise \(window) mousemove --window \(window) \(Int(spot.x)) \(Int(spot.y)) \(commands)")
  }

  /// Releases a button where the pointer is: the window may have gone.
  func release(_ button: XInput.Button) async throws(XInputError) { try await run("mouseup \(button.rawValue)") }

  /// Commands with the X focus in the window.
  func focus(_ commands: String) async throws(XInputError) { try await run("windowfocus \(window) \(commands)") }

  /// Waits until GTK has delivered the pointer's last motion, which it holds back until a frame begins.
  func motionDelivered() async {
    guard let native, let clock = gtk_widget_get_frame_clock(native.cast()) else { return }
    await withCheckedContinuation { continuation in
      var connection: SignalConnection?
      connection = Signals.connect(clock, "flush-events", after: true) {
        connection?.disconnect()
        connection = nil
        continuation.resume()
      }
      gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS)
    }
  }

  /// Tells what a finger does at the point. Without a window manager, the window is put on top by us.
  func touch(_ event: TouchScreen.Event, finger: UInt32, of screen: TouchScreen) async throws(XInputError) {
    var corner = (x: Int32(0), y: Int32(0))
    graft_testing_raise_x_window(window, &corner.x, &corner.y)
    let place = CGPoint(x: CGFloat(corner.x) + spot.x, y: CGFloat(corner.y) + spot.y)
    try await send { () throws(XInputError) in try screen.tell(event, finger: finger, at: place) }
    // Only motions are held back, and after the finger is lifted the window may have gone.
    if event == .update { await motionDelivered() }
  }

  private func run(_ commands: String) async throws(XInputError) {
    try await send { () throws(XInputError) in try InputTool.run(commands) }
  }

  private func send(_ input: () throws(XInputError) -> Void) async throws(XInputError) {
    let display = gdk_display_get_default()
    // The server has to know of the window, and then we have to know of the events, which it sends before it answers.
    gdk_display_sync(display)
    try input()
    gdk_display_sync(display)
    await eventsHandled()
  }

  /// A source that is less urgent than events has its turn when none is left.
  private func eventsHandled() async {
    var turn: WakeSource?
    await withCheckedContinuation { continuation in
      turn = WakeSource(priority: G_PRIORITY_DEFAULT + 1) { continuation.resume() }
      turn?.wake()
    }
  }

  private static func area(of surface: OpaquePointer) -> CGRect {
    CGRect(x: 0, y: 0, width: Int(gdk_surface_get_width(surface)), height: Int(gdk_surface_get_height(surface)))
  }

  private static func spot(in native: OpaquePointer, of widget: Widget, at point: CGPoint?) -> CGPoint {
    let pointer = widget.widgetObject
    let middle = CGPoint(x: Int(gtk_widget_get_width(pointer)) / 2, y: Int(gtk_widget_get_height(pointer)) / 2)
    let point = point ?? middle
    var own = graphene_point_t(x: Float(point.x), y: Float(point.y))
    var result = graphene_point_t()
    _ = gtk_widget_compute_point(pointer, native.cast(), &own, &result)
    var offset = (x: 0.0, y: 0.0)
    gtk_native_get_surface_transform(native, &offset.x, &offset.y)
    return CGPoint(x: CGFloat(result.x) + offset.x, y: CGFloat(result.y) + offset.y)
  }
}
