/// What is wrong with a property that was named in Swift.
public enum PropertyError: Error, Equatable, CustomStringConvertible {
  /// The type has no such property; the nearest name that it has.
  case unknown(type: String, name: String, nearest: String?)
  /// The property holds another type, or the value is out of its range.
  case wrongType(type: String, name: String, expected: String, given: String)
  /// The property cannot be written, or only when the object is made.
  case notWritable(type: String, name: String)
  /// The property cannot be read.
  case notReadable(type: String, name: String)

  /// What is wrong, and what was likely meant.
  public var description: String {
    switch self {
    case .unknown(let type, let name, let nearest):
      "\(type) has no property '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .wrongType(let type, let name, let expected, let given):
      "the property '\(name)' of \(type) holds a \(expected), which \(given) does not fit"
    case .notWritable(let type, let name): "the property '\(name)' of \(type) cannot be written"
    case .notReadable(let type, let name): "the property '\(name)' of \(type) cannot be read"
    }
  }
}
