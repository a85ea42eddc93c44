import CGTK
import GTKSupport
import ViewGraph

/// The rows of a list as items of GTK's model: each row has one object that stands for it wherever it moves, which is
/// how GTK finds its widget again.
@MainActor
final class ListItemRows {
  private weak var rows: ListRowsNode?

  init(_ rows: ListRowsNode) { self.rows = rows }

  /// Has who shows the rows look around after each layout.
  func followLayout() { rows?.followLayout() }

  /// From now on there are no rows.
  func end() {
    rows?.endFollowing()
    rows = nil
  }

  var count: Int { rows?.rowCount ?? 0 }

  func row(at position: Int) -> ListRowNode? { rows?.row(at: position) }

  func selectionValue(at position: Int) -> AnyHashable? { rows?.selectionValue(at: position) }

  func positions(of values: Set<AnyHashable>) -> [Int] { rows?.positions(of: values) ?? [] }

  /// The object of a row, which the row owns.
  func item(at position: Int) -> UnsafeMutablePointer<GObject>? {
    guard let row = row(at: position) else { return nil }
    if let item = row.token as? ObjectReference { return item.object }
    guard let object = g_object_new_with_properties(g_object_get_type(), 0, nil, nil) else {
      fatalError("GObject made no object")
    }
    let item = ObjectReference(taking: object)
    row.token = item
    return item.object
  }
}
