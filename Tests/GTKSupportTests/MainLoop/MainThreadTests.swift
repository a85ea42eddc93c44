import Foundation
import Testing
import Threads

/// The main thread, and what belongs to the main actor there.
@Suite struct MainThreadTests {
  @Test("the main thread is known, and what belongs to the main actor runs there without a wait")
  @MainActor
  func main() async {
    #expect(MainThread.isCurrent)
    let number = MainThread.assumeIsolated { Counter.next() }
    #expect(number == 1)
    let isKnownElsewhere = await withCheckedContinuation { answer in
      Thread { answer.resume(returning: MainThread.isCurrent) }.start()
    }
    #expect(!isKnownElsewhere)
  }

  @Test("what belongs to the main actor ends the program on another thread")
  func elsewhere() async {
    await #expect(processExitsWith: .failure) {
      Thread { MainThread.assumeIsolated { _ = Counter.next() } }.start()
      // Ends well, if nothing stops it.
      try await Task.sleep(for: .seconds(5))
    }
  }
}

@MainActor
private enum Counter {
  private static var count = 0

  static func next() -> Int {
    count += 1
    return count
  }
}
