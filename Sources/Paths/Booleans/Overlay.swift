/// Two paths on each other, and what is inside of which.
struct Overlay {
  private let arrangement: Arrangement
  private let sweep: WindingSweep
  private let tracing: Tracing
  private let eoFill: Bool

  /// None where neither path has an extent. Unless the first one is an area, its open subpaths stay open.
  init?(_ first: Path, isArea: Bool = true, _ second: Path, eoFill: Bool) {
    tracing = Tracing(first, isArea: isArea, second)
    guard let arrangement = Arrangement(tracing) else { return nil }
    (self.arrangement, self.eoFill) = (arrangement, eoFill)
    sweep = WindingSweep(arrangement.edges)
  }

  /// The outline of what a rule takes for inside, which is told whether a place is inside of either path.
  func outline(where isInside: (Bool, Bool) -> Bool) -> Path {
    let links = arrangement.edges.indices.compactMap { edge in
      let (above, below) = (sweep.above[edge], sweep.below(edge))
      let isAbove = isInside(fills(above.first), fills(above.second))
      let isBelow = isInside(fills(below.first), fills(below.second))
      return isAbove == isBelow ? nil : link(along: edge, isForward: isBelow)
    }
    var writer = LinkWriter(arrangement)
    for loop in Loops(links).loops { writer.addArea(loop) }
    return writer.path
  }

  private func fills(_ number: Int) -> Bool { eoFill ? !number.isMultiple(of: 2) : number != 0 }

  private func link(along index: Int, isForward: Bool) -> Link {
    let edge = arrangement.edges[index]
    let spans = arrangement.order[edge.strands].map { index in
      let strand = arrangement.strands[index]
      return Span(chord: strand.chord, isForward: strand.isForward == isForward)
    }
    return Link(from: isForward ? edge.low : edge.high, to: isForward ? edge.high : edge.low, spans: spans)
  }
}

extension Overlay {
  /// What is drawn of the first path where the second one is filled, or elsewhere; its edge counts as filled.
  func line(inside: Bool) -> Path {
    let isFilled = strandsOnFilled()
    var writer = LinkWriter(arrangement)
    var rest = arrangement.strands.indices.prefix { !arrangement.segment(of: arrangement.strands[$0].chord).isSecond }
    while let start = rest.first {
      let subpath = subpath(of: start)
      let strands = rest.prefix { self.subpath(of: $0) == subpath }
      let isClosed = tracing.closedSubpaths.contains(subpath)
      add(strands, isClosed: isClosed, to: &writer) { isFilled[$0] == inside }
      rest = rest.dropFirst(strands.count)
    }
    return writer.path
  }

  private func subpath(of strand: Int) -> Int { arrangement.segment(of: arrangement.strands[strand].chord).subpath }

  /// Whether each strand is on what the second path fills.
  private func strandsOnFilled() -> [Bool] {
    var isFilled = Array(repeating: false, count: arrangement.strands.count)
    for (index, edge) in arrangement.edges.enumerated() {
      let isOn = fills(sweep.above[index].second) || fills(sweep.below(index).second)
      for strand in arrangement.order[edge.strands] { isFilled[strand] = isOn }
    }
    return isFilled
  }

  /// Adds what is kept of a subpath. Where a closed one is cut, its parts are found from the first gap on.
  private func add(_ strands: Range<Int>, isClosed: Bool, to writer: inout LinkWriter, where isKept: (Int) -> Bool) {
    guard let gap = strands.first(where: { !isKept($0) }) else {
      return writer.addLine(strands.map(link), isClosed: isClosed)
    }
    let turned = isClosed ? Array(gap..<strands.upperBound) + Array(strands.lowerBound..<gap) : Array(strands)
    for part in turned.split(whereSeparator: { !isKept($0) }) { writer.addLine(part.map(link), isClosed: false) }
  }

  private func link(along strand: Int) -> Link {
    let strand = arrangement.strands[strand]
    return Link(from: strand.from, to: strand.to, spans: [Span(chord: strand.chord, isForward: true)])
  }
}
