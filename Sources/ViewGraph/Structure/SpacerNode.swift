import Foundation

/// A view that takes the room that is left over along the axis of its stack.
@MainActor
package protocol SpacerView: View where Body == Never {
  var minLength: CGFloat? { get }
}

extension SpacerView {
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { SpacerNode(view, at: site) }
}

/// The node of a spacer: an item of its stack without a widget.
final class SpacerNode<Content: SpacerView>: ValueNode<Content>, LayoutItem {
  private var layout: SpacerLayout { SpacerLayout(minLength: view.minLength, axis: stackAxis) }

  override func update(_ newView: Content, _ phase: inout EvaluatePhase) {
    if view.minLength != newView.minLength { phase.layoutChanged(at: self) }
    view = newView
  }

  override func collectItems(_ items: inout [any LayoutItem]) { items.append(self) }

  override var isLaidOut: Bool { true }

  override var isItem: Bool { true }

  var spacing: ViewSpacing { .none }
  var layoutPriority: Double { SpacerLayout.layoutPriority }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { layout.sizeThatFits(proposal) }

  func place(at origin: CGPoint, proposal: ProposedViewSize) {}
}
