import Foundation

/// What a view says of its cell in a grid. The type is what a grid asks for.
package protocol GridCellValue: Hashable {}

/// Over how many columns a cell reaches.
package struct GridCellSpan: GridCellValue {
  /// From 1 to 1,000.
  let count: Int

  /// More than any table has, and few enough to count them all.
  private static let most = 1000

  /// A cell over `count` columns; less than one is one, and more than 1,000 are 1,000.
  package init(count: Int) { self.count = min(max(count, 1), Self.most) }
}

/// Which point of a view lies on the same point of its cell.
package struct GridCellAnchor: GridCellValue {
  let point: UnitPoint

  /// A share that is no finite number is one half.
  package init(_ point: UnitPoint) {
    self.point = UnitPoint(x: point.x.isFinite ? point.x : 0.5, y: point.y.isFinite ? point.y : 0.5)
  }
}

/// The axes along which a cell enlarges nothing.
package struct GridUnsizedAxes: GridCellValue {
  let axes: Axis.Set

  package init(_ axes: Axis.Set) { self.axes = axes }
}

/// How the views of a column are lined up.
package struct GridColumnAlignment: GridCellValue {
  let alignment: HorizontalAlignment

  package init(_ alignment: HorizontalAlignment) { self.alignment = alignment }
}

/// Leaves an item as it is, and gives the grid around it a value.
package struct GridCellLayout<Value: GridCellValue>: NeutralLayout, Hashable {
  private let value: Value

  package init(_ value: Value) { self.value = value }

  package func layoutValue(of key: ObjectIdentifier) -> Any? { key == ObjectIdentifier(Value.self) ? value : nil }
}

/// A row of a grid, for as long as its view is there.
@MainActor
package final class GridRowPlace {
  /// How the views of the row are lined up; nil for as in the grid.
  package var alignment: VerticalAlignment?

  /// A row whose views are lined up by `alignment`.
  package init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

/// Leaves an item as it is, and puts it into a row of the grid around it.
package struct GridRowLayout: NeutralLayout, Equatable {
  private let row: GridRowPlace

  /// Puts an item into `row`.
  package init(_ row: GridRowPlace) { self.row = row }

  package func layoutValue(of key: ObjectIdentifier) -> Any? { key == ObjectIdentifier(GridRowPlace.self) ? row : nil }

  package static func == (left: GridRowLayout, right: GridRowLayout) -> Bool { left.row === right.row }
}

extension LayoutItem {
  /// The value of a type that the item gives a grid around it.
  func gridValue<Value>(_ type: Value.Type) -> Value? { layoutValue(of: ObjectIdentifier(type)) as? Value }
}
