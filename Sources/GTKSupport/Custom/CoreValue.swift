import CGTK

/// Owns a value of GObject.
@MainActor
final class CoreValue {
  private(set) var value = GValue()

  /// A value as one of a type; that type's initial one where it does not fit, which is reported.
  init(_ content: some TypedValue, as type: GType) {
    g_value_init(&value, type)
    if !content.store(in: &value) { Fault.found("\(content) is no \(String(cString: g_type_name(type)))") }
  }

  init(copying other: UnsafePointer<GValue>) {
    g_value_init(&value, other.pointee.g_type)
    g_value_copy(other, &value)
  }

  isolated deinit { g_value_unset(&value) }

  func copy(into other: UnsafeMutablePointer<GValue>) { g_value_copy(&value, other) }
}

extension ObjectReference {
  /// Emits a signal that wants no answer. Stops when there is none of that name, or it has other arguments.
  package final func emit(_ signal: String, _ arguments: [any TypedValue], of owner: String) {
    let identifier = g_signal_lookup(signal, graft_object_type(object))
    guard identifier != 0 else { return Fault.found("\(owner) has no signal '\(signal)'") }
    var query = GSignalQuery()
    g_signal_query(identifier, &query)
    guard arguments.count == Int(query.n_params) else {
      return Fault.found("the signal '\(signal)' of \(owner) has \(query.n_params) arguments")
    }
    var values = [CoreValue(self, as: query.itype)]
    for (index, argument) in arguments.enumerated() { values.append(CoreValue(argument, as: query.param_types[index])) }
    var plain = values.map(\.value)
    withExtendedLifetime(values) { g_signal_emitv(&plain, identifier, 0, nil) }
  }
}
