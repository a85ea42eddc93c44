import ViewGraph

/// What can be done with a row beside what is in it, by its edges.
enum RowActions: RowTraitKey {
  static let defaultValue: [EdgeActions] = []
}

/// Actions at one edge of a row.
struct EdgeActions {
  let edge: HorizontalEdge
  let content: AnyView
}

extension View {
  /// Gives the rows of this view actions. They are the last items of the row's context menu, those of the leading edge first;
  /// several of these modifiers add up. Rows that have any have no Delete of their `ForEach` in the menu. Nothing is swiped, so
  /// that `allowsFullSwipe` changes nothing. Claims LS32 and LS46.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
  ) -> some View {
    let actions = EdgeActions(edge: edge, content: AnyView(content()))
    // What is said nearer to the row comes later, and is shown first.
    return rowTraits { $0[RowActions.self].insert(actions, at: 0) }
  }
}

/// The last items of a row's context menu: its actions, or where it has none what deletes it. What the menu has already under the
/// same name is not there again.
struct RowActionItems: View {
  let actions: [EdgeActions]
  let delete: (() -> Void)?

  var body: some View {
    MenuSeparator()
    Group {
      if actions.isEmpty {
        if let delete { Button(role: .destructive, action: delete) }
      } else {
        items(at: .leading)
        items(at: .trailing)
      }
    }
    .environment(\.isOfRow, true)
  }

  private func items(at edge: HorizontalEdge) -> some View {
    ForEach(Array(actions.filter { $0.edge == edge }.enumerated()), id: \.offset) { $0.element.content }
  }
}

private struct IsOfRowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether items here are those that a row adds to its context menu.
  var isOfRow: Bool {
    get { self[IsOfRowKey.self] }
    set { self[IsOfRowKey.self] = newValue }
  }
}
