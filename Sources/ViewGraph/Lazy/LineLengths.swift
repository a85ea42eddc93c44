import Foundation

/// The lengths of the lines of a lazy container, of which most were never measured: those count as long as the mean of the
/// others.
///
/// Lines that were measured are kept in short segments, and all between them in one segment each, so that what is said of a
/// million lines costs what the measured ones cost, and those, a hundredth of them.
struct LineLengths {
  /// Neighbouring lines that were all measured, or of which none was.
  private struct Segment {
    var count: Int
    /// The lengths, if they are known.
    var lengths: [CGFloat]?
    var sum: CGFloat = 0

    init(unknown count: Int) { self.count = count }

    init(known lengths: [CGFloat]) {
      (count, self.lengths) = (lengths.count, lengths)
      sum = lengths.reduce(0, +)
    }
  }

  /// The most lines of a segment that were measured.
  private static let limit = 64

  private var segments: [Segment] = []
  private(set) var count = 0
  private var measured: (sum: CGFloat, count: Int) = (0, 0)
  /// The mean before all lengths were forgotten.
  private var formerMean: CGFloat = 0

  init(count: Int = 0) { replace(at: 0, removing: 0, inserting: count) }

  /// The length that a line counts as while it was not measured.
  var mean: CGFloat { measured.count == 0 ? formerMean : measured.sum / CGFloat(measured.count) }

  /// Whether the length of any line is known.
  var isAnyMeasured: Bool { measured.count > 0 }

  /// Has lines count as so long while none was measured.
  mutating func estimate(as length: CGFloat) { if !isAnyMeasured { formerMean = length } }

  /// The length of all lines.
  var total: CGFloat { measured.sum + CGFloat(count - measured.count) * mean }

  /// The length of a line, if it was measured.
  subscript(line: Int) -> CGFloat? {
    let (segment, position) = place(of: line)
    return segments[segment].lengths?[position]
  }

  /// Where a line begins, from 0 for the first to the length of all for what is behind the last.
  func start(of line: Int) -> CGFloat {
    var (left, start) = (line, CGFloat.zero)
    for segment in segments {
      guard left >= segment.count else { return start + length(of: segment, upTo: left) }
      left -= segment.count
      start += length(of: segment)
    }
    return start
  }

  /// The line at a distance from the start; the first or the last where none is.
  func line(at distance: CGFloat) -> Int {
    guard distance > 0 else { return 0 }
    var (first, left) = (0, distance)
    for segment in segments {
      let length = length(of: segment)
      if left < length { return first + position(in: segment, at: left) }
      left -= length
      first += segment.count
    }
    return max(0, count - 1)
  }

  /// Takes the length of a line.
  mutating func measure(_ line: Int, as length: CGFloat) {
    let (index, position) = place(of: line)
    measured.sum += length
    if let former = segments[index].lengths?[position] {
      measured.sum -= former
      segments[index].lengths?[position] = length
      segments[index].sum += length - former
    } else {
      measured.count += 1
      know(length, at: position, in: index)
    }
  }

  /// Replaces lines by others that were never measured.
  mutating func replace(at line: Int, removing removed: Int, inserting inserted: Int) {
    let mean = mean
    let first = divide(before: line)
    let last = divide(before: line + removed)
    for segment in segments[first..<last] where segment.lengths != nil {
      measured.sum -= segment.sum
      measured.count -= segment.count
    }
    segments.replaceSubrange(first..<last, with: inserted > 0 ? [Segment(unknown: inserted)] : [])
    count += inserted - removed
    joinUnknown(around: first)
    forgetRounding(mean)
  }

  /// Lines that count as long as others are in the mean.
  init(count: Int, like other: LineLengths) {
    self.init(count: count)
    formerMean = other.mean
  }

  /// Forgets all lengths, but what they were in the mean.
  mutating func forget() { self = LineLengths(count: count, like: self) }

  // MARK: Segments

  private func length(of segment: Segment) -> CGFloat {
    segment.lengths == nil ? CGFloat(segment.count) * mean : segment.sum
  }

  private func length(of segment: Segment, upTo count: Int) -> CGFloat {
    segment.lengths.map { $0[..<count].reduce(0, +) } ?? CGFloat(count) * mean
  }

  private func position(in segment: Segment, at distance: CGFloat) -> Int {
    guard let lengths = segment.lengths else {
      return Int(min(distance / mean, CGFloat(segment.count - 1)))
    }
    var end: CGFloat = 0
    return lengths.firstIndex { length in
      end += length
      return distance < end
    } ?? segment.count - 1
  }

  /// The segment of a line, and its place in it.
  private func place(of line: Int) -> (segment: Int, position: Int) {
    var left = line
    for (index, segment) in segments.enumerated() {
      if left < segment.count { return (index, left) }
      left -= segment.count
    }
    fatalError("there is no line \(line) among \(count)")
  }

  /// Takes a length in a segment of which none is known; the line joins the known ones beside it.
  private mutating func know(_ length: CGFloat, at position: Int, in index: Int) {
    let count = segments[index].count
    var parts: [Segment] = []
    if position > 0 { parts.append(Segment(unknown: position)) }
    parts.append(Segment(known: [length]))
    if position + 1 < count { parts.append(Segment(unknown: count - position - 1)) }
    segments.replaceSubrange(index...index, with: parts)
    joinKnown(at: position > 0 ? index + 1 : index)
  }

  /// Joins a segment of one known line with a known neighbour that has room.
  private mutating func joinKnown(at index: Int) {
    let line = segments[index].lengths ?? []
    if index > 0, let before = segments[index - 1].lengths, before.count < Self.limit {
      segments.replaceSubrange(index - 1...index, with: [Segment(known: before + line)])
    } else if index + 1 < segments.count, let after = segments[index + 1].lengths, after.count < Self.limit {
      segments.replaceSubrange(index...index + 1, with: [Segment(known: line + after)])
    }
  }

  /// Has a segment begin with a line. Returns its index; that behind the last for the line behind the last.
  private mutating func divide(before line: Int) -> Int {
    var left = line
    for (index, segment) in segments.enumerated() {
      if left == 0 { return index }
      if left < segment.count {
        segments.replaceSubrange(index...index, with: halves(of: segment, at: left))
        return index + 1
      }
      left -= segment.count
    }
    return segments.count
  }

  private func halves(of segment: Segment, at position: Int) -> [Segment] {
    guard let lengths = segment.lengths else {
      return [Segment(unknown: position), Segment(unknown: segment.count - position)]
    }
    return [Segment(known: Array(lengths[..<position])), Segment(known: Array(lengths[position...]))]
  }

  private mutating func joinUnknown(around index: Int) {
    for index in [index + 1, index] where segments.indices.contains(index) && index > 0 {
      guard segments[index].lengths == nil, segments[index - 1].lengths == nil else { continue }
      segments[index - 1].count += segments.remove(at: index).count
    }
  }

  /// What was added and taken away again leaves no remainder where nothing is known.
  private mutating func forgetRounding(_ mean: CGFloat) {
    guard measured.count == 0 else { return }
    measured.sum = 0
    formerMean = mean
  }
}
