/// A view, and a leaf that belongs to it and has no place beside it: what the view opens elsewhere, as a dialog.
package struct AccompaniedView<Content: View, Companion: View>: WrapperView {
  package let content: Content
  let companion: Companion

  package static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { CompanionNode(view, at: site) }
}

extension View {
  /// Gives the view a leaf that lives as long as the view does and has no place in the layout. Its element is nothing that
  /// an island holds.
  package func accompanied<Companion: View>(by companion: Companion) -> some View {
    AccompaniedView(content: self, companion: companion)
  }
}

/// The node of a view with a companion. To the layout there is the view alone, whether that is one, several or nothing.
final class CompanionNode<Content: View, Companion: View>: WrapperNode<AccompaniedView<Content, Companion>>,
  ElementCounting
{
  private var companion: Node<Companion>?

  override func mount(_ phase: inout EvaluatePhase) {
    super.mount(&phase)
    // The companion is no row of the list around.
    marks.remove(.makesRows)
    let node = Companion._makeNode(view.companion, at: site())
    // Nor is it a second view of the row that the view is.
    node.marks.insert(.modifiesItem)
    companion = node
    node.mount(&phase)
  }

  override func update(_ newView: AccompaniedView<Content, Companion>, _ phase: inout EvaluatePhase) {
    super.update(newView, &phase)
    companion?.update(newView.companion, &phase)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    companion.map(body)
  }

  var hasElements: Bool { child?.hasAnyElements ?? false }

  override func collectItemNodes(_ items: inout [ViewNode]) { child?.collectItemNodes(&items) }

  override func collectItems(_ items: inout [any LayoutItem]) { child?.collectItems(&items) }
}
