/// A view that may stand for any number of rows, each of which is built when it is seen.
@MainActor
package protocol RowHolding: View {}

extension ForEach: RowHolding {}

/// A view that stands for others, of which no more is known than their types.
@MainActor
private protocol PartedView {
  static var partTypes: [any View.Type] { get }
}

extension TupleView: PartedView {
  fileprivate static var partTypes: [any View.Type] {
    var types: [any View.Type] = []
    for type in repeat (each Content).self { types.append(type) }
    return types
  }
}

extension _ConditionalContent: PartedView {
  fileprivate static var partTypes: [any View.Type] { [First.self, Second.self] }
}

extension Optional: PartedView where Wrapped: View {
  fileprivate static var partTypes: [any View.Type] { [Wrapped.self] }
}

/// What is known of views without a value of theirs.
@MainActor
enum RowTypes {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether a view of a type may have rows that are built one by one, as a section with a `ForEach` has. Such an element of a
  /// `ForEach` is no row: its rows are.
  static func mayHoldRows(_ type: any View.Type) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    let answer = type is any RowHolding.Type || parts(of: type).contains(where: mayHoldRows)
    known[ObjectIdentifier(type)] = answer
    return answer
  }

  private static func parts(of type: any View.Type) -> [any View.Type] {
    if let type = type as? any PartedView.Type { return type.partTypes }
    if let type = type as? any WrapperView.Type { return [content(of: type)] }
    let body = body(of: type)
    return body == Never.self ? [] : [body]
  }

  private static func content<Wrapper: WrapperView>(of type: Wrapper.Type) -> any View.Type { Wrapper.Content.self }

  private static func body<Content: View>(of type: Content.Type) -> any View.Type { Content.Body.self }
}
