/// A section of a list or a lazy container by the positions of its rows.
package struct RowSection: Equatable {
  package var rows: Range<Int>
  package var header: Int?
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
  package var rowSections: [RowSection] {
    var (sections, position) = ([RowSection](), 0)
    var latest: ObjectIdentifier?
    for (section, count) in knownSections.all where count > 0 {
      let traits = section.traitsAround
      if let found = traits.section {
        if found != latest { sections.append(RowSection(rows: position..<position)) }
        sections[sections.count - 1].take(count, at: position, as: traits.role)
      }
      latest = traits.section
      position += count
    }
    return sections
  }
}
