/// A translation that does not fit its key. Claim TX18.
package struct TranslationProblem: Hashable, Sendable, CustomStringConvertible {
  /// The key that was looked up.
  package let key: String
  /// The table in which the translation is.
  package let table: String
  /// The language of the translation, as the table names it.
  package let language: String
  /// What is wrong.
  package let fault: Fault

  /// What can be wrong with a translation.
  package enum Fault: Hashable, Sendable {
    /// A value has another kind than the place of the translation; places are counted from 1. The key's text is shown.
    case kindsDiffer(place: Int)
    /// The translation has a place for which the key has no value; nothing is shown there.
    case missingArgument(place: Int)
    /// The translation names a part that it does not have, or that holds itself; nothing is shown there.
    case missingPart(name: String)
    /// There are no words for the number; the key's text is shown.
    case missingForm
    /// A value of the key is not shown.
    case unusedArgument(place: Int)
  }

  /// A sentence for the log.
  package var description: String {
    "The translation of \"\(key)\" into \(language) in the table \(table) does not fit it: \(fault)."
  }
}

extension TranslationProblem.Fault: CustomStringConvertible {
  /// What is wrong, and what is shown instead.
  package var description: String {
    switch self {
    case .kindsDiffer(let place): "value \(place) is of another kind, so the key's own text is shown"
    case .missingArgument(let place): "there is no value \(place), so nothing is shown in its place"
    case .missingPart(let name): "there is no part \"\(name)\", so nothing is shown in its place"
    case .missingForm: "it has no words for this number, so the key's own text is shown"
    case .unusedArgument(let place): "value \(place) is not shown"
    }
  }

  /// Whether the key's own text is shown instead of the translation.
  var isUnusable: Bool {
    switch self {
    case .kindsDiffer, .missingForm: true
    case .missingArgument, .missingPart, .unusedArgument: false
    }
  }

  /// The worst is the one that is reported.
  var severity: Int {
    switch self {
    case .kindsDiffer: 4
    case .missingForm: 3
    case .missingPart: 2
    case .missingArgument: 1
    case .unusedArgument: 0
    }
  }
}
