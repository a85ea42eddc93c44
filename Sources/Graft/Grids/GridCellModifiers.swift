import Foundation
import ViewGraph

/// A view that says something of its cell in a grid.
private struct GridCellView<Content: View, Value: GridCellValue>: UnaryLayoutView {
  let content: Content
  let layout: GridCellLayout<Value>
  var invalidParameter: String?
}

extension View {
  /// Has the view's cell in a `GridRow` reach over several columns, and what is between them.
  ///
  /// A count below 1 is reported as `invalidFrame` and counts as 1, and one of more than 1,000 as 1,000. A view that is a row by
  /// itself is over all columns whatever it says. As SwiftUI documents it. Claim GR7.
  public func gridCellColumns(_ count: Int) -> some View {
    GridCellView(
      content: self, layout: GridCellLayout(GridCellSpan(count: count)),
      invalidParameter: count < 1 ? "the number of a cell's columns is \(count)" : nil)
  }

  /// Puts the view where a point of it is on the same point of its cell in a grid, whatever its row and column are lined up
  /// by.
  ///
  /// A share that is no finite number is one half. As SwiftUI documents it. Claims GR8, GR9.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    GridCellView(content: self, layout: GridCellLayout(GridCellAnchor(anchor)))
  }

  /// Has the view take no room along some axes in its grid but what others have made of its cell. As SwiftUI documents it.
  /// Claims GR6, GR11.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    GridCellView(content: self, layout: GridCellLayout(GridUnsizedAxes(axes)))
  }

  /// Lines up the views of the column in which the view's cell begins.
  ///
  /// It may be said of any view of the column; where several say it, the first counts. As SwiftUI documents it. Claim GR8.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    GridCellView(content: self, layout: GridCellLayout(GridColumnAlignment(guide)))
  }
}
