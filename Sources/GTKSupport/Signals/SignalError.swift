/// What is wrong with a signal that was named in Swift.
public enum SignalError: Error, Equatable, CustomStringConvertible {
  /// The type has no such signal; the nearest name that it has.
  case unknown(type: String, name: String, nearest: String?)
  /// The signal wants an answer of another type than the handler gives.
  case wrongAnswer(type: String, name: String, expected: String, given: String)
  /// The signal wants an answer, and the handler gives none: any that Graft gave for it would not be GTK's own.
  case missingAnswer(type: String, name: String, expected: String)
  /// The signal wants no answer.
  case unwantedAnswer(type: String, name: String, given: String)

  /// What is wrong, and what was likely meant.
  public var description: String {
    switch self {
    case .unknown(let type, let name, let nearest):
      "\(type) has no signal '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .wrongAnswer(let type, let name, let expected, let given):
      "the signal '\(name)' of \(type) wants an answer of type \(expected), which \(given) does not fit"
    case .missingAnswer(let type, let name, let expected):
      "the signal '\(name)' of \(type) wants an answer of type \(expected): connect the handler with 'answering:'"
    case .unwantedAnswer(let type, let name, let given):
      "the signal '\(name)' of \(type) wants no answer, and the handler gives a \(given)"
    }
  }
}
