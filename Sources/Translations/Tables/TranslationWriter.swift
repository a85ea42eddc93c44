/// Puts a translation together for the values at its places.
struct TranslationWriter {
  private let key: TranslationKey
  private let wording: Wording
  private let arguments: [TranslationArgument]
  private let rules: PluralRules
  private(set) var pieces: [TranslationPiece] = []
  private var faults: [TranslationProblem.Fault] = []
  /// The parts that are being written.
  private var open: [String] = []
  /// So deep can parts lie in each other; those of a damaged table could multiply without end.
  private static let mostOpen = 4

  init(key: TranslationKey, wording: Wording, arguments: [TranslationArgument], rules: PluralRules) {
    (self.key, self.wording, self.arguments, self.rules) = (key, wording, arguments, rules)
  }

  /// Writes the pieces, and tells what is wrong, the worst first.
  mutating func write() -> [TranslationProblem.Fault] {
    let number = arguments.indices.first(where: isNumber)
    var places = Places(next: 0)
    write(wording.forms, number: number, &places)
    if wording.forms.isText, wording.substitutions.isEmpty { noteUnused() }
    return faults.sorted { $0.severity > $1.severity }
  }

  private mutating func write(_ forms: WordForms, number: Int?, _ places: inout Places) {
    guard let words = forms.words(for: number.flatMap(operands), rules) else { return faults.append(.missingForm) }
    for token in FormatToken.tokens(of: words) { write(token, &places) }
  }

  private mutating func write(_ token: FormatToken, _ places: inout Places) {
    switch token {
    case .literal(let literal): pieces.append(literal: literal)
    case .argument(let place, let specifier): write(specifier, at: places.index(place))
    case .chosen: writeChosen(places)
    case .substitution(let place, let name): write(part: name, place, &places)
    }
  }

  private mutating func write(_ specifier: ArgumentSpecifier, at index: Int) {
    guard key.specifiers.indices.contains(index) else { return faults.append(.missingArgument(place: index + 1)) }
    guard key.specifiers[index].kind == specifier.kind else { return faults.append(.kindsDiffer(place: index + 1)) }
    pieces.append(.argument(index, specifier))
  }

  private mutating func writeChosen(_ places: Places) {
    guard let chosen = places.chosen else { return pieces.append(literal: "%arg") }
    write(chosen.specifier, at: chosen.index)
  }

  private mutating func write(part name: String, _ place: Int?, _ places: inout Places) {
    guard let part = wording.substitutions[name], !open.contains(name), open.count < Self.mostOpen else {
      return faults.append(.missingPart(name: name))
    }
    let index = places.index(place ?? part.place)
    guard key.specifiers.indices.contains(index) else { return faults.append(.missingArgument(place: index + 1)) }
    guard isNumber(at: index) else { return faults.append(.kindsDiffer(place: index + 1)) }
    open.append(name)
    // Places without a number begin at the one that the part is chosen by.
    var inner = Places(next: index, chosen: (index, part.specifier))
    write(part.forms, number: index, &inner)
    open.removeLast()
  }

  private func isNumber(at index: Int) -> Bool { arguments.indices.contains(index) && arguments[index] != .object }

  /// The number at a place; nil for what is none, and for what is not finite.
  private func operands(at index: Int) -> PluralOperands? {
    guard arguments.indices.contains(index) else { return nil }
    switch arguments[index] {
    case .whole(let number): return PluralOperands(number)
    case .real(let number): return PluralOperands(number, fractionDigits: key.shownFractionDigits(at: index))
    case .object: return nil
    }
  }

  private mutating func noteUnused() {
    let used = pieces.compactMap(\.index)
    if let unused = key.specifiers.indices.first(where: { !used.contains($0) }) {
      faults.append(.unusedArgument(place: unused + 1))
    }
  }
}

/// Which value the next place without a number is for.
private struct Places {
  var next: Int
  var chosen: (index: Int, specifier: ArgumentSpecifier)?

  /// The value for a place; nil for the next one.
  mutating func index(_ place: Int?) -> Int {
    if let place { return place - 1 }
    next += 1
    return next - 1
  }
}

extension TranslationKey {
  /// How many digits of a value stand after the point when it is shown, if that is known.
  fileprivate func shownFractionDigits(at index: Int) -> Int? {
    guard specifiers.indices.contains(index), specifiers[index].isFixed else { return nil }
    return specifiers[index].fractionDigits ?? 6
  }
}

extension TranslationPiece {
  fileprivate var index: Int? {
    if case .argument(let index, _) = self { index } else { nil }
  }
}
