/// A view that comes and goes by a transition.
struct TransitionView<Content: View>: WrapperView {
  let content: Content
  let transition: AnyTransition

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { TransitionNode(view, at: site) }
}

extension View {
  /// Sets how the view comes and goes when its identity begins and ends in an animated change; by `.opacity` unless
  /// said otherwise. Claims AN9, AN10.
  ///
  /// It is meant for the view that itself comes or goes, not for one in a stack that does. Costs a step of the layout.
  public func transition(_ t: AnyTransition) -> some View { TransitionView(content: self, transition: t) }
}

/// The node of `.transition`. It does nothing: who begins or ends an identity asks for it.
final class TransitionNode<Content: View>: WrapperNode<TransitionView<Content>>, TransitionStating {
  /// Where the view is, by which transitions move it.
  private let place = GeometryPlace()

  override func mount(_ phase: inout EvaluatePhase) {
    announce(.transitions)
    super.mount(&phase)
  }

  var statedTransition: StatedTransition { StatedTransition(transition: view.transition, place: place) }

  override func collectItems(_ items: inout [any LayoutItem]) {
    var own: [any LayoutItem] = []
    super.collectItems(&own)
    // Several views are each where their leaves are.
    if own.count != 1 { place.frame = nil }
    guard own.count == 1 else { return items += own }
    items.append(UnaryLayoutItem(layout: ObservedLayout(place: place), content: own[0], passes: own[0].passes))
  }
}
