import Foundation

extension Path: CustomStringConvertible {
  /// The elements as numbers and letters, the points before the letter: m for a move, l for a line, q and c for curves
  /// with their control points first, and h for the end of a subpath. As SwiftUI documents it.
  public var description: String { elements.map(\.description).joined(separator: " ") }
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
