import Foundation

/// Which of several views is shown that were all measured.
@MainActor
package final class FittingChoice {
  private let source = DependencySource()
  private weak var shown: ViewNode?

  /// None is shown before the first layout.
  package nonisolated init() {}

  /// Whether the view that a node stands for, or stands around, is the one. Who asks is told of another.
  package func shows(_ node: ViewNode) -> Bool {
    source.recordRead()
    return shown === node
  }

  /// The node of the view that is shown.
  var node: ViewNode? { shown }

  func show(_ node: ViewNode?) {
    shown = node
    source.notifyReaders()
  }
}

/// Views of which the first is shown that fits into the room; all are measured.
package struct FittingView<Content: View>: WrapperView {
  package let content: Content
  let axes: Axis.Set
  let choice: FittingChoice

  /// Chooses among the views of `content`, each with a modifier around it that conceals what is not chosen.
  package init<Inner: View, Modifier: ItemModifier>(
    _ content: ModifiedItems<Inner, Modifier>, axes: Axis.Set, choice: FittingChoice
  ) where Content == ModifiedItems<Inner, Modifier> {
    self.content = content
    self.axes = axes
    self.choice = choice
  }

  package static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { FittingNode(view, at: site) }
}

/// Tells with what offer an item is placed.
struct PlacedNotice: NeutralLayout {
  let willPlace: (ProposedViewSize, any LayoutItem) -> Void

  func place(at origin: CGPoint, proposal: ProposedViewSize, item: any LayoutItem) {
    willPlace(proposal, item)
    item.place(at: origin, proposal: proposal)
  }
}
