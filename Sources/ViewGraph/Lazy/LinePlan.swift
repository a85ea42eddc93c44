/// Which rows of a lazy container share a line: as many as there are columns, but headers and footers have lines of their own
/// (LZ33).
struct LinePlan: Equatable {
  /// Rows that follow each other and are laid out alike.
  private struct Group: Equatable {
    let firstRow: Int
    let rowCount: Int
    let firstLine: Int
    /// How many rows are in a line.
    let width: Int
    /// Whether it is one row that has a line of its own, whatever the width of others.
    let isAlone: Bool

    var lineCount: Int { (rowCount + width - 1) / width }
  }

  private var groups: [Group] = []
  private(set) var lineCount = 0
  private var rowCount = 0

  /// No rows.
  init() {}

  /// Rows in lines of a width, but for those at some positions, which have lines of their own.
  init(rowCount: Int, width: Int, alone: [Int] = []) {
    for position in alone {
      add(position - self.rowCount, width)
      add(1, 1, isAlone: true)
    }
    add(rowCount - self.rowCount, width)
  }

  private mutating func add(_ count: Int, _ width: Int, isAlone: Bool = false) {
    guard count > 0 else { return }
    let group = Group(
      firstRow: rowCount, rowCount: count, firstLine: lineCount, width: max(1, width), isAlone: isAlone)
    groups.append(group)
    rowCount += count
    lineCount += group.lineCount
  }

  /// The line of a row, and its place in it.
  func place(of row: Int) -> (line: Int, column: Int) {
    guard let group = groups.last(startingUpTo: row, by: \.firstRow) else { return (0, 0) }
    let (line, column) = (row - group.firstRow).quotientAndRemainder(dividingBy: group.width)
    return (group.firstLine + line, column)
  }

  /// Whether a row has a line of its own, whatever the width of others.
  func isAlone(_ row: Int) -> Bool { groups.last(startingUpTo: row, by: \.firstRow)?.isAlone == true }

  /// The rows of a line.
  func rows(of line: Int) -> Range<Int> {
    guard let group = groups.last(startingUpTo: line, by: \.firstLine) else { return 0..<0 }
    let first = group.firstRow + (line - group.firstLine) * group.width
    return first..<min(first + group.width, group.firstRow + group.rowCount)
  }
}

extension Array {
  /// The last element that begins at a place or before it, in elements that are sorted by where they begin.
  package func last(startingUpTo place: Int, by start: KeyPath<Element, Int>) -> Element? {
    lastIndex(startingUpTo: place, by: start).map { self[$0] }
  }

  /// The index of that element.
  func lastIndex(startingUpTo place: Int, by start: KeyPath<Element, Int>) -> Int? {
    var range = indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = self[middle][keyPath: start] <= place ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound > 0 ? range.lowerBound - 1 : nil
  }
}
