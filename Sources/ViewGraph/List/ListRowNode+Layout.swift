import Foundation

// What those who lay out rows ask a row, and have it do.

extension ListRowNode {
  /// Whether the views of the row are there, and those of its element.
  package var isBuilt: Bool { root?.isAsleep == false && rowIsland.content != nil && !isOthers }

  /// The size of what is in the row, whose element that is; nil where nothing takes part in layout.
  func size(for proposal: ProposedViewSize, in element: any IslandElement) -> CGSize? {
    element.validateSizes()
    guard let content = rowIsland.content, content.takesPart(), !content.isEmptyStack else { return nil }
    return rowIsland.sizeThatFits(proposal)
  }

  /// Where the row begins in a room, so that a guide is that of the room.
  func start(
    by key: AlignmentKey, _ size: CGSize, for proposal: ProposedViewSize, in room: CGSize
  ) -> CGFloat {
    guard let content = rowIsland.content else { return 0 }
    return rowIsland.noteReads { key.offset(of: content, size, for: proposal, in: room) }
  }

  /// Shows the element elsewhere, with the size that it has.
  func move(_ element: any IslandElement, to frame: CGRect) {
    element.setFrame(frame, pass: rowIsland.passes.current)
  }

  /// Gives the element its place, with the size that a proposal has led to.
  func place(_ element: any IslandElement, in frame: CGRect, for proposal: ProposedViewSize, size: CGSize) {
    rowIsland.expect(proposal, size: size)
    element.setFrame(frame, pass: rowIsland.passes.current)
  }
}

extension LayoutItem {
  /// Whether this stands for no view at all.
  fileprivate var isEmptyStack: Bool { (self as? ContainerLayoutItem)?.items.isEmpty == true }
}
