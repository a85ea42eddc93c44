import Foundation
import ViewGraph

/// Rows of tables that are dragged and dropped on, and that are told of the pointer. Claim TB24; otherwise as SwiftUI documents it.
extension TableRowContent {
  /// Lets the user drag a value out of a row, by any of its cells: it is asked for when the drag begins, once.
  public func draggable<Value: Transferable>(
    _ payload: @autoclosure @escaping () -> Value
  ) -> some TableRowContent<TableRowValue> { dragged { Drag(offers: [TransferOffer(payload())], picture: nil) } }

  /// Lets the user drag what a provider has out of a row, if there is an action; one that answers nil drags nothing.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
    dragged(action.map { action in { Drag(offers: action().map { [$0.offer] } ?? [], picture: nil) } })
  }

  /// What may be done with it is said around the row.
  private func dragged(_ begin: (() -> Drag)?) -> RowTraitsView<Self> {
    RowTraitsView(content: self) { traits in
      traits[RowDragging.self] = begin.map { begin in
        { (around: EnvironmentValues) in begin().allowed(by: around.dragConfiguration, around.dragReport) }
      }
    }
  }

  /// Lets values be dropped anywhere on a row. The action is told all of them. Values of other programs are read first, while the
  /// main loop goes on; data that cannot be read are reported, and the action does not run.
  public func dropDestination<Value: Transferable>(
    for payloadType: Value.Type = Value.self, action: @escaping (_ items: [Value]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    let target = DropTarget(takes: { $0.session.offers(payloadType) }) { drop in
      drop.session.deliver(payloadType) {
        action($0)
        return true
      }
    }
    return RowTraitsView(content: self) { $0[RowDropping.self] = target }
  }

  /// Runs an action with true when the pointer comes over a row, and with false when it leaves that, or when the row goes.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
    RowTraitsView(content: self) { traits in
      let outer = traits[RowHovering.self]
      traits[RowHovering.self] = {
        outer?($0)
        action($0)
      }
    }
  }
}

/// Who is told that the pointer has come over a row, or has left it.
enum RowHovering: RowTraitKey {
  static var defaultValue: ((Bool) -> Void)? { nil }
}

extension DynamicViewContent where Self: TableRowContent {
  /// Lets values be dropped between the rows of a table: the action is told all of them, and before which element, by its offset in
  /// `data`, they were dropped; behind the last one it is the number of elements. It inserts them itself. Claims DD13 and TB24.
  public func dropDestination<Value: Transferable>(
    for payloadType: Value.Type = Value.self, action: @escaping (_ index: Int, _ items: [Value]) -> Void
  ) -> some DynamicViewContent<Data> & TableRowContent<TableRowValue> {
    inserted(by: RowInsertion(of: payloadType) { action($1, $0) })
  }

  /// Lets data of some types be dropped between the rows of a table: the action is told before which element, by its offset in
  /// `data`, and gets their providers. It inserts what they give itself. Claims DD8 and TB24.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> & TableRowContent<TableRowValue> {
    inserted(by: RowInsertion(of: supportedContentTypes, action))
  }
}

extension InsertedContent: TableRowContent where Content: TableRowContent {
  /// What a row shows.
  package typealias TableRowValue = Content.TableRowValue
}
