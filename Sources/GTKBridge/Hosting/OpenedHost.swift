import CGTK
import ViewGraph

extension ViewNode {
  /// The widget of the host around this place, while it lives.
  package var hostWidget: UnsafeMutablePointer<GtkWidget>? { (graph.owner as? HostCore)?.widget }
}

extension GtkHostingController {
  /// Hangs the tree below a place of another host, in whatever window its widget is: it inherits the environment of that
  /// place and is updated after it.
  package func open(from node: ViewNode) { hostCore.openedFrom = node }

  /// Evaluates the content now, if it was not yet: what it says of itself is known before it is shown.
  package func build() { hostCore.graph.flush() }
}
