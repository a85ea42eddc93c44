import Foundation
import ViewGraph

/// Views in rows that share their columns.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow { Text("Name"); TextField("Name", text: $name) }
///   GridRow { Text("Age"); Stepper("Age", value: $age) }
///   Divider().gridCellUnsizedAxes(.horizontal)
///   Text("Both are kept on this computer only.")
/// }
/// ```
///
/// A column is as wide as its widest cell, a row as high as its highest, and there are as many columns as the longest row has;
/// what is left of the room goes to the columns and rows with flexible cells. A view that is in no `GridRow` is a row by itself,
/// over all columns. All views are built at once, also in a scroll view. As SwiftUI documents it. Claims GR1 to GR12.
public struct Grid<Content: View>: ContainerLayoutView {
  package let content: Content
  package let layout: GridArrangement

  /// Lines up views in their cells by `alignment`, unless a row, a column or a view says otherwise.
  ///
  /// The distances between columns and rows are in pixels, nil for the default of 8.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    layout = GridArrangement(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  package static var axis: Axis? { nil }
}

/// A row of a `Grid`: each of its views is a cell.
///
/// What is said of a row is said of each of its views, as of a `Group`, and outside of a grid it is one. A view that shows
/// nothing, as an `if` that is false, is no cell, so that those after it are one column before. As SwiftUI documents it. Claims
/// GR4, GR8, GR11 to GR13.
public struct GridRow<Content: View>: GridRowView {
  package let content: Content
  package let alignment: VerticalAlignment?

  /// Lines up the views of the row by `alignment`; nil for as in the grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.alignment = alignment
  }
}
