/// A view that may stand for any number of rows, each of which is built when it is seen.
@MainActor
package protocol RowHolding: View {}

extension ForEach: RowHolding {}

/// A view that is one, whatever its body is made of, such as a control with a style.
@MainActor
package protocol SingleView: View {}

/// A view that stands for others, of which no more is known than their types.
@MainActor
protocol PartedView {
  static var partTypes: [any View.Type] { get }
  /// How many rows it stands for, with those of its parts; nil where that depends on its value.
  static func rowCount(_ counts: [Int?]) -> Int?
}

extension TupleView: PartedView {
  static var partTypes: [any View.Type] {
    var types: [any View.Type] = []
    for type in repeat (each Content).self { types.append(type) }
    return types
  }

  static func rowCount(_ counts: [Int?]) -> Int? {
    counts.contains(nil) ? nil : counts.reduce(0) { $0 + ($1 ?? 0) }
  }
}

extension _ConditionalContent: PartedView {
  static var partTypes: [any View.Type] { [First.self, Second.self] }

  static func rowCount(_ counts: [Int?]) -> Int? { counts[0] == counts[1] ? counts[0] : nil }
}

extension Optional: PartedView where Wrapped: View {
  static var partTypes: [any View.Type] { [Wrapped.self] }

  static func rowCount(_ counts: [Int?]) -> Int? { counts[0] == 0 ? 0 : nil }
}

/// What is known of views without a value of theirs.
@MainActor
enum RowTypes {
  private static let rows = TypeSearch { $0 is any RowHolding.Type ? true : nil }
  private static let erasure = TypeSearch { $0 == AnyView.self ? true : $0 is any SingleView.Type ? false : nil }
  private static var knownCounts: [ObjectIdentifier: Int?] = [:]

  /// As how many rows each element of a `ForEach` is built, whose views are of a type, when these are shown. Nil where all are built
  /// at once, as only what is built tells which rows it has. In a lazy container several views of an element are one row, in which
  /// they are stacked as the rows are.
  static func partCount(_ type: any View.Type, in list: ListRowsNode) -> Int? {
    if list.keepsAllRows { return nil }
    if list.rowStack != nil { return mayHoldRows(type) ? nil : 1 }
    return canBeParted(type) ? rowCount(type).flatMap { $0 > 0 ? $0 : nil } : nil
  }

  /// Whether a view of a type may have rows that are built one by one, as a section with a `ForEach` has. Such an element of a
  /// `ForEach` is no row: its rows are.
  static func mayHoldRows(_ type: any View.Type) -> Bool { rows.finds(in: type) }

  /// How many rows a view of a type stands for, whatever its value is; nil where that decides. One whose type is erased counts
  /// as one.
  static func rowCount(_ type: any View.Type) -> Int? {
    if let known = knownCounts[ObjectIdentifier(type)] { return known }
    // How many there are of a view that has others of its own type inside, its value decides.
    knownCounts[ObjectIdentifier(type)] = .some(nil)
    let count = makeRowCount(type)
    knownCounts[ObjectIdentifier(type)] = .some(count)
    return count
  }

  private static func makeRowCount(_ type: any View.Type) -> Int? {
    if type is any RowHolding.Type { return nil }
    if type is any SingleView.Type { return 1 }
    if type is EmptyView.Type { return 0 }
    let parts = parts(of: type)
    if let type = type as? any PartedView.Type { return type.rowCount(parts.map(rowCount)) }
    return parts.first.map(rowCount) ?? 1
  }

  /// Whether what a view of a type is may be of any type.
  static func isErased(_ type: any View.Type) -> Bool { erasure.finds(in: type) }

  static func parts(of type: any View.Type) -> [any View.Type] {
    if let type = type as? any PartedView.Type { return type.partTypes }
    if let type = type as? any WrapperView.Type { return [content(of: type)] }
    let body = body(of: type)
    return body == Never.self ? [] : [body]
  }

  private static func content<Wrapper: WrapperView>(of type: Wrapper.Type) -> any View.Type { Wrapper.Content.self }

  private static func body<Content: View>(of type: Content.Type) -> any View.Type { Content.Body.self }
}
