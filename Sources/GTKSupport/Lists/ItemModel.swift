import CGTK

/// A `GListModel` over a collection of Swift, for list views, column views and drop downs of GTK.
///
/// Each item has an object for GTK, made when it is asked for first, which it keeps as long as there is an item with its id:
/// what is selected stays so, and widgets of rows stay with their items. Ids are unique; items with equal ids have one object.
///
/// Main thread only.
public final class ItemModel<Item: Identifiable>: ObjectReference {
  private let rows: ItemRows<Item>

  /// A model of some items.
  public init(_ items: [Item] = []) {
    let rows = ItemRows(items)
    self.rows = rows
    super.init(taking: ItemModelType.make(rows))
  }

  /// The items. GTK is told of the range in which their ids are others; rows of the remaining ones are brought up to date.
  ///
  /// Setting them costs a comparison of each id.
  public var items: [Item] {
    get { rows.items }
    set {
      let change = rows.replace(with: newValue)
      if let change { g_list_model_items_changed(object.cast(), change.position, change.removed, change.added) }
      rows.updateShown()
    }
  }

  /// The item of an object that GTK gives, as the selected one of a drop down; nil where it is none of this model's.
  public func item(of object: ObjectReference?) -> Item? { object.flatMap { rows.item(of: $0.objectAddress) } }

  /// A factory of rows for this model: `make` is called once for each widget that GTK shows rows in, and `update` when
  /// another item or a new value of the same comes into it. A row of views is a hosting widget, which update gives a root
  /// view.
  public func factory<Row: Widget>(
    make: @escaping @MainActor (Item) -> Row, update: @escaping @MainActor (Row, Item) -> Void
  ) -> ObjectReference { RowFactory(rows, make, update).makeReference() }
}

/// The items behind a model, with the objects that stand for them.
@MainActor
final class ItemRows<Item: Identifiable>: ListedObjects {
  private(set) var items: [Item]
  private var positions: [Item.ID: Int]
  private var objects: [Item.ID: ObjectReference] = [:]
  private var ids: [UnsafeMutableRawPointer: Item.ID] = [:]
  /// Bring the rows up to date that are shown, and tell whether there still may be some.
  private var updates: [@MainActor () -> Bool] = []

  init(_ items: [Item]) {
    self.items = items
    positions = Self.positions(of: items)
  }

  var count: Int { items.count }

  func object(at position: Int) -> ObjectReference? {
    guard items.indices.contains(position) else { return nil }
    let id = items[position].id
    if let known = objects[id] { return known }
    let object = ObjectReference(taking: g_object_new_with_properties(g_object_get_type(), 0, nil, nil)!)
    objects[id] = object
    ids[object.object.objectAddress] = id
    return object
  }

  func item(of object: UnsafeMutableRawPointer) -> Item? {
    ids[object].flatMap { positions[$0] }.map { items[$0] }
  }

  /// Takes other items, and tells where their ids are others; nil where they are nowhere.
  func replace(with new: [Item]) -> (position: guint, removed: guint, added: guint)? {
    let old = exchange(&items, with: new)
    positions = Self.positions(of: new)
    let start = zip(old, new).prefix { $0.id == $1.id }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.suffix(rest).reversed(), new.suffix(rest).reversed()).prefix { $0.id == $1.id }.count
    for item in old.dropFirst(start).dropLast(end) where positions[item.id] == nil { forget(item.id) }
    guard start + end < max(old.count, new.count) else { return nil }
    return (guint(start), guint(old.count - start - end), guint(new.count - start - end))
  }

  func whenChanged(_ update: @escaping @MainActor () -> Bool) { updates.append(update) }

  func updateShown() {
    // What they run may set the items once more.
    let running = exchange(&updates, with: [])
    updates += running.filter { $0() }
  }

  private func forget(_ id: Item.ID) {
    guard let object = objects.removeValue(forKey: id) else { return }
    ids[object.object.objectAddress] = nil
  }

  private static func positions(of items: [Item]) -> [Item.ID: Int] {
    Dictionary(items.indices.map { (items[$0].id, $0) }) { first, _ in first }
  }
}
