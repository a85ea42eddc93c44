extension TestClock {
  /// A frame of 60 a second, as GTK counts them.
  private static let frame = Duration.microseconds(16_667)

  /// Lets time pass, and settles.
  ///
  /// Stops on the way at each moment at which a task wakes, so that one that sleeps again and again wakes each time.
  /// While the clock drives GTK, it stops at each frame too: of 60 a second, which are painted as fast as they can be.
  @MainActor
  public func advance(by duration: Duration) async {
    let end = now.advanced(by: duration)
    // A task that was just started has to fall asleep first.
    await tasksRun()
    while now < end {
      let start = now
      let hasWoken = move(to: nextStop(before: end))
      if isDrivingGTK {
        GTKTime.move(by: start.duration(to: now))
        await Frames.next()
      }
      if hasWoken { await tasksRun() } else { await Settling.idle() }
    }
    await Settling.settle()
  }

  /// Waits until those who were woken are back on the main thread, and asleep again if they sleep on.
  ///
  /// A sleep begins and ends on a thread of the pool, where a task of the least priority comes after it if the machine has
  /// time for all of them.
  @MainActor
  private func tasksRun() async {
    for _ in 0..<2 {
      repeat {
        for _ in 0..<10 { await Task.detached(priority: .background) { await Task.yield() }.value }
      } while hasWaking
      OtherThreads.rest()
      await Settling.idle()
    }
  }

  @MainActor
  private func nextStop(before end: Instant) -> Instant {
    let stops = [nextDeadline, isDrivingGTK ? now.advanced(by: TestClock.frame) : nil, end]
    return max(now, stops.compactMap { $0 }.min() ?? end)
  }
}
