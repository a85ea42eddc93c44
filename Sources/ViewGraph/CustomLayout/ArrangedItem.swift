import Foundation

/// Several items arranged by a layout of the public kind, as one item that measures each proposal once a pass.
final class ArrangedItem<Arrangement: Layout>: LayoutItem, SizeRemembering {
  var layout: Arrangement { didSet { forget() } }
  /// What is arranged, in order.
  var items: [any LayoutItem] = [] { didSet { forget() } }

  private let layoutDirection: () -> LayoutDirection
  let passes: LayoutPasses
  var sizes = SizeCache()
  private var guides = GuideCache()
  private var subviews: LayoutSubviews
  /// The layout's own cache, which lives as long as the container; none before the first pass and during a call.
  private var cache: Arrangement.Cache?
  /// The pass for which the subviews and the cache hold; none after a change.
  private var validPass: Int?

  init(layout: Arrangement, passes: LayoutPasses, layoutDirection: @escaping () -> LayoutDirection) {
    self.layout = layout
    self.passes = passes
    self.layoutDirection = layoutDirection
    subviews = LayoutSubviews([], layoutDirection: .leftToRight)
  }

  var spacing: ViewSpacing { lendCache { layout.spacing(subviews: subviews, cache: &$0) } }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    remembering(proposal, in: passes.current) {
      lendCache { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }
  }

  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let bounds = CGRect(origin: origin, size: sizeThatFits(proposal))
    let placements = subviews.recorder.placements {
      lendCache { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }
    for subview in subviews {
      let placement = placements[subview.index] ?? middle(of: bounds, for: subview)
      subview.item.place(at: placement.offset, proposal: placement.proposal)
    }
    sizes.release()
    guides.release()
  }
}

// MARK: - Guides

extension ArrangedItem {
  /// Any layout may say where guides are.
  var hasGuides: Bool { true }

  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    _ = guides.hasGuides(pass: passes.current) { true }
    return guides.position(of: key, for: proposal) {
      let bounds = CGRect(origin: .zero, size: sizeThatFits(proposal))
      return lendCache { explicitAlignment(key, in: bounds, for: proposal, &$0) }.map(AlignmentKey.finite)
    }
  }

  private func explicitAlignment(
    _ key: AlignmentKey, in bounds: CGRect, for proposal: ProposedViewSize, _ cache: inout Arrangement.Cache
  ) -> CGFloat? {
    switch key.axis {
    case .horizontal:
      layout.explicitAlignment(
        of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    case .vertical:
      layout.explicitAlignment(
        of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}

// MARK: - The cache

extension ArrangedItem {
  private func lendCache<Result>(_ body: (inout Arrangement.Cache) -> Result) -> Result {
    var lent = validCache()
    // The layout changes the only copy.
    cache = nil
    defer { cache = lent }
    return body(&lent)
  }

  private func validCache() -> Arrangement.Cache {
    let isValid = validPass == passes.current
    if !isValid {
      subviews = LayoutSubviews(items.filter { $0.takesPart() }, layoutDirection: layoutDirection())
      validPass = passes.current
    }
    guard var known = cache else { return layout.makeCache(subviews: subviews) }
    if !isValid {
      cache = nil
      layout.updateCache(&known, subviews: subviews)
    }
    return known
  }

  private func forget() {
    sizes.removeAll()
    guides = GuideCache()
    validPass = nil
  }

  /// Where a view is that the layout does not place: it is offered the size of the whole.
  private func middle(of bounds: CGRect, for subview: LayoutSubview) -> LayoutPlacement {
    let proposal = ProposedViewSize(bounds.size)
    let size = subview.item.sizeThatFits(proposal)
    let corner = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
    return LayoutPlacement(offset: corner, proposal: proposal)
  }
}
