import Foundation

/// Where rows of a lazy container lie, and where they must.
@MainActor
struct LazyPlaces {
  /// Those that are shown, line by line, of the lines that have any.
  private let lines: [[RowElement]]
  /// Of the rows that are seen.
  private let middles: [Int: CGFloat]

  init(_ elements: [RowElement], columns: Int, _ rows: [FoundRow]) {
    // A grid has a cell for each, be there a view for it or not.
    lines = stride(from: 0, to: elements.count, by: columns)
      .map { elements[$0..<min($0 + columns, elements.count)].filter { $0.height > 0 } }.filter { !$0.isEmpty }
    middles = rows.reduce(into: [:]) { $0[$1.id ?? 0] = $1.label.frame.midY }
  }

  private func height(of line: [RowElement]) -> CGFloat { CGFloat(line.map(\.height).max() ?? 0) }

  /// What does not hold; nil if all does.
  ///
  /// Compares with the places that lines have from one on that is seen: beyond what is seen some are only estimated.
  func fault(appeared: Set<Int>, offset: Double) -> String? {
    guard var top = start else { return lines.isEmpty ? nil : "nothing is shown" }
    if top > 0.5 || offset == 0 && top < -2 { return "the first row begins at \(top)" }
    var (most, least): (Set<Int>, Set<Int>) = ([], [])
    for line in lines {
      let (start, end) = (top, top + height(of: line))
      top = end
      // Of a line that ends at an edge nothing may be seen but what is lost in rounding.
      guard end > -1, start < 601 else { continue }
      most.formUnion(line.map(\.id))
      if let fault = fault(in: line, middle: (start + end) / 2) { return fault }
      least.formUnion(line.filter { isWellSeen($0, middle: (start + end) / 2) }.map(\.id))
    }
    if top < 599, offset > 0.5 { return "the rows end at \(top)" }
    let wrong = least.subtracting(appeared).union(appeared.subtracting(most))
    return wrong.isEmpty ? nil : "\(wrong.sorted()) have appeared or not, and \(least.sorted()) are seen"
  }

  /// Where the first line must be.
  private var start: CGFloat? {
    guard let seen = lines.firstIndex(where: { middle(of: $0) != nil }) else { return nil }
    let top = middle(of: lines[seen]).map { $0 - height(of: lines[seen]) / 2 } ?? 0
    return lines[..<seen].reduce(top) { $0 - height(of: $1) }
  }

  private func middle(of line: [RowElement]) -> CGFloat? {
    for row in line {
      if let middle = middles[row.id] { return middle }
    }
    return nil
  }

  private func fault(in line: [RowElement], middle: CGFloat) -> String? {
    for row in line where isWellSeen(row, middle: middle) {
      guard let found = middles[row.id] else { return "row \(row.id) is not shown at \(middle)" }
      if abs(found - middle) > 1.5 { return "row \(row.id) is at \(found), and not at \(middle)" }
    }
    return nil
  }

  /// A view of a grid may be less high than its line, of which another part is seen.
  private func isWellSeen(_ row: RowElement, middle: CGFloat) -> Bool {
    abs(middle - 300) < 299 + CGFloat(row.height) / 2
  }
}
