import Foundation

extension Segment {
  /// What lies between two distances from the start, which are within the length; a part of a curve has two controls.
  func part(from lower: CGFloat, to upper: CGFloat) -> (start: CGPoint, element: Path.Element) {
    if case .line(let start, let end) = self {
      let length = length
      let last = upper < length ? start.toward(end, by: upper / length) : end
      return (start.toward(end, by: lower / length), .line(to: last))
    }
    let part = cubic.part(from: lower, to: upper)
    return (part.start, .curve(to: part.end, control1: part.first, control2: part.second))
  }
}

extension Cubic {
  fileprivate func part(from lower: CGFloat, to upper: CGFloat) -> Cubic {
    let length = length
    let head = upper < length ? split(at: share(at: upper)).head : self
    return lower > 0 ? head.split(at: head.share(at: lower)).tail : head
  }

  /// Which split leaves a head of some length, found by halving: each step doubles the precision.
  private func share(at distance: CGFloat) -> CGFloat {
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if split(at: middle).head.length < distance { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
