import ViewGraph

/// The phase of the program: the highest of all windows with hosts.
@MainActor
package enum ProgramPhase {
  /// Who is told of a change, once the windows have settled: the focus leaves a window before it is in another.
  package static var didChange: (() -> Void)?
  package static var current: ScenePhase { WindowState.applicationPhase }

  /// A window has another phase, or has come or gone.
  static func windowDidChange() {
    if didChange != nil { UpdateScheduler.shared.afterUpdates { didChange?() } }
  }
}
