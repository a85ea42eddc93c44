import CGTK

/// Makes the widgets of the rows of a model, and brings them up to date.
@MainActor
final class RowFactory<Item: Identifiable, Row: Widget> {
  private let rows: ItemRows<Item>
  private let make: @MainActor (Item) -> Row
  private let update: @MainActor (Row, Item) -> Void
  /// By the address of what GTK has for a row on the screen: its widget, and the object of the item that it shows.
  private var shown: [UnsafeMutableRawPointer: (row: Row, object: UnsafeMutableRawPointer?)] = [:]

  init(
    _ rows: ItemRows<Item>, _ make: @escaping @MainActor (Item) -> Row,
    _ update: @escaping @MainActor (Row, Item) -> Void
  ) {
    (self.rows, self.make, self.update) = (rows, make, update)
  }

  /// A factory for GTK. Its handlers keep this as long as GTK keeps the factory.
  func makeReference() -> ObjectReference {
    let reference = ObjectReference(taking: gtk_signal_list_item_factory_new().objectAddress)
    reference.connect("bind") { self.bind($0.object(at: 0)) }
    reference.connect("unbind") { self.unbind($0.object(at: 0)) }
    reference.connect("teardown") { self.tearDown($0.object(at: 0)) }
    rows.whenChanged { [weak self] in
      self?.updateShown()
      return self != nil
    }
    return reference
  }

  private func bind(_ place: UnsafeMutablePointer<GObject>?) {
    guard let place, let object = gtk_list_item_get_item(place.cast()) else { return }
    guard let item = rows.item(of: object) else {
      gtk_list_item_set_child(place.cast(), nil)
      shown[place.objectAddress] = nil
      let type = String(cString: g_type_name(graft_object_type(object)))
      return Fault.found("a factory of rows was given a \(type), which is no item of its model")
    }
    let row = shown[place.objectAddress]?.row ?? make(item)
    if shown[place.objectAddress] == nil { gtk_list_item_set_child(place.cast(), row.widgetObject) }
    shown[place.objectAddress] = (row, object)
    update(row, item)
  }

  private func unbind(_ place: UnsafeMutablePointer<GObject>?) {
    place.map { shown[$0.objectAddress]?.object = nil }
  }

  private func tearDown(_ place: UnsafeMutablePointer<GObject>?) {
    guard let place else { return }
    gtk_list_item_set_child(place.cast(), nil)
    shown[place.objectAddress] = nil
  }

  private func updateShown() {
    for (row, object) in shown.values {
      if let item = object.flatMap({ rows.item(of: $0) }) { update(row, item) }
    }
  }
}
