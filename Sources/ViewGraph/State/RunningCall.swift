import Foundation

/// The body, make or update that runs on this thread.
///
/// Held in thread-local storage: a read of state on another thread must not be recorded, and a write on another
/// thread is not one by the running call.
package enum RunningCall {
  /// Asks how deeply the main loop is nested. Supplied once by the toolkit's bridge, before its first cycle;
  /// without a toolkit there is no nested loop.
  nonisolated(unsafe) package static var eventDepth: @Sendable () -> Int = { 0 }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The dependent whose code runs on this thread.
  static var current: Dependent? {
    guard let pointer = pthread_getspecific(key) else { return nil }
    return Unmanaged<Dependent>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// The dependent to which a write on this thread belongs; nil inside an event of a nested main loop.
  static var writing: Dependent? {
    guard let current, current.eventDepth == eventDepth() else { return nil }
    return current
  }

  @MainActor
  static func with<Result>(_ dependent: Dependent, _ body: () -> Result) -> Result {
    // The caller holds the dependent for as long as the body runs.
    let previous = pthread_getspecific(key)
    pthread_setspecific(key, Unmanaged.passUnretained(dependent).toOpaque())
    defer { pthread_setspecific(key, previous) }
    return body()
  }

  /// Runs an action outside of any call, although one may be on the stack.
  @MainActor
  static func suspended<Result>(_ body: () -> Result) -> Result {
    let previous = pthread_getspecific(key)
    pthread_setspecific(key, nil)
    defer { pthread_setspecific(key, previous) }
    return body()
  }
}

/// Getting to the main thread.
enum MainThread {
  /// Runs `body` at once when this is the main thread, otherwise in a later turn of the main actor.
  static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread {
      MainActor.assumeIsolated(body)
    } else {
      Task { @MainActor in body() }
    }
  }
}
