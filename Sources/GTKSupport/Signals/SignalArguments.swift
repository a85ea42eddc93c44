import CGTK

/// The arguments of a signal, without the object that emits it. Valid while the handler runs.
@MainActor
public struct SignalArguments {
  let values: UnsafePointer<GValue>
  /// How many there are.
  public let count: Int

  /// An argument by its position. Stops when there is none, or it is of another type.
  public subscript<Value: PropertyValue>(index: Int, as type: Value.Type = Value.self) -> Value {
    precondition(index >= 0 && index < count, "the signal has \(count) arguments; there is no argument \(index)")
    var value = values[index]
    guard let result = Value.load(from: &value) else {
      preconditionFailure(
        "argument \(index) of the signal is a \(String(cString: g_type_name(value.g_type))), not a \(type)")
    }
    return result
  }

  /// An argument that is an object, or nil where it is NULL.
  public func object(at index: Int) -> UnsafeMutablePointer<GObject>? {
    var value = values[index]
    return g_value_get_object(&value)?.assumingMemoryBound(to: GObject.self)
  }
}
