import Foundation
import ViewGraph

/// The items of one row of a grid.
@MainActor
func gridRow(_ alignment: VerticalAlignment? = nil, _ items: any LayoutItem...) -> [any LayoutItem] {
  let place = GridRowPlace(alignment: alignment)
  return items.map { UnaryLayoutItem(layout: GridRowLayout(place), content: $0, passes: $0.passes) }
}

extension LayoutItem {
  /// The item, which says something of its cell.
  func saying<Value: GridCellValue>(_ value: Value) -> any LayoutItem {
    UnaryLayoutItem(layout: GridCellLayout(value), content: self, passes: passes)
  }
}

extension GridArrangement {
  /// The size for an offer, which places the items as well.
  @MainActor
  func lay(_ items: [any LayoutItem], in width: CGFloat? = nil, _ height: CGFloat? = nil) -> CGSize {
    let proposal = ProposedViewSize(width: width, height: height)
    let size = sizeThatFits(proposal, items: items)
    place(at: .zero, proposal: proposal, size: { size }, items: items)
    return size
  }
}

extension CGRect {
  /// Shorter to write in an expectation.
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
