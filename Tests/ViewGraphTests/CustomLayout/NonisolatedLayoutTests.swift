import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Layouts that are isolated to no actor, as those of SwiftUI: all that they use can be used so.
@Suite(.runtime) @MainActor
struct NonisolatedLayoutTests {
  /// A row by functions that any code may call.
  nonisolated struct Row: Layout, Sendable {
    var reach: CGFloat = 0

    nonisolated static var layoutProperties: LayoutProperties { LayoutProperties() }

    nonisolated func makeCache(subviews: Subviews) -> [CGSize] { Measuring.sizes(of: subviews) }

    nonisolated func spacing(subviews: Subviews, cache: inout [CGSize]) -> ViewSpacing {
      subviews.map(\.spacing).reduce(ViewSpacing()) { $0.union($1) }
    }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
      cache.reduce(.zero) { CGSize(width: $0.width + $1.width + reach, height: max($0.height, $1.height)) }
    }

    nonisolated func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) {
      var x = bounds.minX
      for (subview, size) in zip(subviews, cache) {
        let top = bounds.minY + subview[Drop.self] - subview.dimensions(in: .unspecified)[.line]
        subview.place(at: CGPoint(x: x, y: top), proposal: .unspecified)
        x += size.width + reach
      }
    }

    nonisolated func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout [CGSize]
    ) -> CGFloat? {
      subviews.first?.dimensions(in: proposal)[explicit: guide]
    }
  }

  nonisolated enum Measuring {
    static func sizes(of subviews: LayoutSubviews) -> [CGSize] {
      subviews.sorted { $0.priority > $1.priority }.map { $0.sizeThatFits(.unspecified) }
    }
  }

  nonisolated enum Drop: LayoutValueKey {
    static let defaultValue: CGFloat = 0
  }

  nonisolated enum Line: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] + context.height / 4 }
  }

  /// A function that any code may call, too.
  nonisolated static func place(_ dimensions: ViewDimensions) -> CGFloat { dimensions[.bottom] - 2 }

  nonisolated static let shared = AnyLayout(Row(reach: 4))

  @Test("a layout whose functions are isolated to nothing measures and places its views, and is shared as a constant")
  func rows() {
    let host = RecordingHost(
      Self.shared {
        Leaf("a", 20, 8)
        Leaf("b", 10, 12)
      })
    host.layOut(in: CGSize(width: 38, height: 12))
    #expect(host.frame(of: "a") == CGRect(x: 0, y: -2, width: 20, height: 8))
    #expect(host.frame(of: "b") == CGRect(x: 24, y: -3, width: 10, height: 12))
  }

  @Test("a guide is computed by a function that is isolated to nothing")
  func guides() {
    let host = RecordingHost(
      HStackLayout(alignment: .bottom, spacing: 0)() {
        Leaf("a", 10, 10)
        Leaf("b", 10, 10).laidOut(by: AlignmentGuideLayout(.bottom, position: Self.place))
      })
    host.layOut(in: CGSize(width: 20, height: 12))
    #expect(host.frame(of: "a") == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(host.frame(of: "b") == CGRect(x: 10, y: 2, width: 10, height: 10))
  }
}

extension VerticalAlignment {
  nonisolated fileprivate static let line = VerticalAlignment(NonisolatedLayoutTests.Line.self)
}
