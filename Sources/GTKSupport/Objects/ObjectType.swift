import CGTK
import Threads

/// A GObject type of ours. Each of its objects owns a Swift object, its *core*, which answers its virtual functions and
/// ends with it.
///
/// GTK calls these on its own thread, which is the main thread; Swift cannot see that through a C pointer, hence the
/// assumptions.
@MainActor
package struct ObjectType<Core: AnyObject> {
  /// The type, for those that derive from it.
  package let type: GType

  /// Registers a type of widgets, which derives from GtkWidget or from another of ours, and sets its virtual functions.
  package init(
    widget name: String, extending parent: GType = gtk_widget_get_type(),
    _ fill: (UnsafeMutablePointer<GtkWidgetClass>) -> Void
  ) {
    type = ObjectInstance.register(name, parent)
    fill(ObjectInstance.makeClass(of: type).assumingMemoryBound(to: GtkWidgetClass.self))
  }

  /// Registers a type of objects that are no widgets and have one interface, whose functions are set.
  package init(object name: String, implementing interface: GType, _ fill: @escaping GInterfaceInitFunc) {
    type = ObjectInstance.register(name, g_object_get_type())
    var info = GInterfaceInfo()
    info.interface_init = fill
    g_type_add_interface_static(type, interface, &info)
    _ = ObjectInstance.makeClass(of: type)
  }

  /// Registers a type of objects that are no widgets, which derives from one of a library, and sets its virtual functions.
  package init<Class>(
    object name: String, extending parent: GType, _ fill: (UnsafeMutablePointer<Class>) -> Void
  ) {
    type = ObjectInstance.register(name, parent)
    fill(ObjectInstance.makeClass(of: type).assumingMemoryBound(to: Class.self))
  }

  /// Makes an object and its core. The reference is the caller's, a floating one if it is a widget.
  package func make<Object>(_ makeCore: (UnsafeMutablePointer<Object>) -> Core) -> UnsafeMutablePointer<Object> {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      fatalError("GObject made no \(String(cString: g_type_name(type)))")
    }
    let made = object.cast(to: Object.self)
    ObjectInstance.of(made).pointee.core = Unmanaged.passRetained(makeCore(made)).toOpaque()
    return made
  }

  /// The core of an object, or nil when it is none of this type.
  @inlinable
  package func core(of object: UnsafeMutableRawPointer?) -> Core? {
    guard let object, graft_is_a(object, type) != 0 else { return nil }
    return Self.knownCore(of: object)
  }

  /// The core of an object of this type; nil while it is made and when it is finalised.
  @inlinable
  static func knownCore(of object: UnsafeMutableRawPointer) -> Core? {
    guard let core = ObjectInstance.of(object).pointee.core else { return nil }
    return Unmanaged<Core>.fromOpaque(core).takeUnretainedValue()
  }

  /// Has the core answer a virtual function of an object of this type. Nil where it has no core, and on another thread than
  /// the main one.
  @inlinable @discardableResult
  nonisolated package static func withCore<Result: Sendable>(
    of object: UnsafeMutableRawPointer?, _ body: @MainActor (Core) -> Result
  ) -> Result? {
    guard let object, ObjectInstance.of(object).pointee.core != nil, ObjectThread.lets(object) else { return nil }
    nonisolated(unsafe) let address = object
    return MainThread.assumeIsolated {
      guard let core = knownCore(of: address) else { return nil }
      return body(core)
    }
  }
}

/// An object of a type of ours: its parent's fields, and one retained reference to its core. Of the parents a widget has the
/// most, and all have its room, so that the core is in the same place.
@usableFromInline
struct ObjectInstance {
  var parent: GtkWidget
  @usableFromInline var core: UnsafeMutableRawPointer?

  @inlinable
  static func of(_ object: UnsafeMutableRawPointer) -> UnsafeMutablePointer<ObjectInstance> {
    object.assumingMemoryBound(to: ObjectInstance.self)
  }

  @MainActor
  static func register(_ name: String, _ parent: GType, beginning begin: GInstanceInitFunc? = nil) -> GType {
    var (info, inherited) = (GTypeInfo(), GTypeQuery())
    g_type_query(parent, &inherited)
    info.class_size = guint16(inherited.class_size)
    info.instance_init = begin
    info.instance_size = guint16(MemoryLayout<ObjectInstance>.size)
    return g_type_register_static(parent, name, &info, GTypeFlags(rawValue: 0))
  }

  /// Makes the class of a type. Here and not by the first object, so that Swift can fill it in with closures of its own.
  static func makeClass(of type: GType) -> UnsafeMutableRawPointer {
    guard let typeClass = g_type_class_ref(type) else {
      fatalError("GObject made no class \(String(cString: g_type_name(type)))")
    }
    typeClass.assumingMemoryBound(to: GObjectClass.self).pointee.finalize = { $0.map { ObjectInstance.finalize($0) } }
    return typeClass
  }

  static func finalize(_ object: UnsafeMutablePointer<GObject>) {
    releaseCore(of: object)
    let parent = graft_is_a(object, gtk_widget_get_type()) != 0 ? gtk_widget_get_type() : g_object_get_type()
    g_type_class_peek(parent).assumingMemoryBound(to: GObjectClass.self).pointee.finalize?(object)
  }

  /// On another thread than the main one the core leaks: it may use the object while it ends, and later there is none.
  private static func releaseCore(of object: UnsafeMutableRawPointer) {
    nonisolated(unsafe) let instance = of(object)
    guard let core = instance.pointee.core, ObjectThread.lets(object) else { return }
    instance.pointee.core = nil
    nonisolated(unsafe) let owned = core
    MainThread.assumeIsolated { Unmanaged<AnyObject>.fromOpaque(owned).release() }
  }
}

extension UnsafeMutablePointer<GtkWidgetClass> {
  /// The class that this one derives from, whose functions it goes on with.
  package var parent: UnsafeMutablePointer<GtkWidgetClass> {
    g_type_class_peek_parent(self).assumingMemoryBound(to: GtkWidgetClass.self)
  }
}
