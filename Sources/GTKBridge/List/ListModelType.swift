import CGTK

/// The GObject type of a list's rows as GTK sees them: a `GListModel` that makes an item when GTK asks for it.
@MainActor
enum ListModelType {
  /// A GObject with one retained reference to its Swift side.
  private struct Instance {
    var object: GObject
    var rows: UnsafeMutableRawPointer?
  }

  nonisolated(unsafe) private static var parent: UnsafeMutablePointer<GObjectClass>!

  private static let type: GType = {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GObjectClass>.size)
    info.instance_size = guint16(MemoryLayout<Instance>.size)
    let type = g_type_register_static(g_object_get_type(), "GraftListModel", &info, GTypeFlags(rawValue: 0))
    var interface = GInterfaceInfo()
    interface.interface_init = { table, _ in ListModelType.fill(table) }
    g_type_add_interface_static(type, g_list_model_get_type(), &interface)
    guard let typeClass = g_type_class_ref(type) else { fatalError("GObject made no class of list models") }
    parent = g_type_class_peek_parent(typeClass)!.assumingMemoryBound(to: GObjectClass.self)
    typeClass.assumingMemoryBound(to: GObjectClass.self).pointee.finalize = { object in
      nonisolated(unsafe) let address = UnsafeMutableRawPointer(object)
      MainActor.assumeIsolated { ListModelType.releaseRows(of: address) }
      ListModelType.parent.pointee.finalize?(object)
    }
    return type
  }()

  /// A model of rows, whose reference the caller owns. It keeps the rows.
  static func make(_ rows: ListItemRows) -> UnsafeMutableRawPointer {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else { fatalError("GObject made no list model") }
    let address = UnsafeMutableRawPointer(object)
    address.assumingMemoryBound(to: Instance.self).pointee.rows = Unmanaged.passRetained(rows).toOpaque()
    return address
  }

  private nonisolated static func fill(_ table: UnsafeMutableRawPointer?) {
    let table = table?.assumingMemoryBound(to: GListModelInterface.self)
    table?.pointee.get_item_type = { _ in g_object_get_type() }
    table?.pointee.get_n_items = { model in ListModelType.withRows(model) { guint($0.count) } ?? 0 }
    table?.pointee.get_item = { model, position in
      let address = ListModelType.withRows(model) { rows in
        rows.item(at: Int(position)).map { UInt(bitPattern: g_object_ref($0)) } ?? 0
      }
      return UnsafeMutableRawPointer(bitPattern: address ?? 0)
    }
  }

  /// GTK asks on its own thread, which is the main thread.
  private nonisolated static func withRows<Result: Sendable>(
    _ model: OpaquePointer?, _ body: @MainActor (ListItemRows) -> Result
  ) -> Result? {
    guard let model else { return nil }
    nonisolated(unsafe) let address = UnsafeMutableRawPointer(model)
    return MainActor.assumeIsolated {
      let rows = address.assumingMemoryBound(to: Instance.self).pointee.rows
      return rows.map { body(Unmanaged<ListItemRows>.fromOpaque($0).takeUnretainedValue()) }
    }
  }

  private static func releaseRows(of model: UnsafeMutableRawPointer?) {
    let rows = model?.assumingMemoryBound(to: Instance.self).pointee.rows
    rows.map { Unmanaged<ListItemRows>.fromOpaque($0).release() }
  }
}
