/// A section of a lazy container by the positions of its rows.
struct LazySection: Equatable {
  var rows: Range<Int>
  var header: Int?
  var footer: Int?

  fileprivate mutating func take(_ count: Int, at position: Int, as role: RowRole) {
    rows = rows.lowerBound..<position + count
    switch role {
    case .header: header = header ?? position
    case .footer: footer = position
    case .row: break
    }
  }
}

extension ListRowsNode {
  /// The sections among the rows. Rows that are in none have none.
  var lazySections: [LazySection] {
    var (sections, position) = ([LazySection](), 0)
    var latest: ObjectIdentifier?
    for (section, count) in knownSections where count > 0 {
      let traits = section.traitsAround
      if let found = traits.section {
        if found != latest { sections.append(LazySection(rows: position..<position)) }
        sections[sections.count - 1].take(count, at: position, as: traits.role)
      }
      latest = traits.section
      position += count
    }
    return sections
  }
}
