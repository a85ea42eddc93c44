import Foundation

/// What the user does to the rows of a list, told to those whose elements the rows are. Positions are those in the list, offsets
/// those in the data of a `ForEach`.
extension ListRowsNode {
  /// Deletes a row: with the others of its `ForEach` that are selected, if it is one of those. Rows that cannot be deleted stay,
  /// and with none left nothing is told. Tells whether something was. Claim LS30.
  @discardableResult
  package func delete(_ position: Int, selected: [Int]) -> Bool {
    let group = group(of: position, selected: selected, where: \.canDelete)
    guard !group.offsets.isEmpty, let delete = traits(at: position).edits.delete else { return false }
    delete(group.offsets)
    return true
  }

  /// Moves a row by one place, with the others of its `ForEach` that are selected, if it is one of those. Tells whether it could
  /// be moved. Claim LS37.
  @discardableResult
  package func move(_ position: Int, selected: [Int], down: Bool) -> Bool {
    let group = group(of: position, selected: selected, where: \.canMove)
    guard let first = group.offsets.first, let last = group.offsets.last else { return false }
    return move(group, to: down ? last + 2 : first - 1)
  }

  /// Whether rows may be moved before the one at a position, or after it, where a drag has begun on one of them; nil where they
  /// would stay where they are. Claim LS35.
  package func canMove(_ position: Int, selected: [Int], to target: Int, after isAfter: Bool) -> Bool {
    moveOffset(position, selected, target, isAfter) != nil
  }

  /// Moves the rows of a drag that has begun on one of them. Claims LS33 and LS36.
  @discardableResult
  package func move(_ position: Int, selected: [Int], to target: Int, after isAfter: Bool) -> Bool {
    guard let offset = moveOffset(position, selected, target, isAfter) else { return false }
    return move(group(of: position, selected: selected, where: \.canMove), to: offset)
  }

  private func moveOffset(_ position: Int, _ selected: [Int], _ target: Int, _ isAfter: Bool) -> Int? {
    let group = group(of: position, selected: selected, where: \.canMove)
    guard let element = element(at: target), element.elements === group.elements,
      case let offset = isAfter ? element.offset + 1 : element.offset,
      let first = group.offsets.first, let last = group.offsets.last
    else { return nil }
    let isOwnPlace = last - first == group.offsets.count - 1 && (first...last + 1).contains(offset)
    return isOwnPlace ? nil : offset
  }

  /// What takes a drop before the row at a position, or after it, and the offset before which it comes then. Claim DD13.
  package func insertion(at position: Int, after isAfter: Bool) -> (insertion: RowInsertion, offset: Int)? {
    guard let insertion = traits(at: position).edits.insert, let element = element(at: position) else { return nil }
    return (insertion, isAfter ? element.offset + 1 : element.offset)
  }

  /// Rows of one `ForEach`.
  private struct Group {
    let position: Int
    var elements: (any RowElements)?
    var offsets = IndexSet()
  }

  private func group(of position: Int, selected: [Int], where isMeant: (RowTraits) -> Bool) -> Group {
    guard let elements = element(at: position)?.elements else { return Group(position: position) }
    var group = Group(position: position, elements: elements)
    for other in selected.contains(position) ? selected : [position] where isMeant(traits(at: other)) {
      if let element = element(at: other), element.elements === elements { group.offsets.insert(element.offset) }
    }
    return group
  }

  private func element(at position: Int) -> RowElement? {
    place(at: position).flatMap { $0.section.element(at: $0.index) }
  }

  private func move(_ group: Group, to offset: Int) -> Bool {
    guard let count = group.elements?.elementCount, (0...count).contains(offset), !group.offsets.isEmpty,
      let move = traits(at: group.position).edits.move
    else { return false }
    move(group.offsets, offset)
    return true
  }
}
