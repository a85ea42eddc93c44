import Foundation
import Graft

/// A layout of a program's own, with each view to the right of the one before and below it.
struct StaircaseLayout: Layout {
  let step: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(CGSize.zero) { whole, view in
      let size = view.sizeThatFits(.unspecified)
      return CGSize(width: whole.width + size.width + step, height: whole.height + size.height + step)
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var place = bounds.origin
    for view in subviews {
      view.place(at: place, proposal: .unspecified)
      let size = view.sizeThatFits(.unspecified)
      place = CGPoint(x: place.x + size.width + step, y: place.y + size.height + step)
    }
  }
}
