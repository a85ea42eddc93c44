/// The turns of the main actor.
@MainActor
public enum Turn {
  /// Lets run what is ready to run.
  public static func end() async { await Task.yield() }

  /// Waits until something is so. Gives up after five minutes of waiting, unless said otherwise: what never comes fails a
  /// test and does not stop it. What counts is the naps and not the clock, as on a busy machine the process itself may stand
  /// still for minutes.
  public static func until(for patience: Duration = .seconds(300), _ isSo: () -> Bool) async {
    // Most comes in the next turns, and the rest from other threads, programs and frames.
    for _ in 0..<100 {
      if isSo() { return }
      await Task.yield()
    }
    let nap = Duration.milliseconds(2)
    for _ in 0..<Int(patience / nap) {
      if isSo() { return }
      try? await Task.sleep(for: nap)
    }
  }
}
