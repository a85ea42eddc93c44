import CGTK
import GTKSupport

/// The GObject type of a list's rows as GTK sees them: a `GListModel` that makes an item when GTK asks for it.
@MainActor
enum ListModelType {
  private static let type = ObjectType<ListItemRows>(object: "GraftListModel", implementing: g_list_model_get_type()) {
    table, _ in ListModelType.fill(table)
  }

  /// A model of rows, whose reference the caller owns. It keeps the rows.
  static func make(_ rows: ListItemRows) -> UnsafeMutablePointer<GObject> { type.make { _ in rows } }

  private nonisolated static func fill(_ table: UnsafeMutableRawPointer?) {
    let table = table?.assumingMemoryBound(to: GListModelInterface.self)
    table?.pointee.get_item_type = { _ in g_object_get_type() }
    table?.pointee.get_n_items = { model in ListModelType.withRows(model) { guint($0.count) } ?? 0 }
    table?.pointee.get_item = { model, position in
      let address = ListModelType.withRows(model) { rows in
        rows.item(at: Int(position)).map { UInt(bitPattern: g_object_ref($0.object)) } ?? 0
      }
      return UnsafeMutableRawPointer(bitPattern: address ?? 0)
    }
  }

  private nonisolated static func withRows<Result: Sendable>(
    _ model: OpaquePointer?, _ body: @MainActor (ListItemRows) -> Result
  ) -> Result? { ObjectType<ListItemRows>.withCore(of: model?.objectAddress, body) }
}
