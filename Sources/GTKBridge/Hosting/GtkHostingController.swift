import Foundation
import GTKSupport
import ViewGraph

/// A controller that shows a view: the second door, for those who own widgets by controllers.
///
/// `host.rootView.title = …` works in place. The tree lives as long as this controller or a GTK parent of its widget.
@MainActor
open class GtkHostingController<Content: View>: GtkWidgetController {
  private let hostingWidget: GtkHostingWidget<Content>

  /// Hosts a view.
  public init(rootView: Content) {
    hostingWidget = GtkHostingWidget(rootView: rootView)
    super.init()
    hostingWidget.core.controller = self
  }

  /// The root view; see `GtkHostingWidget.rootView` (HC2 to HC5).
  public final var rootView: Content {
    get { hostingWidget.rootView }
    set { hostingWidget.rootView = newValue }
  }

  /// Whether the view sees the environment of the place at which the widget hangs in an outer host (NH15).
  public final var environmentInheritance: EnvironmentInheritance {
    get { hostingWidget.environmentInheritance }
    set { hostingWidget.environmentInheritance = newValue }
  }

  /// When the view counts as appeared; see `GtkHostingWidget.appearance`.
  public final var appearance: HostAppearance {
    get { hostingWidget.appearance }
    set { hostingWidget.appearance = newValue }
  }

  /// When the view ends; see `GtkHostingWidget.disposal`.
  public final var disposal: HostDisposal {
    get { hostingWidget.disposal }
    set { hostingWidget.disposal = newValue }
  }

  /// Ends the view for good; see `GtkHostingWidget.dispose()`.
  public final func dispose() { hostingWidget.dispose() }

  final var hostCore: HostCore { hostingWidget.core }

  /// Sets values for the whole tree, once, before it is evaluated.
  package final func setEnvironment(_ transform: @escaping (inout EnvironmentValues) -> Void) {
    hostingWidget.core.graph.rootScope.setTransform(transform)
  }

  /// What of the controller follows the size of the content; nothing unless set. Claim HC9.
  public final var sizingOptions: GtkHostingSizingOptions = [] {
    didSet { followContent() }
  }

  private func followContent() {
    guard sizingOptions.contains(.preferredContentSize) else { return hostingWidget.core.contentDidChange = nil }
    // A GTK parent may keep the widget when the controller is gone.
    hostingWidget.core.contentDidChange = { [weak self] in self?.takeIdealSize() }
    hostingWidget.core.graph.flush()
    takeIdealSize()
  }

  private func takeIdealSize() {
    let size = hostingWidget.core.graph.sizeThatFits(.unspecified)
    if size != preferredContentSize { preferredContentSize = size }
  }

  /// Runs pending bodies, then returns the content's size for a proposal; no window is needed (HC8).
  public final func sizeThatFits(in size: CGSize) -> CGSize {
    hostingWidget.sizeThatFits(in: ProposedViewSize(size))
  }

  /// The axes along which the content takes any room, and says nowhere how long it likes to be.
  package final var fillingAxes: Axis.Set {
    let graph = hostCore.graph
    graph.flush()
    hostCore.validateSizes()
    return Axis.Set(Axis.allCases.filter { graph.island.takesAny($0) && !graph.saysIdealLength($0) }.map(Axis.Set.init))
  }

  /// The hosting widget.
  public final override func loadWidget() -> Widget { hostingWidget }
}

extension HostCore {
  /// The hosting controller around a place in a tree: of its own host, or of the nearest outer host that has one.
  static func enclosingController(of node: ViewNode) -> GtkWidgetController? {
    var current: ViewNode? = node
    while let place = current {
      if let core = place.graph.owner as? HostCore, let controller = core.controller { return controller }
      current = place.graph.enclosing
    }
    return nil
  }
}
