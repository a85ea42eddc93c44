import CGTK

/// What a model of a list asks for.
@MainActor
protocol ListedObjects: AnyObject {
  var count: Int { get }
  func object(at position: Int) -> ObjectReference?
}

/// The GObject type of models over collections of Swift.
@MainActor
enum ItemModelType {
  private static let type = ObjectType<Listed>(object: "GraftItemModel", implementing: g_list_model_get_type()) {
    table, _ in ItemModelType.fill(table)
  }

  /// A model of rows, whose reference the caller owns. It keeps the rows.
  static func make(_ rows: any ListedObjects) -> UnsafeMutablePointer<GObject> { type.make { _ in Listed(rows) } }

  /// What the GObject owns.
  private final class Listed {
    let rows: any ListedObjects

    init(_ rows: any ListedObjects) { self.rows = rows }
  }

  private nonisolated static func fill(_ table: UnsafeMutableRawPointer?) {
    let table = table?.assumingMemoryBound(to: GListModelInterface.self)
    table?.pointee.get_item_type = { _ in g_object_get_type() }
    table?.pointee.get_n_items = { model in ItemModelType.withRows(model) { guint($0.count) } ?? 0 }
    table?.pointee.get_item = { model, position in
      let address = ItemModelType.withRows(model) { rows in
        rows.object(at: Int(position)).map { UInt(bitPattern: g_object_ref($0.object)) } ?? 0
      }
      return UnsafeMutableRawPointer(bitPattern: address ?? 0)
    }
  }

  private nonisolated static func withRows<Result: Sendable>(
    _ model: OpaquePointer?, _ body: @MainActor (any ListedObjects) -> Result
  ) -> Result? { ObjectType<Listed>.withCore(of: model?.objectAddress) { body($0.rows) } }
}
