import ViewGraph

/// The menu of a row of a table, which opens in place of that of the whole.
enum RowOwnMenu: RowTraitKey {
  static var defaultValue: (() -> AnyView)? { nil }
}

extension TableRowContent {
  /// Opens a menu on a secondary click on a row, and on the Menu key while it has the focus, in place of the menu that the table
  /// has for what is selected. As SwiftUI documents it. Claim TB18.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems
  ) -> some TableRowContent<TableRowValue> {
    RowTraitsView(content: self) { $0[RowOwnMenu.self] = { AnyView(menuItems()) } }
  }
}
