import Foundation

extension Path: LosslessStringConvertible {
  /// The elements as numbers and letters, the points before the letter: m for a move, l for a line, q and c for curves
  /// with their control points first, and h for the end of a subpath. As SwiftUI documents it.
  public var description: String { elements.map(\.description).joined(separator: " ") }

  /// The path of such a description; nil for any other text. As SwiftUI documents it.
  public init?(_ description: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in description.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
      } else {
        guard add(letter: word, to: numbers) else { return nil }
        numbers = []
      }
    }
    if !numbers.isEmpty { return nil }
  }

  /// Adds an element; false if there is none of the letter with so many numbers.
  private mutating func add(letter: Substring, to numbers: [CGFloat]) -> Bool {
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    switch (letter, numbers.count) {
    case ("m", 2): move(to: points[0])
    case ("l", 2): addLine(to: points[0])
    case ("q", 4): addQuadCurve(to: points[1], control: points[0])
    case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
    case ("h", 0): closeSubpath()
    default: return false
    }
    return true
  }
}

extension Path.Element {
  fileprivate var description: String {
    switch self {
    case .move(let end): Self.words(end) + " m"
    case .line(let end): Self.words(end) + " l"
    case .quadCurve(let end, let control): Self.words(control, end) + " q"
    case .curve(let end, let first, let second): Self.words(first, second, end) + " c"
    case .closeSubpath: "h"
    }
  }

  private static func words(_ points: CGPoint...) -> String {
    points.flatMap { [word($0.x), word($0.y)] }.joined(separator: " ")
  }

  private static func word(_ number: CGFloat) -> String {
    let word = "\(number)"
    return word.hasSuffix(".0") ? String(word.dropLast(2)) : word
  }
}
