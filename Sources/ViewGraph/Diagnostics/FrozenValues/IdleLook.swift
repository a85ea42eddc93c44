#if DEBUG
  /// Looks at what may be frozen once the program has been idle for a second: a value that is pushed later than the
  /// update that brought it is no frozen one.
  ///
  /// Nothing waits and nothing is asked for unless a representable that has made hosts was updated.
  @MainActor
  package final class IdleLook {
    package static let shared = IdleLook()

    /// Asks for a call of `secondPassed()` in a second. Set by the toolkit's bridge.
    package var requestSecond: (@MainActor () -> Void)?

    private var waiting: [WeakWatch] = []
    private var cycle = 0
    private var isRequested = false

    private struct WeakWatch {
      weak var watch: JoinWatch?
    }

    /// A watch has something to look at.
    func add(_ watch: JoinWatch) {
      waiting.append(WeakWatch(watch: watch))
      request()
    }

    /// Something that waits may be seen now.
    package func contentWasShown() {
      if !waiting.isEmpty { request() }
    }

    private func request() {
      guard !isRequested, let requestSecond else { return }
      (isRequested, cycle) = (true, UpdateScheduler.shared.cycleCount)
      requestSecond()
    }

    /// A second has passed. If cycles ran meanwhile, the program was not idle, and gets another one.
    package func secondPassed() {
      isRequested = false
      let isIdle = cycle == UpdateScheduler.shared.cycleCount && !UpdateScheduler.shared.hasPendingWork
      if isIdle { look() } else { request() }
    }

    /// Looks now, as if the program had been idle for a second.
    package func look() {
      guard !UpdateScheduler.shared.isRunning else { return }
      let watches = waiting
      waiting = []
      // What cannot be seen waits on, and for its being shown.
      for case let watch? in watches.map(\.watch) where !watch.look() { waiting.append(WeakWatch(watch: watch)) }
    }
  }
#endif
