import GTKSupport

/// The windows that a test has mounted, which are closed when it ends.
@MainActor
enum MountedWindows {
  private static var windows: [() async -> [String]] = []

  /// Registers what closes a window; it returns the names of widgets that stay alive although nobody may hold them.
  static func register(_ close: @escaping () async -> [String]) { windows.append(close) }

  /// Closes all windows.
  @discardableResult
  static func closeAll() async -> [String] {
    var leftovers: [String] = []
    while let close = windows.popLast() { leftovers += await close() }
    return leftovers
  }
}
