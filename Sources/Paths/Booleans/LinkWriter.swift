import Foundation

/// A path of links: what they follow of a line is one line, and of a curve one curve.
struct LinkWriter {
  private(set) var path = Path()
  private let arrangement: Arrangement

  init(_ arrangement: Arrangement) { self.arrangement = arrangement }

  /// Adds links around an area, unless they have none between them once they are straight.
  mutating func addArea(_ loop: [Link]) {
    let runs = runs(of: turned(loop))
    if runs.count > 2 || runs.contains(where: { $0.curve != nil }) { draw(runs, isClosed: true) }
  }

  /// Adds links that follow each other.
  mutating func addLine(_ links: [Link], isClosed: Bool) { draw(runs(of: links), isClosed: isClosed) }

  private mutating func draw(_ runs: [Run], isClosed: Bool) {
    guard let first = runs.first, let last = runs.last else { return }
    path.move(to: arrangement.grid[first.from])
    for run in runs.dropLast() { path.draw(element(of: run)) }
    if !isClosed || last.curve != nil { path.draw(element(of: last)) }
    if isClosed { path.closeSubpath() }
  }
}

extension LinkWriter {
  /// The loop from where a segment begins, if its start is on the way along one.
  private func turned(_ loop: [Link]) -> [Link] {
    let start = loop.indices.first { index in
      var run = Run(loop[(index + loop.count - 1) % loop.count])
      return !run.extend(by: loop[index], in: arrangement.chords)
    }
    return Array(loop[(start ?? 0)...] + loop[..<(start ?? 0)])
  }

  private func runs(of links: [Link]) -> [Run] {
    var runs: [Run] = []
    for link in links where runs.isEmpty || !runs[runs.count - 1].extend(by: link, in: arrangement.chords) {
      runs.append(Run(link))
    }
    var straight: [Run] = []
    for run in runs where straight.isEmpty || !straight[straight.count - 1].straighten(by: run) {
      straight.append(run)
    }
    return straight
  }

  private func element(of run: Run) -> Path.Element {
    let (start, end) = (arrangement.grid[run.from], arrangement.grid[run.to])
    guard let span = run.curve else { return .line(to: end) }
    let shares = (share(of: start, on: span.first), share(of: end, on: span.last))
    let segment = arrangement.segment(of: span.first).segment
    guard min(shares.0, shares.1) == 0, max(shares.0, shares.1) == 1 else {
      return segment.cubic.part(between: shares).element(from: start, to: end)
    }
    return segment.element(to: end, isForward: span.isForward)
  }

  /// Which share of its segment a point on a chord is at.
  private func share(of point: CGPoint, on chord: Int) -> CGFloat {
    let chord = arrangement.chords[chord]
    let (start, end) = (arrangement.grid[chord.from], arrangement.grid[chord.to])
    let share = (point - start).dot(end - start) / (end - start).dot(end - start)
    return chord.shares.from + (chord.shares.to - chord.shares.from) * min(max(share, 0), 1)
  }
}

extension Cubic {
  /// The part from one share to another, which may be further back.
  fileprivate func part(between shares: (CGFloat, CGFloat)) -> Cubic {
    let (low, high) = (min(shares.0, shares.1), max(shares.0, shares.1))
    let part = split(at: high).head.split(at: low / high).tail
    return shares.0 < shares.1 ? part : Cubic(part.end, part.second, part.first, part.start)
  }

  /// The curve, brought between points that are close to its ends.
  fileprivate func element(from start: CGPoint, to end: CGPoint) -> Path.Element {
    .curve(to: end, control1: first + (start - self.start), control2: second + (end - self.end))
  }
}

extension Segment {
  /// All of the segment in one of its directions, to an end that it has there.
  fileprivate func element(to end: CGPoint, isForward: Bool) -> Path.Element {
    switch self {
    case .line: .line(to: end)
    case .quad(_, let control, _): .quadCurve(to: end, control: control)
    case .cubic(let curve):
      .curve(
        to: end, control1: isForward ? curve.first : curve.second, control2: isForward ? curve.second : curve.first)
    }
  }
}
