import GTKSupport

/// The windows that a test has mounted, which are closed when it ends.
@MainActor
enum MountedWindows {
  private static var windows: [(LeakWatch) async -> Void] = []

  /// Registers what closes a window and has its widgets watched.
  static func register(_ close: @escaping (LeakWatch) async -> Void) { windows.append(close) }

  /// Closes all windows, the last first.
  static func closeAll(_ leaks: LeakWatch) async {
    while let close = windows.popLast() { await close(leaks) }
  }
}
