import Foundation

/// Which columns of a table the user has hidden, and their order. As SwiftUI documents it. Claims TB14, TB15 and TB16.
///
/// Only columns with a `customizationID(_:)` are in it. Empty, it is the order and the visibility that the table's block says; ids
/// that no column has change nothing. It is kept as any codable value, and in `@AppStorage` and `@SceneStorage`.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable, RawRepresentable {
  private var kept = KeptColumns()

  /// Nothing is changed.
  public init() {}

  /// What was kept; nil if that is none.
  public init?(rawValue: String) {
    guard let kept = try? JSONDecoder().decode(KeptColumns.self, from: Data(rawValue.utf8)) else { return nil }
    self.kept = kept
  }

  /// The customization as a text that can be kept.
  public var rawValue: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(kept)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Whether a column is shown; automatic where nobody has said so.
  public subscript(visibility id: String) -> Visibility {
    get { kept.visible[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { kept.visible[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Has the columns the order of the table's block again.
  public mutating func resetOrder() { kept.order = [] }

  /// The order of columns, by their ids.
  var order: [String] {
    get { kept.order }
    set { kept.order = newValue }
  }
}

/// What is kept of columns.
private struct KeptColumns: Codable, Equatable {
  var visible: [String: Bool] = [:]
  var order: [String] = []
}

/// What the user cannot do to a column. As SwiftUI documents it.
public struct TableColumnCustomizationBehavior: SetAlgebra, OptionSet, Sendable {
  /// The behaviours as bits.
  public let rawValue: Int

  /// Behaviours by bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moving the column.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// Making it wider or narrower.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// Hiding and showing it.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// All of them.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

extension TableColumnCustomization {
  /// Columns in the order and with the visibility that are said. Those that take no part keep their places.
  func applied(to values: [TableColumnValue]) -> [TableColumnValue] {
    var values = values
    let ranks = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    func rank(_ value: TableColumnValue) -> Int? { value.id(for: .reorder).flatMap { ranks[$0] } }
    let places = values.indices.filter { rank(values[$0]) != nil }
    let moved = places.map { values[$0] }.sorted { (rank($0) ?? 0) < (rank($1) ?? 0) }
    for (place, value) in zip(places, moved) { values[place] = value }
    for index in values.indices {
      let said = values[index].customizationID.map { self[visibility: $0] } ?? .automatic
      values[index].isVisible = (said == .automatic ? values[index].defaultVisibility : said) != .hidden
    }
    return values
  }
}

extension TableColumnValue {
  /// The id of a column to which the user may do something.
  func id(for behavior: TableColumnCustomizationBehavior) -> String? {
    disabledBehavior.contains(behavior) ? nil : customizationID
  }
}

extension AppStorage {
  /// What the user has changed about the columns of a table: nothing at first.
  public init<RowValue: Identifiable>(_ key: String, store: UserDefaults? = nil)
  where Value == TableColumnCustomization<RowValue> { self.init(wrappedValue: Value(), key, store: store) }
}

extension SceneStorage {
  /// What the user has changed about the columns of a table: nothing at first.
  public init<RowValue: Identifiable>(_ key: String)
  where Value == TableColumnCustomization<RowValue> { self.init(wrappedValue: Value(), key) }
}
