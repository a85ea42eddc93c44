import GTKSupport
import ViewGraph

/// A view type that is a class of GTK's: whoever knows its name can make its widgets, in any language, and need not know
/// that there is a view in them.
///
/// ```swift
/// try HostedType.register("DemoGauge") { type in
///   let level = type.property("level", initially: 0.5, in: 0...1)
///   let filled = type.signal("filled", Double.self)
///   return type.view { pane in
///     Gauge(level: pane.binding(level)) { pane.emit(filled, $0) }
///   }
/// }
/// ```
///
/// After that `g_object_new` makes one by the name, and so does `<object class="DemoGauge">` in a file for GtkBuilder or in
/// a template. The class derives from that of hosting widgets. Its properties tell of their changes, so that bindings and
/// expressions of GTK follow what the view writes, and the view follows them. Main thread only.
public struct HostedType: Sendable {
  /// The name of the class.
  public let name: String
  /// Its type in GObject.
  public let objectType: UInt

  /// Registers a view type under a name, which programs and files know it by: letters and digits, with a prefix of the
  /// program's own, such as `DemoGauge`.
  ///
  /// `describe` is called once, and says what properties and signals there are; its view is made anew for each widget. A
  /// name that has a type already, and names that GObject does not take, are errors, after which nothing is registered.
  @MainActor @discardableResult
  public static func register(
    _ name: String, _ describe: (HostedTypeDescription) -> HostedContent
  ) throws(HostedTypeError) -> HostedType {
    try HostedTypeError.check(type: name)
    let description = HostedTypeDescription(of: name)
    let content = describe(description)
    if let error = description.error { throw error }
    return HostedType(name: name, objectType: PaneClass.register(description, content))
  }

  /// The type of a view that was registered under a name; nil where there is none.
  @MainActor
  package static func objectType(named name: String) -> UInt? { PaneClass.types[name] }

  /// Makes a widget of the class, as `g_object_new` does.
  @MainActor
  public func make() -> Widget { Widget(NamedType.make(objectType)) }
}
