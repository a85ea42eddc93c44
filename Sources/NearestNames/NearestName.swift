/// Guesses which name was meant.
package enum NearestName {
  /// The type whose name has the fewest edits, capitals aside.
  package static func ofType(_ name: String, in candidates: [String]) -> String? {
    let spelling = Dictionary(candidates.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    return of(name.lowercased(), in: Array(spelling.keys)).flatMap { spelling[$0] }
  }

  /// The candidate with the fewest edits, if they are few. `_` and capitals count as what GObject would write.
  package static func of(_ name: String, in candidates: [String]) -> String? {
    let wanted = Array(canonical(name))
    let scored = candidates.map { (name: $0, edits: edits(from: wanted, to: Array($0))) }
    guard let best = scored.min(by: { ($0.edits, $0.name) < ($1.edits, $1.name) }) else { return nil }
    return best.edits <= max(2, wanted.count / 3) ? best.name : nil
  }

  /// `maxWidthChars` and `max_width_chars` as `max-width-chars`.
  private static func canonical(_ name: String) -> String {
    name.reduce(into: "") { result, character in
      if character.isUppercase, !result.isEmpty { result += "-" }
      result += character == "_" ? "-" : character.lowercased()
    }
  }

  /// The number of letters to insert, remove or replace.
  private static func edits(from source: [Character], to target: [Character]) -> Int {
    var previous = Array(0...target.count)
    for (row, letter) in source.enumerated() {
      var current = [row + 1]
      for (column, other) in target.enumerated() {
        let replaced = previous[column] + (letter == other ? 0 : 1)
        current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous[target.count]
  }
}
