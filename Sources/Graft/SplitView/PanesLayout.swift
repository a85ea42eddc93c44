import Foundation
import Threads
import ViewGraph

/// What the panes of a split view are long.
@MainActor
final class PaneLengths {
  /// As they were last laid out.
  var shown: [CGFloat] = []
}

/// Panes beside or below each other that fill the room: those that were dragged are as long as that, and the others share
/// what is left.
struct PanesLayout: Layout {
  let axis: Axis
  /// What the user has made of the panes; nil where nothing.
  let lengths: [CGFloat?]
  let result: PaneLengths
  private let border: CGFloat = 9

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let panes = panes(subviews)
    let ideal = room(for: panes.map { $0.sizeThatFits(.unspecified) })
    let needed = room(for: panes.map { least(of: $0) })
    return CGSize(
      width: max(proposal.width ?? ideal.width, needed.width),
      height: max(proposal.height ?? ideal.height, needed.height))
  }

  /// The room of panes of some sizes.
  private func room(for sizes: [CGSize]) -> CGSize {
    let along = sizes.reduce(0) { $0 + $1[axis] }
    let across = sizes.map { $0[axis.other] }.max() ?? 0
    return axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  private func least(of pane: LayoutSubview) -> CGSize {
    CGSize(width: length(of: pane, along: .horizontal, in: 0), height: length(of: pane, along: .vertical, in: 0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let all = panes(subviews)
    let shown = share(bounds.size[axis], all)
    MainThread.assumeIsolated { result.shown = shown }
    var ends = [CGFloat]()
    for (pane, length) in zip(all, shown) {
      place(pane, at: ends.last ?? 0, length, in: bounds)
      ends.append((ends.last ?? 0) + length)
    }
    for (end, subview) in zip(ends, subviews.dropFirst(all.count)) {
      place(subview, at: end - border / 2, border, in: bounds)
    }
  }

  /// How long each pane is in some room: within its own bounds and what those after it need, and the last as long as what is
  /// left.
  private func share(_ room: CGFloat, _ panes: [LayoutSubview]) -> [CGFloat] {
    let least = panes.map { length(of: $0, along: axis, in: 0) }
    var (left, open, needed) = (room, lengths.filter { $0 == nil }.count, least.reduce(0, +))
    return panes.indices.map { index in
      if index == panes.count - 1 { return max(left, 0) }
      needed -= least[index]
      let wanted = lengths[index] ?? left / CGFloat(max(open, 1))
      if lengths[index] == nil { open -= 1 }
      let most = min(length(of: panes[index], along: axis, in: .infinity), max(left - needed, least[index]))
      let given = min(max(wanted, least[index]), most, max(left, 0))
      left -= given
      return given
    }
  }

  /// How long a pane is where it is offered a length.
  private func length(of pane: LayoutSubview, along axis: Axis, in length: CGFloat) -> CGFloat {
    pane.sizeThatFits(
      axis == .horizontal
        ? ProposedViewSize(width: length, height: nil) : ProposedViewSize(width: nil, height: length))[axis]
  }

  private func place(_ subview: LayoutSubview, at start: CGFloat, _ length: CGFloat, in bounds: CGRect) {
    let isAcross = axis == .horizontal
    subview.place(
      at: CGPoint(x: bounds.minX + (isAcross ? start : 0), y: bounds.minY + (isAcross ? 0 : start)),
      proposal: isAcross
        ? ProposedViewSize(width: length, height: bounds.height)
        : ProposedViewSize(width: bounds.width, height: length))
  }

  /// The panes come before the borders.
  private func panes(_ subviews: Subviews) -> [LayoutSubview] { Array(subviews.prefix(lengths.count)) }
}

extension Axis {
  fileprivate var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}
