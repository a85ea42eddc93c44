import ViewGraph

/// What can be done with rows of a list by their values.
struct ListMenu {
  /// Whether the menu is for the values of a selection.
  let accepts: (AnyHashable) -> Bool
  let items: (Set<AnyHashable>) -> AnyView
  let primaryAction: ((Set<AnyHashable>) -> Void)?
}

private struct ListMenuKey: EnvironmentKey {
  static var defaultValue: ListMenu? { nil }
}

extension EnvironmentValues {
  var listMenu: ListMenu? {
    get { self[ListMenuKey.self] }
    set { self[ListMenuKey.self] = newValue }
  }
}

extension View {
  /// Opens a menu on a secondary click on a row of the lists in this view, and on the Menu key or Shift+F10 while a row has the
  /// focus, for values by which rows are selected: of a row that is selected all that are, of another one its own alone, and
  /// none of the empty part of a list. What is selected does not change. A menu that the row itself has comes before it, and one
  /// without items does not open.
  ///
  /// The primary action runs on a double click and on Return, with the same values. Rows whose values are of another type than
  /// `itemType` have neither. As SwiftUI documents it. Claims LS26, LS27 and LS28.
  public func contextMenu<Value: Hashable, Items: View>(
    forSelectionType itemType: Value.Type = Value.self, @ViewBuilder menu: @escaping (Set<Value>) -> Items,
    primaryAction: ((Set<Value>) -> Void)? = nil
  ) -> some View {
    environment(
      \.listMenu,
      ListMenu(
        accepts: { $0.base is Value }, items: { AnyView(menu($0.values())) },
        primaryAction: primaryAction.map { action in { action($0.values()) } }))
  }
}

extension Set<AnyHashable> {
  fileprivate func values<Value: Hashable>() -> Set<Value> { Set<Value>(compactMap { $0.base as? Value }) }
}
