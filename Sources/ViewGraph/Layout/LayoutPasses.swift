import Foundation

/// Counts layout passes: sizes measured in one pass do not hold in the next.
///
/// Items that are laid out together share one counter, and are mirrored together.
@MainActor
package final class LayoutPasses {
  /// The number of the pass that is under way.
  package private(set) var current = 0

  /// A counter at its first pass.
  package init() {}

  /// Starts the next pass; whoever lays out calls it after any item changed, as every size may be stale then.
  package func begin() {
    current += 1
  }

  /// The width in which the items are mirrored, where reading starts at the right.
  var mirroredWidth: CGFloat?

  /// Where an item is on the screen. All layouts place from the leading edge; this is the only place that knows which
  /// side that is.
  func onScreen(_ frame: CGRect) -> CGRect {
    guard let mirroredWidth else { return frame }
    return frame.offsetBy(dx: mirroredWidth - frame.maxX - frame.minX, dy: 0)
  }
}
