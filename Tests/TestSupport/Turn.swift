/// The turns of the main actor.
@MainActor
public enum Turn {
  /// Lets run what is ready to run.
  public static func end() async { await Task.yield() }

  /// Waits until something is so. Gives up after five minutes, unless said otherwise: what never comes fails a test and
  /// does not stop it, and a busy machine may take its time.
  public static func until(for patience: Duration = .seconds(300), _ isSo: () -> Bool) async {
    // Most comes in the next turns, and the rest from other threads, programs and frames.
    for _ in 0..<100 {
      if isSo() { return }
      await Task.yield()
    }
    let end = ContinuousClock.now.advanced(by: patience)
    while !isSo(), ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(2)) }
  }
}
