import CGTK
import Foundation
import Graft
import Harness

/// Serves the main actor in a window that is idle, from the first turn on.
@MainActor
private func showIdle() -> GtkHostingWidget<Text> {
  bench_init()
  MainLoop.serveMainActor()
  let host = GtkHostingWidget(rootView: Text("idle"))
  bench_show(host.widgetPointer)
  bench_settle()
  return host
}

/// Prints the median of how many milliseconds, by the clock on the wall, pass until the main actor runs what another
/// thread asks for.
@MainActor
private func hop(_ count: Int) {
  let result = HopResult()
  Task.detached {
    var times: [Double] = []
    for _ in 0..<count {
      try? await Task.sleep(for: .milliseconds(2))
      let start = ContinuousClock.now
      let end = await MainActor.run { ContinuousClock.now }
      times.append((end - start) / .milliseconds(1))
    }
    let median = times.sorted()[count / 2]
    await MainActor.run { result.milliseconds = median }
  }
  while result.milliseconds == nil { g_main_context_iteration(nil, 1) }
  bench_print("hop", result.milliseconds ?? 0)
}

@MainActor
private final class HopResult: Sendable {
  var milliseconds: Double?
}

@MainActor
func hopIdle(_ count: Int) {
  let host = showIdle()
  hop(count)
  withExtendedLifetime(host) {}
}

/// The same while the main loop always has something to do.
@MainActor
func hopBusy(_ count: Int) {
  let host = showIdle()
  g_idle_add({ _ in 1 }, nil)
  hop(count)
  withExtendedLifetime(host) {}
}

/// Prints how often a thread of the program woke up in as many seconds in which nothing happened.
@MainActor
func stayIdle(_ seconds: Int) {
  let host = showIdle()
  for _ in 0..<20 { bench_settle() }
  g_timeout_add_seconds(
    guint(seconds),
    { _ in
      MainActor.assumeIsolated { Wait.isOver = true }
      return 0
    }, nil)
  let switches = bench_switches()
  while !Wait.isOver { g_main_context_iteration(nil, 1) }
  // The end of the wait is one.
  bench_print("wake-ups", Double(bench_switches() - switches - 1))
  withExtendedLifetime(host) {}
}

@MainActor
private enum Wait {
  static var isOver = false
}
