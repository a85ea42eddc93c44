import GTKSupport

/// A source of GLib's that runs once, and is kept until then or until the next one is made.
@MainActor
public enum SourceOnce {
  private static var kept: WakeSource?

  /// Has a source of a priority run a function, at once or after a time in milliseconds.
  public static func run(priority: Int32, delay: UInt32 = 0, _ body: @escaping @MainActor () -> Void) {
    let previous = kept
    kept = WakeSource(priority: priority, delay: delay, body)
    kept?.wake()
    // It may be the one that runs at the moment.
    withExtendedLifetime(previous) {}
  }
}
