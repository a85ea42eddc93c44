import CGTK

/// What a signal tells: the object that emits it, and its arguments. Valid while the handler runs.
@MainActor
public struct SignalArguments {
  /// The sender, and after it the arguments.
  let values: UnsafePointer<GValue>
  /// How many arguments there are, without the sender.
  public let count: Int

  /// The object that emits the signal; a `Widget` if it is one. A handler that uses it keeps nothing alive:
  /// `knob.connect("notify::active") { isOn = $0.sender["active"] }`.
  public var sender: ObjectReference {
    let object = senderAddress
    return graft_is_a(object, gtk_widget_get_type()) != 0
      ? Widget(retaining: object) : ObjectReference(retaining: object)
  }

  /// The widget that emits the signal. Stops when the sender is none, as a buffer or an adjustment.
  public var widget: Widget { Widget(retaining: senderAddress) }

  var senderAddress: UnsafeMutableRawPointer {
    guard let object = g_value_get_object(values) else { fatalError("a signal came from nobody") }
    return object
  }

  /// An argument by its position. Stops when there is none, or it is of another type.
  public subscript<Value: TypedValue>(index: Int, as type: Value.Type = Value.self) -> Value {
    var value = self.value(at: index).pointee
    if let result = Value.load(from: &value) { return result }
    return Fault.found(
      "argument \(index) of the signal is a \(typeName(value)), not a \(type)", goingOnWith: Value.blank)
  }

  /// An argument that is an object, or nil where it is NULL. Stops when there is none, or it is no object.
  public func object(at index: Int) -> UnsafeMutablePointer<GObject>? {
    var value = value(at: index).pointee
    guard g_type_is_a(value.g_type, g_object_get_type()) != 0 else {
      return Fault.found("argument \(index) of the signal is a \(typeName(value)), not an object", goingOnWith: nil)
    }
    return g_value_get_object(&value)?.cast()
  }

  /// An argument as GObject gives it, for types that Swift has no value for. Stops when there is none.
  public func value(at index: Int) -> UnsafePointer<GValue> {
    if index >= 0, index < count { return values + 1 + index }
    return Fault.found("the signal has \(count) arguments; there is no argument \(index)", goingOnWith: values)
  }

  private func typeName(_ value: GValue) -> String { String(cString: g_type_name(value.g_type)) }
}
