/// Our own drawings, for symbols that no theme has, and for those that are often seen in a circle or a square.
enum OutlineTable {
  /// The parts of a drawing; nil for a name without one.
  static func parts(of name: String) -> [OutlinePart]? { texts[name].map { parts($0) } }

  /// Whether there is a drawing for a name.
  static func has(_ name: String) -> Bool { texts[name] != nil }

  /// The names that have a drawing, sorted.
  static var names: [String] { texts.keys.sorted() }

  /// Parts as they are written: a letter for the kind of part, then its path; with `;` between.
  static func parts(_ text: Substring) -> [OutlinePart] {
    text.pieces(between: ";").map(\.trimmed).compactMap { part in
      let kind = part.first.flatMap { OutlinePart.Kind(rawValue: $0) }
      return kind.map { OutlinePart(kind: $0, steps: OutlineReader.steps(part.dropFirst())) }
    }
  }

  /// A number of up to two digits, in lines.
  static func parts(ofNumber number: String) -> [OutlinePart] {
    let width = 10.0
    let start = 12 - width * Double(number.count) / 2
    return number.enumerated().flatMap { index, digit in
      parts(digits[digit.wholeNumberValue ?? 0][...]).map { $0.moved(by: start + Double(index) * width) }
    }
  }

  /// Read when the first drawing is looked for.
  private static let texts: [String: Substring] = {
    let lines = [signs, arrows, nature, objects, people].flatMap { $0[...].pieces(between: "\n") }
    return lines.reduce(into: [:]) { texts, line in
      let halves = line.pieces(between: "=")
      for name in halves[0].pieces(between: " ") { texts[String(name)] = halves[1] }
    }
  }()
}

extension OutlinePart {
  fileprivate func moved(by distance: Double) -> OutlinePart {
    OutlinePart(
      kind: kind,
      steps: steps.map { step in
        step.mapPoints { point in
          var moved = point
          moved.x += distance
          return moved
        }
      })
  }
}
