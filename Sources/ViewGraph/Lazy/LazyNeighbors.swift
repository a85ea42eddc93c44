import Foundation

/// The lazy containers of a host, by what scrolls them: one that comes after another builds nothing before it is near what can be
/// seen, and counts its lines as long as those of the other are until then. Claim LZ10.
final class LazyNeighbors: GraphFeature {
  private struct Known {
    weak var lines: LazyLines?
    weak var scrollView: ViewNode?
  }

  private var known: [Known] = []

  /// Adds a container. Returns one that is scrolled along the same axis by the same scroll view and came before it; nil if it is
  /// the first, or nothing scrolls it.
  func join(_ lines: LazyLines, _ scrollView: ViewNode?) -> LazyLines? {
    guard let scrollView else { return nil }
    known.removeAll { $0.lines?.rows == nil || $0.scrollView == nil }
    defer { known.append(Known(lines: lines, scrollView: scrollView)) }
    return known.first { $0.scrollView === scrollView && $0.lines?.axis == lines.axis }?.lines
  }
}

extension LazyLines {
  /// Whether nothing was ever built or measured.
  var isUntouched: Bool { shown.isEmpty && !lengths.isAnyMeasured }

  /// Whether a container that comes after another one is so far away that nothing of it is built. What is as near as what can be
  /// seen is long is not.
  func isFar(_ range: ClosedRange<CGFloat>) -> Bool {
    let room = range.upperBound - range.lowerBound
    return range.upperBound + room <= 0 || range.lowerBound - room >= max(length, 1)
  }

  /// Lines of which none was measured count as those of the container before.
  func borrowLengths() {
    guard isUntouched, lengths.mean == 0, let mean = neighbor?.lengths.mean, mean > 0 else { return }
    lengths.estimate(as: mean)
  }
}
