import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// A widget that shows a view: the second of the two doors.
///
/// Put it into any GTK container. It lives as long as a GTK parent or this reference keeps it; then its
/// representables are dismantled and its state ends (HC16). Main thread only.
///
/// ```swift
/// let pane = GtkHostingWidget(rootView: Counter())
/// gtk_box_append(box, pane.widgetPointer)
/// ```
public final class GtkHostingWidget<Content: View>: Widget {
  let core: HostCore
  private let root: RootNode<Content>

  /// Hosts a view. Its bodies run in the next turn of the main loop, or earlier when the widget is measured or comes into
  /// a window that is not open yet, which GTK then styles at once.
  public init(rootView: Content) {
    let widget = IslandWidgetType.makeHost()
    guard let core = IslandWidgetType.core(of: widget) as? HostCore else {
      fatalError("a hosting widget was made without its core")
    }
    self.core = core
    root = RootNode(rootView, graph: core.graph)
    super.init(widget)
  }

  /// The root view. Assigning another one updates the tree in place and keeps its state (HC3); bodies run in the next
  /// cycle, once for any number of assignments (HC5).
  public var rootView: Content {
    get { root.rootView }
    set { root.rootView = newValue }
  }

  /// Whether the view sees the environment of the place at which this widget hangs in an outer host (NH15).
  public var environmentInheritance: EnvironmentInheritance {
    get { core.environmentInheritance }
    set { core.environmentInheritance = newValue }
  }

  /// Calls a function after each round of updates in the tree.
  package func whenContentChanges(_ action: @escaping () -> Void) { core.contentDidChange = action }

  /// Runs pending bodies, then returns the content's size for a proposal; no window is needed (HC8).
  public func sizeThatFits(in proposal: ProposedViewSize) -> CGSize {
    core.graph.flush()
    core.validateSizes()
    return core.graph.island.sizeThatFits(proposal)
  }
}
