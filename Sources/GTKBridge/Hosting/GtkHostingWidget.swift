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
    set {
      root.rootView = newValue
      if core.presence.isEmpty { reportEnd() }
    }
  }

  /// Whether the view sees the environment of the place at which this widget hangs in an outer host (NH15).
  public var environmentInheritance: EnvironmentInheritance {
    get { core.environmentInheritance }
    set { core.environmentInheritance = newValue }
  }

  /// When the view counts as appeared; in a window, seen or not, unless set.
  public var appearance: HostAppearance {
    get { core.appearance }
    set { core.appearance = newValue }
  }

  /// When the view ends; with this widget unless set.
  public var disposal: HostDisposal {
    get { core.disposal }
    set { core.disposal = newValue }
  }

  /// Ends the view for good: it disappears, its tasks are cancelled, its representables are dismantled and its state is gone.
  /// The widget stays where it is, empty. Called while views are evaluated or updated, it ends when they were. A second call
  /// does nothing.
  public func dispose() { core.endSafely() }

  private func reportEnd() {
    Diagnostics.report(
      .endedHost, at: root,
      """
      a root view was assigned to a host whose view has ended, and is not shown. Make another host, or let this one live \
      longer by its disposal
      """)
  }

  /// From now on the content may be shown larger or smaller than it is.
  package func contentMayBeScaled() { core.isTransformed = true }

  /// Calls a function after each round of updates in the tree.
  package func whenContentChanges(_ action: @escaping () -> Void) { core.contentDidChange = action }

  /// Runs pending bodies, then returns the content's size for a proposal; no window is needed (HC8).
  public func sizeThatFits(in proposal: ProposedViewSize) -> CGSize {
    core.graph.flush()
    core.validateSizes()
    return core.graph.island.sizeThatFits(proposal)
  }
}
