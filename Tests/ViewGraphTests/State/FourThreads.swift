import Foundation
import Synchronization

/// Does something 1000 times on each of four threads, and meanwhile something else on the main thread.
@MainActor
func onFourThreads(
  whileRunning main: () -> Void, _ body: @escaping @Sendable (_ thread: Int, _ step: Int) -> Void
) async {
  let ended = EndedThreads()
  for thread in 1...4 {
    Thread.detachNewThread {
      for step in 1...1000 { body(thread, step) }
      ended.count.add(1, ordering: .releasing)
    }
  }
  while ended.count.load(ordering: .acquiring) < 4 {
    main()
    await Task.yield()
  }
  // What the last changes have sent to the main thread waits for its turn there.
  await Task.yield()
}

private final class EndedThreads: Sendable {
  let count = Atomic(0)
}
