import Foundation
import Paths

/// The four operations on areas, as they act on paths and on what is inside of each.
enum AreaOperation: CaseIterable {
  case union, intersection, subtracting, symmetricDifference

  func path(_ first: Path, _ second: Path, eoFill: Bool = false) -> Path {
    switch self {
    case .union: first.union(second, eoFill: eoFill)
    case .intersection: first.intersection(second, eoFill: eoFill)
    case .subtracting: first.subtracting(second, eoFill: eoFill)
    case .symmetricDifference: first.symmetricDifference(second, eoFill: eoFill)
    }
  }

  func holds(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .subtracting: first && !second
    case .symmetricDifference: first != second
    }
  }
}

/// Two paths with the results of all operations on their areas.
struct BooleanCase: CustomStringConvertible {
  let first: Path
  let second: Path
  let eoFill: Bool
  let results: [AreaOperation: Path]

  init(_ first: Path, _ second: Path, eoFill: Bool) {
    (self.first, self.second, self.eoFill) = (first, second, eoFill)
    let results = AreaOperation.allCases.map { ($0, $0.path(first, second, eoFill: eoFill)) }
    self.results = Dictionary(uniqueKeysWithValues: results)
  }

  var description: String { "\(first) and \(second), \(eoFill ? "even-odd" : "winding") rule" }

  /// The operations whose results, by either rule, are not filled at a point as the operands say. None are where that
  /// is as near to their lines as a distance.
  func wrong(at place: CGPoint, beyond distance: CGFloat) -> [AreaOperation] {
    let isInside = (first.contains(place, eoFill: eoFill), second.contains(place, eoFill: eoFill))
    let wrong = results.filter { operation, result in
      [false, true].contains { result.contains(place, eoFill: $0) != operation.holds(isInside.0, isInside.1) }
    }
    return isNear(place, within: distance, where: !wrong.isEmpty) ? [] : Array(wrong.keys)
  }

  private func isNear(_ place: CGPoint, within distance: CGFloat, where isAsked: Bool) -> Bool {
    isAsked && [first, second].contains { PlainPath($0, pieces: 200).distance(from: place, closed: true) < distance }
  }

  /// By how much areas do not add up: what both operands have is what the union and the intersection have, and so on.
  var imbalance: CGFloat {
    let area = results.mapValues(\.area)
    let (own, other) = (first.normalized(eoFill: eoFill).area, second.normalized(eoFill: eoFill).area)
    let union = area[.union, default: 0], intersection = area[.intersection, default: 0]
    let sums = [
      own + other - union - intersection, own - intersection - area[.subtracting, default: 0],
      union - intersection - area[.symmetricDifference, default: 0],
    ]
    return sums.map(\.magnitude).max() ?? 0
  }
}
