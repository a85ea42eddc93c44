import CGTK

/// A class whose objects can be made: `Gtk.Switch()`, or with properties, `Gtk.Label { $0[.cssName] = "title" }`.
///
/// For classes below `ObjectReference`, which says what a protocol would have each of them compile again. No class protocol,
/// as only the initialisers of others may give `self` as a whole.
@MainActor @preconcurrency
public protocol MadeObject {}

extension MadeObject {
  /// Makes an object, with the properties that the function sets; those that only construction may set are among them.
  ///
  /// A new widget floats, and this reference takes it over. Stops when no library that is loaded has the class.
  public init(_ build: (inout Construction<Self>) -> Void) {
    var construction = Construction<Self>()
    build(&construction)
    self = construction.make()
  }

  /// Makes an object with the values that its class gives the properties.
  public init() { self.init { _ in } }
}

/// The properties that an object is made with.
@MainActor
public struct Construction<Made: MadeObject> {
  private let type: GType
  private let properties: PropertyNames
  private var given: [(name: String, value: GValue)] = []

  init() {
    let name = Construction.class?.objectTypeName ?? "\(Made.self)"
    type = Construction.type(named: name)
    properties = PropertyNames(ofType: type)
  }

  private static var `class`: ObjectReference.Type? { Made.self as? ObjectReference.Type }

  private static func type(named name: String) -> GType {
    // In place of a class that has no objects.
    var standIn: GType { Made.self is Widget.Type ? gtk_label_get_type() : g_object_get_type() }
    guard let type = TypeLookup.type(named: name) else {
      return Fault.found(
        "there is no class named \(name) in the libraries that are loaded", goingOnWith: standIn)
    }
    do {
      return try TypeLookup.makeable(type, named: name)
    } catch {
      return Fault.found(error.description, goingOnWith: standIn)
    }
  }

  /// A property: what was given here, or the default of the class.
  public subscript<Value: TypedValue>(property: ObjectProperty<Made, Value>) -> Value {
    get { value(of: property.name) }
    set { give(property.name, newValue) }
  }

  /// A property that only construction may set.
  public subscript<Value: TypedValue>(property: ConstructProperty<Made, Value>) -> Value {
    get { value(of: property.name) }
    set { give(property.name, newValue) }
  }

  private func value<Value: TypedValue>(of name: String) -> Value {
    do {
      let specification = try properties.known(name)
      var value = GValue()
      g_value_init(&value, specification.pointee.value_type)
      defer { g_value_unset(&value) }
      if var found = given.first(where: { $0.name == name })?.value {
        g_value_copy(&found, &value)
      } else {
        g_param_value_set_default(specification, &value)
      }
      return try properties.load(&value, of: specification)
    } catch {
      return Fault.found(error.description, goingOnWith: Value.blank)
    }
  }

  private mutating func give(_ name: String, _ newValue: some TypedValue) {
    do {
      let value = try properties.value(newValue, of: properties.known(name))
      // GObject takes each of them once.
      if let index = given.firstIndex(where: { $0.name == name }) {
        var earlier = given.remove(at: index).value
        g_value_unset(&earlier)
      }
      given.append((name, value))
    } catch {
      Fault.found(error.description)
    }
  }

  /// Makes the object; the values are of no use after it.
  func make() -> Made {
    var values = given.map(\.value)
    defer { for index in values.indices { g_value_unset(&values[index]) } }
    let names = given.map { g_strdup($0.name) }
    defer { for name in names { g_free(name) } }
    var read = names.map { UnsafePointer<CChar>($0) }
    guard let new = g_object_new_with_properties(type, guint(given.count), &read, values) else {
      fatalError("GObject made no \(String(cString: g_type_name(type)))")
    }
    // A new widget floats, but for a window, which is GTK's own until it is destroyed.
    if graft_is_a(new, g_initially_unowned_get_type()) != 0 { g_object_ref_sink(new) }
    defer { g_object_unref(new) }
    guard let made = Construction.class?.reference(to: new) as? Made else {
      fatalError("\(Made.self) does not say how a reference of its class is made: reference(to:)")
    }
    return made
  }
}
