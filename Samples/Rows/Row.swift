import Observation

/// One of very many.
struct Row: Identifiable {
  let id: Int
  var amount = 0
}

/// The rows, and the container that shows them.
@Observable @MainActor
final class RowsModel {
  /// Each container begins with rows that nobody has changed.
  var container = Container.list {
    didSet { rows = Self.rows(for: container) }
  }
  private(set) var rows = rows(for: .list)

  private static func rows(for container: Container) -> [Row] { (1...container.count).map { Row(id: $0) } }

  /// Another value of the third row, whose identity stays.
  func changeThird() { rows[2].amount += 1 }

  /// A new row, with a number that no other has.
  func insertFirst() { rows.insert(Row(id: rows.count + 1), at: 0) }

  /// The row in the middle.
  var middle: Row.ID { rows[rows.count / 2].id }
}
