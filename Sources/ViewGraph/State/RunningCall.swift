import Foundation

/// The body, make or update that runs on this thread, or the layout that does.
///
/// Held in thread-local storage: a read of state on another thread must not be recorded, and a write on another
/// thread is not one by the running call.
package enum RunningCall {
  /// Asks how deeply the main loop is nested. Supplied once by the toolkit's bridge, before its first cycle;
  /// without a toolkit there is no nested loop.
  // Of C, as the one that is asked in each run would be counted as referred to each time.
  package static var eventDepth: @Sendable @convention(c) () -> Int {
    get { askEventDepth }
    set { askEventDepth = newValue }
  }

  /// The same. Stored privately: Swift checks each access at run time if another module can reach the storage.
  nonisolated(unsafe) private static var askEventDepth: @Sendable @convention(c) () -> Int = { 0 }

  private static let dependent = ThreadLocal<Dependent>()

  /// The dependent whose code runs on this thread.
  package static var current: Dependent? { dependent.current }

  /// The same, if it is no layout.
  package static var evaluating: Dependent? {
    guard let current, current.call != .layout else { return nil }
    return current
  }

  /// The dependent to which a write on this thread belongs; nil inside an event of a nested main loop, and in layout, in
  /// which the toolkit sends signals.
  package static var writing: Dependent? {
    guard let evaluating, evaluating.eventDepth == eventDepth() else { return nil }
    return evaluating
  }

  /// Whether code of the program runs in a layout.
  static var isLayout: Bool { current?.call == .layout }

  /// Whether a write on this thread would be one by a running call.
  package static var isWriting: Bool { writing != nil }

  @MainActor
  static func with<Result>(_ call: Dependent, _ body: () -> Result) -> Result { dependent.with(call, body) }

  /// Runs an action outside of any call, although one may be on the stack.
  @MainActor
  package static func suspended<Result>(_ body: () -> Result) -> Result { dependent.with(nil, body) }
}
