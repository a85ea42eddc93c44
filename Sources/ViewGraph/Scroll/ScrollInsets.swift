import Foundation

extension ViewNode {
  /// The room around the content of this scroll view: its margins, and what bars cover. A list has none.
  var scrollInsets: EdgeInsets {
    scrolledRows == nil ? ScrollContentLayout.insets(scope.values.safeArea, scope) : EdgeInsets()
  }

  /// The same from left to right.
  var scrollInsetsOnScreen: EdgeInsets {
    let insets = scrollInsets
    guard scope.values.layoutDirection == .rightToLeft else { return insets }
    return EdgeInsets(top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading)
  }

  /// The nearest scroll view here or around that scrolls along an axis.
  func scrollView(along axis: Axis) -> ViewNode? {
    sequence(first: self, next: \.parent).first { $0.embeddedIsland?.idealAxes.contains(Axis.Set(axis)) == true }
  }
}

extension EdgeInsets {
  subscript(startOf axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }
  subscript(endOf axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }

  /// A frame with these lengths around it.
  func surrounding(_ frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX - leading, y: frame.minY - top, width: frame.width + total.width,
      height: frame.height + total.height)
  }
}
