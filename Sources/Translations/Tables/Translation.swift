/// What is shown for a key: its translation, or its own text.
package struct Translation: Sendable {
  /// The literal that was looked up.
  package let key: TranslationKey
  /// The name of the table.
  package let table: String
  /// The language that was found, as the table names it; nil for the key's own text.
  package let language: String?
  let wording: Wording?
  let rules: PluralRules

  /// What is shown for some values, one for each place of the key.
  ///
  /// Only places that the key has are in the result (TX18). A part that is chosen by a number is chosen by the rules of
  /// the translation's language (TX19). It costs a pass over the text.
  package func formatted(_ arguments: [TranslationArgument] = []) -> FormattedTranslation {
    guard let wording else { return FormattedTranslation(pieces: key.pieces) }
    if key.specifiers.isEmpty { return FormattedTranslation(pieces: plainPieces(of: wording)) }
    var writer = TranslationWriter(key: key, wording: wording, arguments: arguments, rules: rules)
    let faults = writer.write()
    return FormattedTranslation(
      pieces: faults.contains(where: \.isUnusable) ? key.pieces : writer.pieces,
      problem: faults.first.map { TranslationProblem(key: key.text, table: table, language: language ?? "", fault: $0) }
    )
  }

  /// Without values nothing is a place for one.
  private func plainPieces(of wording: Wording) -> [TranslationPiece] {
    wording.forms.words(for: nil, rules).map(TranslationKey.init)?.pieces ?? key.pieces
  }
}

/// A translation with its places for values, and what is to be reported about it.
package struct FormattedTranslation: Equatable, Sendable {
  /// The parts in the order in which they are shown.
  package let pieces: [TranslationPiece]
  /// What is wrong with the translation.
  package let problem: TranslationProblem?

  package init(pieces: [TranslationPiece], problem: TranslationProblem? = nil) {
    (self.pieces, self.problem) = (pieces, problem)
  }
}
