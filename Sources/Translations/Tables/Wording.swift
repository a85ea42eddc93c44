/// What one language says for one key.
struct Wording: Equatable, Sendable {
  var forms: WordForms
  /// The parts that are chosen by a number of their own, by name.
  var substitutions: [String: Substitution] = [:]
}

/// A part of a text that is chosen by a number.
struct Substitution: Equatable, Sendable {
  /// The place of the number, from 1; nil for the next one.
  var place: Int?
  /// How the number is written where the part says `%arg`.
  var specifier = ArgumentSpecifier.whole
  var forms: WordForms
}

/// The words for all numbers, or for each kind of number its own.
enum WordForms: Equatable, Sendable {
  case text(String)
  case plural([PluralCategory: String])
  /// By number, as a catalogue of gettext says.
  case numbered([String], GettextPlural)
}

extension WordForms {
  /// The words for a number, or for none; nil if there are none for it.
  ///
  /// A form for zero counts in each language, as Apple documents it for `.stringsdict`.
  func words(for number: PluralOperands?, _ rules: PluralRules) -> String? {
    switch self {
    case .text(let text): text
    case .plural(let forms): forms.words(for: number, rules)
    case .numbered(let forms, let plural): forms[plural.form(for: number, count: forms.count)]
    }
  }

  var isText: Bool {
    if case .text = self { true } else { false }
  }
}

extension [PluralCategory: String] {
  fileprivate func words(for number: PluralOperands?, _ rules: PluralRules) -> String? {
    guard let number else { return self[.other] }
    if number.value == 0, let zero = self[.zero] { return zero }
    return self[rules.category(of: number)] ?? self[.other]
  }
}
