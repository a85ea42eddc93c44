import CGTK
import GTKSupport

/// Emits signals as GTK would.
@MainActor
public enum Emission {
  /// Emits a signal that wants no answer. Arguments that are left out at the end are nothing, or 0.
  public static func emit(_ signal: String, of object: ObjectReference, _ arguments: [Any]) {
    emit(signal, of: object, arguments) { values, query in g_signal_emitv(values, query.signal_id, 0, nil) }
  }

  /// Emits a signal, and reads what was answered.
  public static func answer<Answer>(
    _ signal: String, of object: ObjectReference, _ arguments: [Any], _ read: (UnsafePointer<GValue>) -> Answer
  ) -> Answer {
    emit(signal, of: object, arguments) { values, query in
      var result = GValue()
      g_value_init(&result, query.return_type & ~GType(1))
      defer { g_value_unset(&result) }
      g_signal_emitv(values, query.signal_id, 0, &result)
      return read(&result)
    }
  }

  private static func emit<Result>(
    _ signal: String, of object: ObjectReference, _ arguments: [Any], _ body: ([GValue], GSignalQuery) -> Result
  ) -> Result {
    var query = GSignalQuery()
    g_signal_query(g_signal_lookup(signal, graft_object_type(object.pointer)), &query)
    var values = [GValue](repeating: GValue(), count: Int(query.n_params) + 1)
    g_value_init(&values[0], graft_object_type(object.pointer))
    g_value_set_object(&values[0], object.pointer)
    for index in 0..<Int(query.n_params) {
      g_value_init(&values[index + 1], query.param_types[index] & ~GType(1))
      switch index < arguments.count ? arguments[index] : nil {
      case let number as Double: g_value_set_double(&values[index + 1], number)
      case let number as Int32: g_value_set_int(&values[index + 1], number)
      case let text as String: g_value_set_string(&values[index + 1], text)
      case let object as ObjectReference: g_value_set_object(&values[index + 1], object.pointer)
      default: break
      }
    }
    defer { for index in values.indices { g_value_unset(&values[index]) } }
    return body(values, query)
  }
}
