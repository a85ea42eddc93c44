import Foundation
import ViewGraph
import ViewGraphTesting

/// A view with a layout around it, as modifiers make it.
struct LaidOut<Content: View, Surroundings: UnaryLayout & Equatable>: UnaryLayoutView {
  let content: Content
  let layout: Surroundings
  var invalidParameter: String? { nil }
}

extension View {
  func laidOut<Surroundings: UnaryLayout & Equatable>(by layout: Surroundings) -> some View {
    LaidOut(content: self, layout: layout)
  }
}

extension Leaf {
  init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
    self.init(name, size: CGSize(width: width, height: height))
  }
}

/// What layouts of the tests were called for.
final class LayoutCalls {
  var makes = 0
  var updates = 0
  /// How many views each call of make or update saw.
  var counts: [Int] = []
  var directions: [LayoutDirection] = []
}

/// Each view begins where the one before ends, in both directions, `step` further; the sizes are in the cache.
struct Diagonal: Layout {
  let calls: LayoutCalls
  var step: CGFloat = 0

  func makeCache(subviews: Subviews) -> [CGSize] {
    calls.makes += 1
    calls.counts.append(subviews.count)
    return subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
    calls.updates += 1
    calls.counts.append(subviews.count)
    cache = subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
    cache.reduce(CGSize(width: -step, height: -step)) { whole, size in
      CGSize(width: whole.width + size.width + step, height: whole.height + size.height + step)
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
    calls.directions.append(subviews.layoutDirection)
    var corner = bounds.origin
    for (subview, size) in zip(subviews, cache) {
      subview.place(at: corner, proposal: .unspecified)
      corner = CGPoint(x: corner.x + size.width + step, y: corner.y + size.height + step)
    }
  }
}
