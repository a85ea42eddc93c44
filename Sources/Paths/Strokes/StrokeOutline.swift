import Foundation

/// The outline of a pen's way: closed subpaths that go clockwise on the screen.
struct StrokeOutline {
  var path = Path()
  let style: StrokeStyle
  /// How far the pen reaches to either side, in points.
  let reach: CGFloat

  init(_ style: StrokeStyle) {
    self.style = style
    reach = min(style.lineWidth / 2, CGPoint.farthest)
  }

  /// Adds what the pen paints along a run, with corners and ends.
  mutating func add(_ run: StrokeRun) {
    guard let first = run.pieces.first, let last = run.pieces.last else { return }
    run.pieces.forEach { addLine($0) }
    for (piece, next) in zip(run.pieces, run.pieces.dropFirst()) { addJoin(from: piece, to: next) }
    guard !run.isClosed else { return addJoin(from: last, to: first) }
    addCap(at: first.from, toward: -first.direction)
    addCap(at: last.to, toward: last.direction)
  }

  private mutating func addLine(_ piece: StrokePiece) {
    guard piece.from != piece.to else { return }
    addBand(from: piece.from, to: piece.to, side: piece.direction.normal * reach)
  }

  private mutating func addBand(from start: CGPoint, to end: CGPoint, side: CGPoint) {
    path.move(to: start + side)
    path.addLine(to: end + side)
    path.addLine(to: end - side)
    path.addLine(to: start - side)
    path.closeSubpath()
  }

  private mutating func addCap(at end: CGPoint, toward direction: CGPoint) {
    let side = direction.normal * reach
    switch style.lineCap {
    case .butt: break
    case .square: addBand(from: end, to: end + direction * reach, side: side)
    case .round: addSector(around: end, from: side, sweep: .pi)
    }
  }

  /// Adds a part of the disc that the pen's reach makes.
  mutating func addSector(around center: CGPoint, from spoke: CGPoint, sweep: CGFloat) {
    let arc = Arc(center: center, radius: reach, start: atan2(spoke.y, spoke.x), sweep: sweep)
    path.append([.move(to: center), .line(to: center + spoke)] + arc.curves + [.closeSubpath])
  }
}
