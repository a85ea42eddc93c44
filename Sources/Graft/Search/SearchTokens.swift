import ViewGraph

/// What stands before the text of a search field, or is offered for it.
struct SearchToken: Identifiable {
  let id: AnyHashable
  let value: any Identifiable
  let view: AnyView

  @MainActor
  init<Value: Identifiable>(_ value: Value, view: some View) {
    (id, self.value, self.view) = (AnyHashable(value.id), value, AnyView(view))
  }
}

/// The tokens of a search field, whatever they are. Claim MN28.
@MainActor
struct SearchTokens {
  let shown: () -> [SearchToken]
  let suggested: () -> [SearchToken]
  /// Tells whether there was one.
  let removeLast: () -> Bool
  let removeAll: () -> Void
  /// Tells whether it is of their type.
  private let appendAny: (any Identifiable) -> Bool

  init<Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    _ tokens: Binding<Tokens>, suggested: Binding<Tokens>?, view: @escaping (Tokens.Element) -> some View
  ) where Tokens.Element: Identifiable {
    shown = { tokens.wrappedValue.map { SearchToken($0, view: view($0)) } }
    self.suggested = { suggested?.wrappedValue.map { SearchToken($0, view: view($0)) } ?? [] }
    removeLast = { tokens.wrappedValue.isEmpty ? false : tokens.remove() }
    removeAll = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeAll() } }
    appendAny = { ($0 as? Tokens.Element).map { tokens.wrappedValue.append($0) } != nil }
  }

  /// Appends a token that was chosen. Tells whether it is of the type of the others.
  static func append(_ token: any Identifiable, to tokens: SearchTokens?) -> Bool {
    guard tokens?.appendAny(token) != true else { return true }
    let type = type(of: token)
    Diagnostics.report(
      .foreignValue, place: "searchCompletion \(type)",
      "a suggestion appends a \(type), of which the tokens of its search field are none; nothing is written")
    return false
  }
}

extension Binding where Value: RangeReplaceableCollection & BidirectionalCollection {
  fileprivate func remove() -> Bool {
    wrappedValue.removeLast()
    return true
  }
}

/// The tokens before the text of a search field.
struct SearchTokenRow: View {
  let tokens: [SearchToken]

  var body: some View {
    ForEach(tokens) { token in
      token.view.lineLimit(1).padding(.horizontal, 8).padding(.vertical, 4).background(.quaternary, in: Capsule())
    }
  }
}
