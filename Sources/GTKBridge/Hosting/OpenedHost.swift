import CGTK
import Foundation
import ViewGraph

extension ViewNode {
  /// The widget of the host around this place, while it lives.
  package var hostWidget: UnsafeMutablePointer<GtkWidget>? { (graph.owner as? HostCore)?.widget }
}

extension GtkHostingController {
  /// Hangs the tree below a place of another host, in whatever window its widget is: it inherits the environment of that
  /// place and is updated after it.
  package func open(from node: ViewNode) { hostCore.openedFrom = node }

  /// Hangs the tree below a place of a scene as the content of a window of its own: what the window gives, as its size, comes
  /// on top of the environment of that place. To be called before the widget is in the window.
  package func openWindow(from node: ViewNode) {
    hostCore.opensWindow = true
    hostCore.openedFrom = node
  }

  /// Whether a window is about to be shown for the content, whose appearances wait for the layout then.
  package var isOpening: Bool {
    get { hostCore.isOpening }
    set { hostCore.isOpening = newValue }
  }

  /// Whether the content has the same size in a window of any size.
  package var isOfFixedSize: Bool {
    let largest = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    return sizeThatFits(in: .zero) == sizeThatFits(in: largest)
  }

  /// Calls a function after each round of updates in the content.
  package func whenContentChanges(_ action: @escaping () -> Void) { hostCore.contentDidChange = action }

  /// Evaluates the content now, if it was not yet: what it says of itself is known before it is shown.
  package func build() {
    hostCore.graph.flushAll()
    StyleSheet.refresh()
  }
}
