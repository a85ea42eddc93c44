import CGTK
import GTKSupport
import ViewGraph

/// A hosting widget of which only the address is known, as to a caller in C.
@MainActor
package struct HostedWidget {
  private let core: HostCore

  /// The type of hosting widgets in GObject.
  package static var objectType: GType { IslandWidgetType.hostType }

  /// Nil where the address is that of no hosting widget, or is none.
  package init?(_ address: UnsafeMutableRawPointer?) {
    guard let core = IslandWidgetType.core(of: address) as? HostCore else { return nil }
    self.core = core
  }

  /// Whether the view sees the environment of the place at which the widget hangs in an outer host.
  package var environmentInheritance: EnvironmentInheritance {
    get { core.environmentInheritance }
    nonmutating set { core.environmentInheritance = newValue }
  }

  /// Runs the bodies that are due.
  package func update() { core.graph.flush() }
}
