/// The runtime's connection with GTK, for hosts that are not widgets.
@MainActor
package enum GraftRuntime {
  /// Lets cycles run in the turns of GLib's loop. Again is no harm.
  package static func start() { CycleDriver.start() }

  /// The same in a program of another's, which has its own log.
  package static func startAsGuest() { CycleDriver.start(takingLog: false) }
}
