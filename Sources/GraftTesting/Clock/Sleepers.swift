/// Those who sleep by a test's clock.
struct Sleepers {
  typealias Continuation = CheckedContinuation<Void, any Error>

  private(set) var now = TestClock.Instant(sinceStart: .zero)
  private var lastNumber = 0
  /// How many were woken and are not yet back in their tasks.
  private(set) var waking = 0
  private var waiting: [Int: (deadline: TestClock.Instant, continuation: Continuation)] = [:]

  var count: Int { waiting.count }
  var nextDeadline: TestClock.Instant? { waiting.values.map(\.deadline).min() }

  mutating func takeNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Adds a sleeper, or tells at once that the moment has come.
  mutating func add(
    _ continuation: Continuation, _ number: Int, until deadline: TestClock.Instant
  ) -> Result<Void, any Error>? {
    if deadline <= now {
      waking += 1
      return .success(())
    }
    waiting[number] = (deadline, continuation)
    return nil
  }

  mutating func remove(_ number: Int) -> Continuation? { waiting.removeValue(forKey: number)?.continuation }

  /// Notes that somebody who was woken is awake.
  mutating func wakeUp() { waking -= 1 }

  /// Moves on and takes out those whose moment has come.
  mutating func move(to moment: TestClock.Instant) -> [Continuation] {
    now = moment
    let due = waiting.filter { $0.value.deadline <= moment }.keys.sorted().compactMap { remove($0) }
    waking += due.count
    return due
  }
}
