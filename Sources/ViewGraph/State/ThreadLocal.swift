import Foundation

/// An object that each thread has for itself, for the length of a call.
struct ThreadLocal<Object: AnyObject>: Sendable {
  private let key: pthread_key_t

  init() {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    self.key = key
  }

  /// The object of this thread.
  var current: Object? {
    guard let pointer = pthread_getspecific(key) else { return nil }
    return Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Runs `body` while `object` is this thread's. The caller holds it for as long as the body runs.
  ///
  /// Inlined, as the type of the object is known where this is called: it would be looked up in each call otherwise.
  @inline(__always)
  func with<Result>(_ object: Object?, _ body: () throws -> Result) rethrows -> Result {
    let previous = pthread_getspecific(key)
    pthread_setspecific(key, object.map { Unmanaged.passUnretained($0).toOpaque() })
    defer { pthread_setspecific(key, previous) }
    return try body()
  }
}
