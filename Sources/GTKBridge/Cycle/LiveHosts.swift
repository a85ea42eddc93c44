/// The hosts of the process that are alive, for whoever waits until nothing is pending.
@MainActor
package enum LiveHosts {
  private static var cores: [ObjectIdentifier: WeakCore] = [:]

  private struct WeakCore {
    weak var core: HostCore?
  }

  /// Whether any host waits for a cycle or for the layout that its effects follow.
  package static var hasPendingWork: Bool { cores.values.contains { $0.core.map { !$0.graph.isSettled } ?? false } }

  /// What waits in the hosts, for messages.
  package static var pendingNames: [String] { cores.values.flatMap { $0.core?.graph.pendingNames ?? [] }.sorted() }

  /// Those that live, in no order.
  static var all: [HostCore] { cores.values.compactMap(\.core) }

  /// A window was closed: the hosts in it leave it, whether it is taken apart now or kept by somebody.
  static func windowHasGone(_ window: WindowState) {
    for core in all where core.isIn(window) { core.willLeaveWindow() }
  }

  /// A window is seen, or is not any more.
  static func windowDidChange(_ window: WindowState) {
    for core in all where core.isIn(window) { core.windowDidChange() }
  }

  /// Something is drawn otherwise that GTK knows nothing of.
  package static func drawAnew() { for core in all { core.widget.queueDrawInside() } }

  static func add(_ core: HostCore) { cores[ObjectIdentifier(core)] = WeakCore(core: core) }
  static func remove(_ core: HostCore) { cores[ObjectIdentifier(core)] = nil }
}
