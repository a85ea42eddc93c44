import CGTK

/// The arguments of a signal, without the object that emits it. Valid while the handler runs.
@MainActor
public struct SignalArguments {
  let values: UnsafePointer<GValue>
  /// How many there are.
  public let count: Int

  /// An argument by its position. Stops when there is none, or it is of another type.
  public subscript<Value: PropertyValue>(index: Int, as type: Value.Type = Value.self) -> Value {
    var value = self.value(at: index).pointee
    guard let result = Value.load(from: &value) else {
      stop(
        "argument \(index) of the signal is a \(String(cString: g_type_name(value.g_type))), not a \(type)")
    }
    return result
  }

  /// An argument that is an object, or nil where it is NULL. Stops when there is none, or it is no object.
  public func object(at index: Int) -> UnsafeMutablePointer<GObject>? {
    var value = value(at: index).pointee
    guard g_type_is_a(value.g_type, g_object_get_type()) != 0 else {
      stop("argument \(index) of the signal is a \(String(cString: g_type_name(value.g_type))), not an object")
    }
    return g_value_get_object(&value)?.assumingMemoryBound(to: GObject.self)
  }

  /// An argument as GObject gives it, for types that Swift has no value for. Stops when there is none.
  public func value(at index: Int) -> UnsafePointer<GValue> {
    guard index >= 0, index < count else {
      stop("the signal has \(count) arguments; there is no argument \(index)")
    }
    return values + index
  }
}
