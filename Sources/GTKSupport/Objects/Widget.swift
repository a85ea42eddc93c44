import CGTK

/// Owns one reference to a widget of any GTK library.
///
/// ```swift
/// let scale = Widget(typeName: "GtkScale")
/// scale["hexpand"] = true
/// scale.connect("value-changed") { print("moved to", $0.sender["fill-level"] as Double) }
/// ```
open class Widget: ObjectReference {
  /// The widget, for calls of the C interface. It lives at least until the end of the turn, as with `pointer`.
  public final var widgetPointer: UnsafeMutablePointer<GtkWidget> { pointer.cast() }

  /// The widget, for calls that are over before this ends: the runtime's own.
  @inlinable
  package final var widgetObject: UnsafeMutablePointer<GtkWidget> {
    UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
  }

  /// Takes a widget that a C function has returned. Stops with the actual type when it is no widget.
  public init(_ widget: some ObjectPointer) {
    defer { extendLifetime(widget) }
    let address = widget.withObjectAddress { $0 }
    super.init(sinking: Widget.requireWidget(address))
  }

  /// Adds a reference to a widget that somebody else owns. Stops with the actual type when it is no widget.
  public override init(retaining object: UnsafeMutableRawPointer) {
    super.init(retaining: Widget.requireWidget(object))
  }

  /// Takes over the reference of whoever made a widget. Stops with the actual type when it is no widget.
  public override init(taking object: UnsafeMutableRawPointer) {
    super.init(taking: Widget.requireWidget(object))
  }

  /// A reference of this class to a widget.
  open override class func reference(to object: UnsafeMutableRawPointer) -> ObjectReference {
    Widget(retaining: object)
  }

  /// Makes a widget of a type given by name, of any library that is loaded. Stops, with the nearest name, when there is no
  /// such widget type, and when the type is abstract.
  public convenience init(typeName: String) { self.init(Widget.make(typeName)) }

  private static func make(_ typeName: String) -> UnsafeMutablePointer<GtkWidget> {
    do {
      // Freed by the caller of g_object_new: the floating reference is sunk by who calls this.
      guard let object = g_object_new_with_properties(try TypeLookup.widgetType(named: typeName), 0, nil, nil) else {
        return Fault.sign("GObject made no \(typeName)")
      }
      return object.cast()
    } catch {
      return Fault.sign(error.description)
    }
  }

  private static func requireWidget(_ object: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    if graft_is_a(object, gtk_widget_get_type()) != 0 { return object }
    return Fault.sign("a \(String(cString: g_type_name(graft_object_type(object)))) is not a GtkWidget").objectAddress
  }
}
