import ViewGraph

extension TableRowContent {
  /// Opens a menu on a secondary click on a row, and on the Menu key while it has the focus, in place of the menu that the table
  /// has for what is selected. As SwiftUI documents it. Claim TB18.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems
  ) -> some TableRowContent<TableRowValue> {
    RowTraitsView(content: self) { $0[RowOwnMenu.self] = { AnyView(menuItems()) } }
  }

  /// Opens a menu on a secondary click on a row; the preview is not shown, as no menu of the desktop has one. Claim TB18.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some TableRowContent<TableRowValue> { contextMenu(menuItems: menuItems) }
}
