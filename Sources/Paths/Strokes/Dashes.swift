import Foundation

/// The dashes of a run while it is followed.
struct Dashes {
  private let pattern: DashPattern
  private var index: Int
  /// What is left of the length at the index.
  private var rest: CGFloat
  private var dash = StrokeRun()
  private var finished: [StrokeRun] = []

  init(_ pattern: DashPattern) {
    self.pattern = pattern
    (index, rest) = pattern.start
  }

  private var isDown: Bool { index.isMultiple(of: 2) }

  /// Each round uses up the piece or a length of the pattern, so that there is an end to them; a dot has one as well.
  mutating func add(_ piece: StrokePiece) {
    let length = piece.length
    var travelled: CGFloat = 0
    repeat {
      let end = min(length, travelled + rest)
      if isDown { dash.pieces.append(piece.part(from: travelled, to: end)) }
      rest -= end - travelled
      let isOver = end < length || rest <= 0
      travelled = end
      if isOver { advance() }
    } while travelled < length
  }

  private mutating func advance() {
    if isDown { lift() }
    index = (index + 1) % pattern.lengths.count
    rest = pattern.lengths[index]
  }

  private mutating func lift() {
    if !dash.pieces.isEmpty { finished.append(dash) }
    dash = StrokeRun()
  }

  /// All dashes of the run that is over.
  mutating func finished(isClosed: Bool) -> [StrokeRun] {
    let (beganDown, endsDown) = (pattern.start.index.isMultiple(of: 2), !dash.pieces.isEmpty)
    guard isClosed, beganDown, endsDown else {
      lift()
      return finished
    }
    guard let first = finished.first else { return [StrokeRun(pieces: dash.pieces, isClosed: true)] }
    finished[0] = StrokeRun(pieces: dash.pieces + first.pieces)
    return finished
  }
}
