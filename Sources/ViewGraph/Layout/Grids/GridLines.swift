import Foundation

/// The columns or the rows of a grid: how long each is, and where it begins.
struct GridLines {
  private(set) var lengths: [CGFloat]
  private let gap: CGFloat

  init(_ lengths: [CGFloat], gap: CGFloat) { (self.lengths, self.gap) = (lengths, gap) }

  /// The length of some lines that follow each other, with what is between them.
  func length(of lines: Range<Int>) -> CGFloat {
    let gaps = gap * CGFloat(max(0, lines.count - 1))
    return max(0, lengths[lines].reduce(gaps, +))
  }

  /// The length of all lines.
  var total: CGFloat { length(of: lengths.indices) }

  /// Where each line begins.
  var starts: [CGFloat] {
    var start: CGFloat = 0
    return lengths.map { length in
      defer { start += length + gap }
      return start
    }
  }

  /// Lengthens lines that follow each other so that they are as long as something in them, each by as much.
  mutating func make(_ lines: Range<Int>, hold length: CGFloat) {
    let missing = length - self.length(of: lines)
    // Between endless lengths there is no difference.
    guard missing > 0 else { return }
    for line in lines { lengths[line] += missing / CGFloat(lines.count) }
  }

  /// What of a length is left for the lines themselves.
  static func room(in length: CGFloat, count: Int, gap: CGFloat) -> CGFloat {
    max(0, length - gap * CGFloat(max(0, count - 1)))
  }

  /// Divides room among lines as a stack does: the least flexible chooses first from an equal share.
  @MainActor
  static func divide(_ room: CGFloat, minima: [CGFloat], maxima: [CGFloat], choose: (Int, CGFloat) -> CGFloat) {
    var room = room
    for (position, line) in byFlexibility(minima, maxima).enumerated() {
      room = max(0, room - choose(line, room / CGFloat(minima.count - position)))
    }
  }

  private static func byFlexibility(_ minima: [CGFloat], _ maxima: [CGFloat]) -> [Int] {
    let ranges = zip(minima, maxima).map { $1.isFinite ? $1 - $0 : .infinity }
    return minima.indices.sorted { (ranges[$0], -minima[$0], $0) < (ranges[$1], -minima[$1], $1) }
  }
}

/// What the items of a line need: room for those that are lined up with each other, and for those that are not.
struct GridExtent {
  private var lined = GuideExtent()
  private var least: CGFloat = 0
  /// Whether nothing is lined up.
  private var isEmpty = true

  init() {}

  /// Adds an item that is lined up, with its guide so far from its start.
  mutating func add(_ length: CGFloat, guide: CGFloat) {
    lined.add(length, guide: guide)
    isEmpty = false
  }

  /// Adds an item that lies elsewhere.
  mutating func add(_ length: CGFloat) { least = max(least, length) }

  var length: CGFloat { max(least, lined.length) }

  /// Where an item of a length starts in a line that is `room` long, at its guide; nil where nothing is lined up.
  ///
  /// Room that is not needed lies where `share` says. What fills the line is at its start.
  func start(of length: CGFloat, guide: CGFloat, in room: CGFloat, share: CGFloat) -> CGFloat? {
    if isEmpty { return nil }
    if length == room { return 0 }
    return (room - lined.length) * share + lined.start(of: length, guide: guide)
  }
}
