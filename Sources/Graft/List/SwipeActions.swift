import ViewGraph

/// What can be done with a row beside what is in it, by its edges.
enum RowActions: RowTraitKey {
  static let defaultValue: [EdgeActions] = []
}

/// Actions at one edge of a row.
struct EdgeActions {
  let edge: HorizontalEdge
  /// Whether the first of them runs where the row is swiped almost as far as it is wide.
  var allowsFullSwipe = true
  let content: AnyView
  /// Told true as they are revealed, and false as they are gone.
  var presentationDidChange: ((Bool) -> Void)?
}

extension View {
  /// Gives the rows of a list that this view is, or the view below `swipeActionsContainer()`, actions at an edge. A finger
  /// that drags a row sideways, or two on a touchpad, reveals them there, the first at the edge and the others further inwards;
  /// one that goes on over most of the row runs the first, if `allowsFullSwipe`. Several of these modifiers add up. One row is
  /// open at a time, until anything else is clicked or scrolled or Escape is pressed, which does nothing else then.
  ///
  /// For mouse and keyboard they are the last items of the row's context menu, those of the leading edge first. Rows that have
  /// any have no Delete of their `ForEach`. Claims LS32, LS45, LS46 and LS47.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
  ) -> some View {
    actions(EdgeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content())))
  }

  /// The same, and tells true as a swipe begins to reveal the actions, and false as they are gone. Claim LS47.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions,
    onPresentationChanged: @escaping (Bool) -> Void
  ) -> some View {
    actions(
      EdgeActions(
        edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()),
        presentationDidChange: onPresentationChanged))
  }

  /// What is said nearer to the row comes later, and is shown first.
  private func actions(_ actions: EdgeActions) -> some View {
    SwipedRows(content: self, actions: actions).rowTraits { $0[RowActions.self].insert(actions, at: 0) }
  }
}

/// The last items of a row's context menu: what can be done with the row. What the menu has already under the same name is not
/// there again.
struct RowActionItems: View {
  let actions: [EdgeActions]

  var body: some View {
    MenuSeparator()
    Group {
      items(at: .leading)
      items(at: .trailing)
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
