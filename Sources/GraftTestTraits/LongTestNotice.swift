import Foundation
import Testing

/// Says which test runs when one takes very long: those that wait for their turn behind it would only be seen to have
/// begun.
enum LongTestNotice {
  private static let limit = Duration.seconds(120)

  /// Runs a test in its turn, and names it on standard error every two minutes of its time.
  static func naming(_ test: Test, _ body: () async throws -> Void) async rethrows {
    let notice = Task.detached {
      // The real time, whatever a test makes of its own.
      for turn in 1... {
        try await Task.sleep(for: limit)
        let place = "\(test.sourceLocation.fileID):\(test.sourceLocation.line)"
        FileHandle.standardError.write(
          Data("graft: \(test.displayName ?? test.name) (\(place)) has run for \(limit * turn) and goes on.\n".utf8))
      }
    }
    defer { notice.cancel() }
    try await body()
  }
}
