import CGTK

/// A widget of the program's own: a class of GTK whose objects are made, measured and drawn in Swift.
///
/// ```swift
/// final class Dial: WidgetCore {
///   override class var properties: [CoreProperty] { [.number("angle", 0)] }
///   override class var signals: [CoreSignal] { [CoreSignal("turned", Double.self)] }
///   override func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) { (24, 48) }
///   override func snapshot(_ snapshot: OpaquePointer) { … }
///   override func propertyDidChange(_ name: String) { emit("turned", widget["angle"] as Double) }
/// }
///
/// let dial = Dial.make()
/// dial["angle"] = 90.0
/// ```
///
/// The class is registered when its first widget is made. The widget owns the core, which ends with it; a core must not keep
/// its widget. Main thread only: a property that another thread sets is told by a warning, and set by the main loop.
@MainActor
open class WidgetCore {
  /// Good until the widget is finalised: one that was disposed of may be set and measured still.
  private var address: UnsafeMutableRawPointer?
  private var values: [String: CoreValue] = [:]

  /// A core for `make()`.
  public required init() {}

  /// What GTK sees as properties of the class. Asked for once.
  open class var properties: [CoreProperty] { [] }

  /// What GTK sees as signals of the class. Asked for once.
  open class var signals: [CoreSignal] { [] }

  /// The least and the natural length, in pixels; the size in the other direction is -1 where it is not known.
  open func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) { (0, 0) }

  /// Draws the widget in its own coordinates: a `GtkSnapshot`, of use while this runs.
  open func snapshot(_ snapshot: OpaquePointer) {}

  /// A property has another value. Draws the widget anew unless overridden.
  open func propertyDidChange(_ name: String) { if let living { gtk_widget_queue_draw(living.widgetObject) } }

  /// Makes a widget of the class, with its core.
  public static func make() -> Widget { Widget(CoreType.of(self).make { core(for: $0) }.cast(to: GtkWidget.self)) }

  /// The core of a widget; nil where it is none of this class.
  public static func core(of widget: Widget) -> Self? { CoreType.of(self).core(of: widget.object) as? Self }

  /// The widget. After its end, and in a core that was not made by `make()`, the program is told so, and it is another.
  public final var widget: Widget {
    living ?? Widget(Fault.sign("the widget of \(Self.self) has ended, or was not made by make()"))
  }

  private var living: Widget? { address.map { Widget(retaining: $0) } }

  /// The widget is finalised, and may not be had any more.
  final func end() { address = nil }

  /// Emits a signal that the class has; nothing once the widget has ended.
  public final func emit(_ signal: String, _ arguments: any TypedValue...) {
    living?.emit(signal, arguments, of: "\(Self.self)")
  }

  private static func core(for widget: UnsafeMutablePointer<GtkWidget>) -> WidgetCore {
    let core = Self()
    core.address = widget.objectAddress
    return core
  }

  /// What was set, or what the property begins with.
  func load(_ property: UnsafeMutablePointer<GParamSpec>, into value: UnsafeMutablePointer<GValue>) {
    if let known = values[String(cString: property.pointee.name)] { return known.copy(into: value) }
    g_param_value_set_default(property, value)
  }

  func store(_ property: UnsafeMutablePointer<GParamSpec>, _ value: UnsafePointer<GValue>) {
    let name = String(cString: property.pointee.name)
    values[name] = CoreValue(copying: value)
    propertyDidChange(name)
    if let address { g_object_notify_by_pspec(address.cast(), property) }
  }
}
