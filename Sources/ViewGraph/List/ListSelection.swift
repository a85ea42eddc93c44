/// Which rows of a list are selected, by their values, and how the user selects others.
package struct ListSelection {
  /// Whether several rows may be selected.
  package let isMultiple: Bool
  /// Whether a row of this value can be selected.
  package let accepts: (AnyHashable) -> Bool
  package let read: () -> Set<AnyHashable>
  package let write: (Set<AnyHashable>) -> Void
  /// Whether the program has asked for no selection: the values are those of links alone.
  package private(set) var isOfLinks = false

  /// One value, or none.
  package init<Value: Hashable>(_ value: Binding<Value?>) {
    isMultiple = false
    accepts = { $0.base is Value }
    read = { value.wrappedValue.map { [AnyHashable(unwrapping: $0)] } ?? [] }
    write = { value.wrappedValue = $0.first?.base as? Value }
  }

  /// Any number of values.
  package init<Value: Hashable>(_ values: Binding<Set<Value>>) {
    isMultiple = true
    accepts = { $0.base is Value }
    read = { Set(values.wrappedValue.map { AnyHashable(unwrapping: $0) }) }
    write = { values.wrappedValue = Set($0.compactMap { $0.base as? Value }) }
  }

  /// Always one value, of which the user selects another.
  package init<Value: Hashable>(required value: Binding<Value>) {
    isMultiple = false
    accepts = { $0.base is Value }
    read = { [AnyHashable(unwrapping: value.wrappedValue)] }
    write = { if let chosen = $0.first?.base as? Value { value.wrappedValue = chosen } }
  }

  /// The link that is followed, or none.
  package init<Link: Hashable>(ofLinks link: Binding<Link?>) {
    self.init(link)
    isOfLinks = true
  }

  private init(_ other: ListSelection, write: @escaping (Set<AnyHashable>) -> Void) {
    (isMultiple, accepts, read) = (other.isMultiple, other.accepts, other.read)
    self.write = write
  }

  /// The same, and who is told after the user has selected something.
  package func noting(_ selected: @escaping () -> Void) -> ListSelection {
    ListSelection(self) { values in
      write(values)
      if !values.isEmpty { selected() }
    }
  }
}

extension ListRowsNode {
  /// The value by which a row is selected; nil for one that is not selected, and where there is none.
  package func selectionValue(at position: Int) -> AnyHashable? {
    place(at: position).flatMap { selectionValue(in: $0.section, at: $0.index) }
  }

  /// The tag of a row, or its id in a `ForEach`, whatever else it says.
  package func ownValue(at position: Int) -> AnyHashable? {
    place(at: position).flatMap { $0.section.selectionValue(at: $0.index) }
  }

  func selectionValue(in section: any ListSection, at index: Int) -> AnyHashable? {
    guard haveSaidValues, let accepts = acceptsSelection,
      let said = section.innerNode(at: index)?.rowValues.first(where: accepts)
    else { return section.selectionValue(at: index) }
    return said
  }

  /// The positions of the rows with these values, in order. Costs the number of rows unless there are no values.
  package func positions(of values: Set<AnyHashable>) -> [Int] {
    guard !values.isEmpty else { return [] }
    var positions: [Int] = []
    var start = 0
    for (section, count) in knownSections.all {
      for index in 0..<count {
        if let value = selectionValue(in: section, at: index), values.contains(value) {
          positions.append(start + index)
        }
      }
      start += count
    }
    return positions
  }
}
