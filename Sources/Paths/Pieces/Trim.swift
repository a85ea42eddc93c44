import Foundation

/// What is left of a path between two distances along it.
struct Trim {
  private(set) var path = Path()
  private let lower: CGFloat
  private let upper: CGFloat
  /// Parts shorter than this come from rounding.
  private let least: CGFloat
  private var travelled: CGFloat = 0
  /// Whether the result goes on where the next segment starts.
  private var isDrawing = false
  /// Whether all of the subpath so far is left.
  private var isWhole = false

  init(_ whole: Path, from: CGFloat, to: CGFloat) {
    let length = Self.length(of: whole)
    (lower, upper, least) = (from * length, to * length, length * 1e-12)
    for step in PathSteps(whole) { follow(step) }
  }

  private static func length(of path: Path) -> CGFloat {
    PathSteps(path).reduce(0) { length, step in
      switch step {
      case .draw(let segment), .end(let segment, isClosed: true): length + segment.length
      case .begin, .end: length
      }
    }
  }

  private mutating func follow(_ step: PathStep) {
    switch step {
    case .begin: (isDrawing, isWhole) = (false, true)
    case .draw(let segment): add(segment)
    case .end(let segment, isClosed: true): close(segment)
    case .end: break
    }
  }

  private mutating func close(_ segment: Segment) {
    let length = segment.length
    guard isDrawing, isWhole, travelled + length <= upper + least else { return add(segment) }
    path.closeSubpath()
    travelled += length
  }

  private mutating func add(_ segment: Segment) {
    let length = segment.length
    guard length > 0 else { return }
    let start = lower - travelled > least ? lower - travelled : 0
    let end = upper - travelled < length - least ? upper - travelled : length
    travelled += length
    if start > 0 || end < length { isWhole = false }
    guard end - start > least || (start == 0 && end == length) else { return isDrawing = false }
    draw(segment, from: start, to: end, of: length)
  }

  private mutating func draw(_ segment: Segment, from start: CGFloat, to end: CGFloat, of length: CGFloat) {
    let part = segment.part(from: start, to: end)
    if !isDrawing { path.move(to: part.start) }
    path.draw(part.element)
    isDrawing = end == length
  }
}
