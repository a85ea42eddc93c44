import Foundation
import ViewGraph

extension EditedContent: TableRowContent where Content: TableRowContent {
  /// What a row shows.
  package typealias TableRowValue = Content.TableRowValue
}

extension RowTraitsView: TableRowContent where Content: TableRowContent {
  /// What a row shows.
  package typealias TableRowValue = Content.TableRowValue
}

extension DynamicViewContent where Self: TableRowContent {
  /// Lets the user delete rows of a table by the Delete key, and by the menu of a row, as in a list. SwiftUI has it for lists
  /// alone. Claims LS29 and LS30.
  public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent<Data> & TableRowContent<TableRowValue> { editedContent(onDelete: action) }

  /// Lets the user move rows of a table, by dragging and by Alt+Up and Alt+Down, as in a list. SwiftUI has it for lists alone.
  /// Claims LS33 and LS37.
  public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> & TableRowContent<TableRowValue> { editedContent(onMove: action) }
}

extension TableRowContent {
  /// Whether these rows cannot be deleted, though their `ForEach` has an action for that; the nearest wins. Claim LS30.
  public func deleteDisabled(_ isDisabled: Bool) -> some TableRowContent<TableRowValue> {
    RowTraitsView(content: self) { $0.isDeleteDisabled = isDisabled }
  }

  /// Whether these rows cannot be moved, though their `ForEach` has an action for that; the nearest wins. Claim LS39.
  public func moveDisabled(_ isDisabled: Bool) -> some TableRowContent<TableRowValue> {
    RowTraitsView(content: self) { $0.isMoveDisabled = isDisabled }
  }

  /// Whether these rows cannot be selected; the nearest wins. Claim LS24.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    RowTraitsView(content: self) { $0.isSelectionDisabled = isDisabled }
  }
}
