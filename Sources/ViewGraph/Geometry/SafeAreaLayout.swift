import Foundation

/// The layout of a view with a bar at one of its edges: the view is offered what the bar leaves. Scroll content is offered all,
/// and told what is covered.
struct SafeAreaLayout: UnaryLayout {
  let bar: any LayoutItem
  let parameters: SafeAreaParameters
  /// What is covered around the whole.
  let outer: SafeArea?
  /// Is told what of scroll content is covered: when it is measured, and when it is placed.
  let cover: (_ insets: EdgeInsets, _ isPlaced: Bool) -> Void
  /// Is told where all of it is.
  let noteExtent: (SafeAreaExtent) -> Void

  var passesIdealLength: Bool { true }

  /// A bar is shown even beside a view that is not.
  func takesPart(_ item: any LayoutItem) -> Bool { item.takesPart() || bar.takesPart() }

  func sizeThatFits(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGSize {
    // What is covered where there is no room says nothing.
    if goesBehind(item), proposal.width != 0, proposal.height != 0 { cover(insets(for: proposal), false) }
    return padding(proposal, item).sizeThatFits(proposal, item: item)
  }

  func placement(_ proposal: ProposedViewSize, item: any LayoutItem) -> LayoutPlacement {
    padding(proposal, item).placement(proposal, item: item)
  }

  func place(at origin: CGPoint, proposal: ProposedViewSize, item: any LayoutItem) {
    let goesBehind = goesBehind(item)
    cover(goesBehind ? insets(for: proposal) : EdgeInsets(), true)
    let placement = placement(proposal, item: item)
    let start = CGPoint(x: origin.x + placement.offset.x, y: origin.y + placement.offset.y)
    if item.takesPart() { item.place(at: start, proposal: placement.proposal) }
    let whole = CGRect(origin: origin, size: sizeThatFits(proposal, item: item))
    let room = goesBehind ? whole.inset(by: outer?.insets ?? EdgeInsets()) : whole
    noteExtent(
      SafeAreaExtent(
        whole: LayoutMirror.onScreen(room), free: LayoutMirror.onScreen(room.inset(by: insets(for: proposal)))))
    if bar.takesPart() { placeBar(in: room) }
  }

  /// Whether the item is scroll content, which is seen behind the bar.
  @MainActor private func goesBehind(_ item: any LayoutItem) -> Bool {
    item.layoutValue(of: ObjectIdentifier(SafeArea.self)) != nil
  }

  @MainActor private func padding(_ proposal: ProposedViewSize, _ item: any LayoutItem) -> PaddingLayout {
    PaddingLayout(insets: goesBehind(item) ? EdgeInsets() : insets(for: proposal))
  }

  /// What the bar and the padding cover.
  @MainActor private func insets(for proposal: ProposedViewSize) -> EdgeInsets {
    guard bar.takesPart() else { return parameters.padding }
    let length = bar.includedLength(parameters.axis, for: offer(proposal)) + parameters.spacing
    return parameters.padding.adding(EdgeInsets(edges: Edge.Set(parameters.edge), length: length))
  }

  /// A bar has its own length across the edge.
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    parameters.axis == .vertical
      ? ProposedViewSize(width: proposal.width, height: nil) : ProposedViewSize(width: nil, height: proposal.height)
  }

  @MainActor private func placeBar(in room: CGRect) {
    let offered = offer(ProposedViewSize(room.size))
    let size = bar.includedSize(for: offered)
    func start(_ key: AlignmentKey) -> CGFloat {
      let line = ViewDimensions(room.size, of: EmptyItem(passes: bar.passes), for: offered).position(key)
      return room.origin[key.axis] + line - bar.guide(key, size, for: offered)
    }
    let corner =
      switch parameters.edge {
      case .top: CGPoint(x: start(parameters.alignment.horizontal.key), y: room.minY)
      case .bottom: CGPoint(x: start(parameters.alignment.horizontal.key), y: room.maxY - size.height)
      case .leading: CGPoint(x: room.minX, y: start(parameters.alignment.vertical.key))
      case .trailing: CGPoint(x: room.maxX - size.width, y: start(parameters.alignment.vertical.key))
      }
    bar.place(at: corner, proposal: offered)
  }
}

/// Where a bar is, and the room that is kept free besides.
struct SafeAreaParameters: Equatable {
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat
  let padding: EdgeInsets

  /// That along which the bar has its own length.
  fileprivate var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
}

/// A room whose guides are where they are by default.
private final class EmptyItem: LayoutItem {
  let passes: LayoutPasses

  init(passes: LayoutPasses) { self.passes = passes }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func place(at origin: CGPoint, proposal: ProposedViewSize) {}
}

extension CGRect {
  fileprivate func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.total.width),
      height: max(0, height - insets.total.height))
  }
}
