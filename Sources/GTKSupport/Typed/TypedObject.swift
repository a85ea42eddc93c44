import CGTK

/// A reference that knows its class, so that properties, signals and pointers have names that are checked when the program
/// is built. What the plugin `TypedNames` makes adds the names.
///
/// Main thread only.
@MainActor @preconcurrency
public protocol TypedObject: ObjectReference {}

extension ObjectReference: TypedObject {}

extension TypedObject {
  /// A property. Stops when the library that runs has none of that name or type, as it may be older or newer than the
  /// description that the name was made from.
  public subscript<Value: TypedValue>(property: ObjectProperty<Self, Value>) -> Value {
    get { value(of: property.name) }
    set { set(property.name, to: newValue) }
  }

  /// A property that can only be read.
  public subscript<Value: TypedValue>(property: ReadOnlyProperty<Self, Value>) -> Value { value(of: property.name) }

  /// A property that was given when the object was made.
  public subscript<Value: TypedValue>(property: ConstructProperty<Self, Value>) -> Value { value(of: property.name) }

  /// The same object by the name of its class, or of one that it derives from or implements; nil when it is none.
  public func `as`<Class: ObjectReference>(_ type: Class.Type) -> Class? {
    if let same = self as? Class { return same }
    return withObjectAddress { Class.existing($0) }
  }
}

/// A class whose fields GTK hides, and an interface: C functions take an opaque pointer to their objects.
@MainActor @preconcurrency
public protocol OpaqueInC: TypedObject {}

extension OpaqueInC {
  /// The object for C functions: `gtk_switch_get_active(knob.pointer)`. It lives at least to the end of the turn.
  public var pointer: OpaquePointer { objectAddress.cast() }
}

extension Widget: OpaqueInC {}
