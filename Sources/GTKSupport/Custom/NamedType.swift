import CGTK
import Threads

/// The core of an object that has properties: it answers for them, by their places in the class.
@MainActor
package protocol PropertyHolder: AnyObject {
  /// Puts the value of a property into a value of its type.
  func load(property index: Int, into value: UnsafeMutablePointer<GValue>)
  /// Takes the value of a property from a value of its type.
  func store(property index: Int, _ value: UnsafePointer<GValue>)
}

/// Types of widgets that whoever knows the name can make, as `g_object_new` and GtkBuilder do: each object gets its core
/// while it is made.
@MainActor
package enum NamedType {
  /// Makes the core of a new object.
  package typealias CoreMaker = (UnsafeMutablePointer<GtkWidget>) -> any PropertyHolder

  private static var makers: [GType: CoreMaker] = [:]

  /// Registers a type, whose parent is one of ours.
  package static func register(
    _ name: String, extending parent: GType, properties: [PropertySpecification],
    signals: [(name: String, arguments: [GType])], _ makeCore: @escaping CoreMaker
  ) -> GType {
    let type = ObjectInstance.register(name, parent) { instance, _ in NamedType.begin(instance) }
    makers[type] = makeCore
    install(properties, in: ObjectInstance.makeClass(of: type).assumingMemoryBound(to: GObjectClass.self))
    for signal in signals {
      var arguments = signal.arguments
      g_signal_newv(
        signal.name, type, G_SIGNAL_RUN_LAST, nil, nil, nil, nil, GType(Fundamental.none << 2),
        guint(arguments.count), &arguments)
    }
    return type
  }

  /// Makes an object of a type; the reference floats.
  package static func make(_ type: GType) -> UnsafeMutablePointer<GtkWidget> {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      fatalError("GObject made no \(String(cString: g_type_name(type)))")
    }
    return object.cast()
  }

  /// While the functions of a type begin an object, it is one of that type, also where it will be of one that derives from
  /// it.
  nonisolated private static func begin(_ instance: UnsafeMutablePointer<GTypeInstance>?) {
    guard let instance else { return }
    let type = graft_object_type(instance)
    nonisolated(unsafe) let address = UnsafeMutableRawPointer(instance)
    onMainThread("a \(String(cString: g_type_name(type))) is made") {
      guard let core = makers[type]?(address.cast()) else { return }
      ObjectInstance.of(address).pointee.core = Unmanaged.passRetained(core as AnyObject).toOpaque()
    }
  }

  private static func install(
    _ properties: [PropertySpecification], in objectClass: UnsafeMutablePointer<GObjectClass>
  ) {
    objectClass.pointee.get_property = { object, index, value, specification in
      nonisolated(unsafe) let value = value
      NamedType.withHolder(object, "is read", specification) { holder in
        value.map { holder.load(property: Int(index) - 1, into: $0) }
      }
    }
    objectClass.pointee.set_property = { object, index, value, specification in
      if LateProperty.isLeft(specification, value, of: object) { return }
      nonisolated(unsafe) let value = value
      NamedType.withHolder(object, "is set", specification) { holder in
        value.map { holder.store(property: Int(index) - 1, $0) }
      }
    }
    LateNotice.install(in: objectClass)
    for (index, property) in properties.enumerated() {
      g_object_class_install_property(objectClass, guint(index + 1), property.pointer)
    }
  }

  nonisolated private static func withHolder(
    _ object: UnsafeMutablePointer<GObject>?, _ act: String, _ specification: UnsafeMutablePointer<GParamSpec>?,
    _ body: @MainActor (any PropertyHolder) -> Void
  ) {
    guard let object, let specification else { return }
    nonisolated(unsafe) let address = UnsafeMutableRawPointer(object)
    let names = (String(cString: specification.pointee.name), ObjectThread.typeName(of: address))
    onMainThread("the property '\(names.0)' of \(names.1) \(act)") {
      if let holder = ObjectType<AnyObject>.knownCore(of: address) as? any PropertyHolder { body(holder) }
    }
  }

  /// GTK is used on one thread. What somebody does on another, but for setting a property, is a critical message of GLib's, and
  /// nothing else.
  nonisolated private static func onMainThread(_ act: @autoclosure () -> String, _ body: @MainActor () -> Void) {
    guard MainThread.isCurrent else { return GLibLog.critical("\(act()) on a thread that is not the main thread") }
    MainThread.assumeIsolated(body)
  }
}
