/// The sections of a list as the toolkit knows them, which asks for rows by their positions among all: found by halves.
@MainActor
struct KnownSections {
  typealias Section = (section: any ListSection, count: Int)

  let all: [Section]
  let rowCount: Int
  /// The position of the first row of each, or where it would be.
  private let starts: [Int]
  private let offsets: [ObjectIdentifier: Int]

  init(_ sections: [any ListSection] = []) {
    var (starts, rowCount) = ([Int](), 0)
    all = sections.map { ($0, $0.rowCount) }
    for (_, count) in all {
      starts.append(rowCount)
      rowCount += count
    }
    (self.starts, self.rowCount) = (starts, rowCount)
    let named = all.enumerated().map { (ObjectIdentifier($0.element.section), $0.offset) }
    offsets = Dictionary(named) { first, _ in first }
  }

  /// Where the row at a position is; nil where there is none.
  func place(at position: Int) -> RowPlace? {
    guard 0..<rowCount ~= position else { return nil }
    // Behind sections without rows, which begin there as well.
    let offset = starts.partitioningIndex { $0 > position } - 1
    return RowPlace(section: all[offset].section, index: position - starts[offset])
  }

  /// The position of the first row of a section; nil if it is none of these.
  func start(of section: any ListSection) -> Int? { offsets[ObjectIdentifier(section)].map { starts[$0] } }
}
