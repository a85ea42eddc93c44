/// A search through the types of views, and of what is in them, for one of a kind. What was found is known from then on.
@MainActor
final class TypeSearch {
  private var known: [ObjectIdentifier: Bool] = [:]
  private let answer: @MainActor (any View.Type) -> Bool?

  /// A search, with what a type says by itself; nil where that is for its parts to say.
  init(_ answer: @escaping @MainActor (any View.Type) -> Bool?) { self.answer = answer }

  func finds(in type: any View.Type) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    var seen: Set<ObjectIdentifier> = []
    let isFound = finds(in: type, &seen)
    known[ObjectIdentifier(type)] = isFound
    return isFound
  }

  /// A view may have others of its own type inside, which have been seen then.
  private func finds(in type: any View.Type, _ seen: inout Set<ObjectIdentifier>) -> Bool {
    if let answer = known[ObjectIdentifier(type)] ?? answer(type) { return answer }
    guard seen.insert(ObjectIdentifier(type)).inserted else { return false }
    return RowTypes.parts(of: type).contains { finds(in: $0, &seen) }
  }
}
