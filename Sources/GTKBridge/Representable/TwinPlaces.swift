import CGTK
import GTKSupport
import ViewGraph

/// Where the widgets belong that tests have made anew, beside those of the same views.
@MainActor
package enum TwinPlaces {
  private static var leaves: [UnsafeMutablePointer<GtkWidget>: any LeafNode] = [:]
  /// Whether one is being made. Its author may give out a widget that is in use: then there is no other.
  private(set) static var isMaking = false

  /// The leaf for which a widget was made anew: hosts inside inherit its environment.
  static func leaf(of widget: UnsafeMutablePointer<GtkWidget>) -> ViewNode? {
    leaves.isEmpty ? nil : leaves[widget]
  }

  /// The representables of the program's own in all hosts inside of a widget, the outer ones first.
  package static func leaves(below root: Widget) -> [(leaf: any TwinnedLeaf, widget: Widget)] {
    LiveHosts.all.filter { isInside($0.widget, root.widgetObject) }.flatMap { $0.graph.root?.allLeaves ?? [] }
      .compactMap { leaf in
        guard !OwnTypes.contain(leaf.viewType), let twinned = leaf as? any TwinnedLeaf,
          let widget = leaf.screenElement?.widget
        else { return nil }
        return (twinned, widget)
      }
  }

  private static func isInside(_ widget: UnsafeMutablePointer<GtkWidget>, _ root: UnsafeMutablePointer<GtkWidget>)
    -> Bool
  {
    widget == root || gtk_widget_is_ancestor(widget, root) != 0
  }

  /// Makes the widget of a leaf anew, lets somebody use it, and says goodbye to it. Nothing happens where make gives out
  /// a widget that is in use.
  package static func withTwin(of leaf: any TwinnedLeaf, _ body: (Widget) async -> Void) async {
    isMaking = true
    let twin = leaf.makeTwin()
    isMaking = false
    guard let widget = (twin.element as? ScreenElement)?.widget, gtk_widget_get_parent(widget.widgetObject) == nil
    else { return }
    leaves[widget.widgetObject] = leaf
    await body(widget)
    leaves[widget.widgetObject] = nil
    twin.end()
  }
}
