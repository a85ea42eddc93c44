import CGTK
import NearestNames

/// Looks up a signal by the name that a programmer wrote.
@MainActor
enum SignalName {
  /// The signal's number and its detail, as of `notify::text`; throws when the object has no such signal or property.
  static func parse(
    _ signal: String, of object: UnsafeMutableRawPointer
  ) throws(SignalError) -> (identifier: guint, detail: GQuark) {
    let type = graft_object_type(object)
    var identifier: guint = 0
    var detail: GQuark = 0
    guard g_signal_parse_name(signal, type, &identifier, &detail, 1) != 0 else {
      // The detail of a long property would hide that the name before it is nearly right.
      let name = String(signal.prefix { $0 != ":" })
      throw .unknown(type: typeName(type), name: signal, nearest: NearestName.of(name, in: names(of: type)))
    }
    if signal.hasPrefix(notify) { try checkProperty(signal, of: object) }
    return (identifier, detail)
  }

  /// Checks that a handler answers what a signal wants.
  static func check(
    _ answer: SignalAnswer?, to signal: String, of object: UnsafeMutableRawPointer, _ traits: SignalTraits
  ) throws(SignalError) {
    let type = typeName(graft_object_type(object))
    switch (traits.answer, answer) {
    case (nil, nil): break
    case (nil, let answer?): throw .unwantedAnswer(type: type, name: signal, given: answer.name)
    case (let wanted?, nil):
      if !traits.mayGoUnanswered { throw .missingAnswer(type: type, name: signal, expected: typeName(wanted)) }
    case (let wanted?, let answer?):
      guard !answer.fits(wanted) else { return }
      throw .wrongAnswer(type: type, name: signal, expected: typeName(wanted), given: answer.name)
    }
  }

  private static let notify = "notify::"

  /// GObject takes any detail; with a misspelt property the handler would never run.
  private static func checkProperty(_ signal: String, of object: UnsafeMutableRawPointer) throws(SignalError) {
    let name = String(signal.dropFirst(notify.count))
    let properties = PropertyNames(of: object)
    guard !properties.contains(name) else { return }
    let nearest = NearestName.of(name, in: properties.all).map { notify + $0 }
    throw .unknown(type: typeName(graft_object_type(object)), name: signal, nearest: nearest)
  }

  private static func typeName(_ type: GType) -> String { String(cString: g_type_name(type)) }

  /// The signals of the type, of the types it derives from, and of its interfaces, such as `changed` of an entry.
  private static func names(of type: GType) -> [String] {
    var types: [GType] = []
    var current = type
    while current != 0 {
      types.append(current)
      current = g_type_parent(current)
    }
    var count: guint = 0
    if let interfaces = g_type_interfaces(type, &count) {
      types += (0..<Int(count)).map { interfaces[$0] }
      g_free(interfaces)
    }
    return types.flatMap(ownNames)
  }

  private static func ownNames(of type: GType) -> [String] {
    var count: guint = 0
    guard let identifiers = g_signal_list_ids(type, &count) else { return [] }
    defer { g_free(identifiers) }
    return (0..<Int(count)).compactMap { g_signal_name(identifiers[$0]).map { String(cString: $0) } }
  }
}
