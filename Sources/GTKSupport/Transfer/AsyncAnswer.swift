import CGTK
import Threads

/// The answer to a call of GIO's that answers later.
@MainActor
package enum AsyncAnswer {
  /// Makes a call with what it is to call back, and waits for that; gives the result for the call's function that finishes it.
  package static func of(
    _ call: (@escaping GAsyncReadyCallback, UnsafeMutableRawPointer) -> Void
  ) async -> ObjectReference? {
    await withCheckedContinuation { continuation in
      call(
        { _, result, data in
          nonisolated(unsafe) let (answer, waiting) = (result, data)
          MainThread.assumeIsolated {
            waiting.map { Unmanaged<Waiting>.fromOpaque($0).takeRetainedValue().finish(answer) }
          }
        }, Unmanaged.passRetained(Waiting(continuation)).toOpaque())
    }
  }
}

/// What GIO keeps until it has an answer.
@MainActor
private final class Waiting {
  private let continuation: CheckedContinuation<ObjectReference?, Never>

  init(_ continuation: CheckedContinuation<ObjectReference?, Never>) { self.continuation = continuation }

  func finish(_ result: OpaquePointer?) {
    continuation.resume(returning: result.map { ObjectReference(retaining: $0.objectAddress) })
  }
}

/// What GIO says went wrong.
package struct StreamError: Error, CustomStringConvertible {
  package let description: String

  /// What a call answers, or the error that it tells of.
  static func check<Answer>(
    _ call: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Answer?
  ) throws(StreamError) -> Answer {
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    if let answer = call(&error) { return answer }
    throw StreamError(description: error?.pointee.message.map { String(cString: $0) } ?? "nothing came")
  }
}
