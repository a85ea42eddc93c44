import Foundation
import GraftTestTraits
import GraftTesting
import SwiftUI
import Testing

/// Layouts as they are written in source that knows of no actors.
@MainActor
@Suite(.serialized, .gtk)
struct LayoutFormsTests {
  @Test("a layout with helpers, a cache, values and guides of its own lays out widgets")
  func flow() async throws {
    let mounted = try await MountedView(
      Flow(spacing: 4) {
        Button("one") {}.layoutValue(key: Indent.self, value: 6)
        Button("two") {}.alignmentGuide(.middle, computeValue: middle)
      })
    let one = try mounted.root.find(role: .button, name: "one").frame
    let two = try mounted.root.find(role: .button, name: "two").frame
    #expect(two.minX == one.maxX + 10)
    #expect(two.minY == one.minY)
  }
}

/// A function of no actor.
private func middle(_ dimensions: ViewDimensions) -> CGFloat { dimensions[VerticalAlignment.center] }

private struct Indent: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

extension VerticalAlignment {
  private struct Middle: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[VerticalAlignment.center] }
  }
  fileprivate static let middle = VerticalAlignment(Middle.self)
}

private struct Flow: Layout {
  var spacing: CGFloat?

  struct Cache {
    var sizes: [CGSize]
    var gaps: [CGFloat]
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }, gaps: Self.gaps(subviews, spacing))
  }

  static func gaps(_ subviews: Subviews, _ spacing: CGFloat?) -> [CGFloat] {
    subviews.indices.map { index in
      guard index < subviews.count - 1 else { return 0 }
      return spacing ?? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = zip(cache.sizes, cache.gaps).map { $0.width + $1 }.reduce(0, +)
    return CGSize(width: width + 6, height: cache.sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      let line = subview.dimensions(in: .unspecified)[.middle]
      subview.place(
        at: CGPoint(x: x, y: bounds.midY - line), anchor: .topLeading,
        proposal: ProposedViewSize(cache.sizes[index]))
      x += cache.sizes[index].width + cache.gaps[index] + subview[Indent.self]
    }
  }
}
