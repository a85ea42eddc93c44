/// The rows that elements of a `ForEach` are, of which each has as many: the first element's, then those of the next one.
struct ElementParts<Data: RandomAccessCollection, Content: View> {
  let elements: ComparedElements<Data>
  let content: (Data.Element) -> Content
  let partCount: Int
}

extension ElementParts: RandomAccessCollection {
  var startIndex: Int { 0 }

  var endIndex: Int { elements.count * partCount }

  subscript(position: Int) -> ElementPart<Data.Element, Content> {
    ElementPart(content: content, element: elements.element(at: position / partCount), part: position % partCount)
  }
}

extension ElementParts {
  /// How a part tells its id. On no actor, as `ElementID`.
  static func partID<ID>(_ id: @escaping (Data.Element) -> ID) -> (Element) -> PartID<ID> {
    { PartID(id: id($0.element), part: $0.part) }
  }
}

extension ElementParts: ComparableAtOnce {
  func isSame(as other: Any) -> Bool {
    guard let other = other as? ElementParts else { return false }
    return elements.data.isSameAtOnce(as: other.elements.data) ?? false
  }
}

extension ElementParts: ChangeTrackingCollection where Data: ChangeTrackingCollection {
  var revision: Data.Revision { elements.data.revision }

  func changes(since revision: Data.Revision) -> [ElementChange]? {
    elements.data.changes(since: revision)?.flatMap { $0.changes(partCount: partCount) }
  }
}

extension ElementChange {
  /// What becomes of the parts of elements, of which each has as many.
  fileprivate func changes(partCount: Int) -> [ElementChange] {
    switch self {
    case .inserted(let range): [.inserted(range.scaled(by: partCount))]
    case .removed(let range): [.removed(range.scaled(by: partCount))]
    case .moved(let from, let to):
      // Downwards the first goes behind the last of all that it passes, and the next one has its place then.
      (0..<partCount).map { part in
        from < to
          ? .moved(from: from * partCount, to: (to + 1) * partCount - 1)
          : .moved(from: from * partCount + part, to: to * partCount + part)
      }
    }
  }
}

extension Range<Int> {
  fileprivate func scaled(by count: Int) -> Range { lowerBound * count..<upperBound * count }
}

/// One of the views of an element.
struct ElementPart<Element, Content: View> {
  // First, so that its place does not depend on the element's type.
  let content: (Element) -> Content
  let element: Element
  let part: Int

  /// The view. Evaluates the element's content.
  @MainActor var view: AnyView { RowTypes.rows(of: content(element))[part] }
}

/// The id of an element, and which of its views it is.
struct PartID<ID: Hashable>: Hashable, CustomStringConvertible {
  let id: ID
  let part: Int

  var description: String { "\(id)" }
}
