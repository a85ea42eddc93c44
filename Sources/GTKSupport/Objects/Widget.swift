import CGTK
import Foundation

/// Owns one reference to a widget of any GTK library.
///
/// ```swift
/// let scale = Widget(typeName: "GtkScale")
/// scale["hexpand"] = true
/// scale.connect("value-changed") { print("moved") }
/// ```
open class Widget: ObjectReference {
  /// The widget, for calls of the C interface.
  public var widgetPointer: UnsafeMutablePointer<GtkWidget> { UnsafeMutablePointer(OpaquePointer(pointer)) }

  /// Takes a widget that a C function has returned. Stops with the actual type when it is no widget.
  public init(_ widget: some ObjectPointer) {
    let address = widget.objectAddress
    precondition(
      graft_is_a(address, gtk_widget_get_type()) != 0,
      "a \(String(cString: g_type_name(graft_object_type(address)))) is not a GtkWidget")
    super.init(sinking: address)
  }

  /// Makes a widget of a type given by name. Stops when there is no such type or it is no widget.
  public convenience init(typeName: String) {
    guard let type = TypeLookup.type(named: typeName), g_type_is_a(type, gtk_widget_get_type()) != 0 else {
      preconditionFailure("there is no widget type named \(typeName) in the libraries that are loaded")
    }
    // Freed by the caller of g_object_new: the floating reference is sunk below.
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("GObject made no \(typeName)")
    }
    self.init(object)
  }
}

/// Finds a GType by its name.
private enum TypeLookup {
  /// GTK registers its types at first use, so a type not yet known is looked for by its `get_type` function.
  static func type(named name: String) -> GType? {
    let known = g_type_from_name(name)
    if known != 0 { return known }
    guard let symbol = dlsym(nil, snakeCase(name) + "_get_type") else { return nil }
    let getType = unsafeBitCast(symbol, to: (@convention(c) () -> GType).self)
    return getType()
  }

  /// `GtkScaleButton` as `gtk_scale_button`.
  private static func snakeCase(_ name: String) -> String {
    name.reduce(into: "") { result, character in
      if character.isUppercase, !result.isEmpty { result += "_" }
      result += character.lowercased()
    }
  }
}
