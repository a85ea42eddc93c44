import Foundation

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return ViewSpacing() }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    guide.key.merged(subviews) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    guide.key.merged(subviews) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
  }
}

extension Layout where Cache == Void {
  /// A cache without anything in it.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// The axis along which spacers inside stretch.
  var stackOrientation: Axis? {
    guard let any = self as? AnyLayout else { return Self.layoutProperties.stackOrientation }
    return any.layout.stackOrientation
  }
}

extension AlignmentKey {
  /// Where the views inside say together that the guide is, once `place` has placed them.
  fileprivate func merged(_ subviews: LayoutSubviews, _ place: () -> Void) -> CGFloat? {
    guard subviews.contains(where: { $0.mayHave(self) }) else { return nil }
    let placements = subviews.recorder.placements(by: place)
    return combined(
      subviews.compactMap { subview in
        guard let placement = placements[subview.index] else { return nil }
        return subview.explicitGuide(self, for: placement.proposal).map { $0 + placement.offset[axis] }
      })
  }
}
