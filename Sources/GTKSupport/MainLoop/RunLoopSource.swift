import CGTK
import CoreFoundation
import Foundation

/// Turns Foundation's run loop of the main thread in GLib's, so that its timers fire and its blocks run.
///
/// Nothing polls. One source is due with the next timer, and when another thread has added one or has woken the run loop.
/// The other is due once after other sources were, before the program sleeps: a block that was given to the run loop
/// wakes nobody, and what has run may have added a timer.
@MainActor
enum RunLoopSource {
  private static var whenDue: UnsafeMutablePointer<GSource>?
  private static var nextDate = Date.distantFuture
  private static var hasTurned = false

  /// Adds the sources to the loop. Once a process.
  static func attach() {
    whenDue = add(prepare: nil, G_PRIORITY_DEFAULT)
    if let handle { g_source_add_unix_fd(whenDue, handle, G_IO_IN) }
    _ = add(
      prepare: { _, _ in MainActor.assumeIsolated { RunLoopSource.isTurnDue() ? 1 : 0 } }, G_PRIORITY_LOW)
  }

  private static func add(
    prepare: (@convention(c) (UnsafeMutablePointer<GSource>?, UnsafeMutablePointer<gint>?) -> gboolean)?,
    _ priority: Int32
  ) -> UnsafeMutablePointer<GSource>? {
    // GLib keeps the address for as long as the source lives, which is as long as the process.
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(to: GSourceFuncs())
    functions.pointee.prepare = prepare
    functions.pointee.dispatch = { _, _, _ in
      MainActor.assumeIsolated { RunLoopSource.turn() }
      return 1
    }
    let source = g_source_new(functions, guint(MemoryLayout<GSource>.size))
    g_source_set_priority(source, priority)
    g_source_set_can_recurse(source, 1)
    g_source_attach(source, nil)
    return source
  }

  /// Whether other sources may have run since the last turn.
  private static func isTurnDue() -> Bool {
    defer { hasTurned = false }
    return !hasTurned
  }

  private static func turn() {
    separateEvents()
    let next = RunLoop.main.limitDate(forMode: .default) ?? .distantFuture
    hasTurned = true
    MainLoop.didRunSources?()
    // Setting the time wakes the loop: only another time is set.
    guard next != nextDate else { return }
    nextDate = next
    let microseconds = max(0, next.timeIntervalSinceNow) * 1_000_000
    g_source_set_ready_time(whenDue, next == .distantFuture ? -1 : g_get_monotonic_time() + gint64(microseconds))
  }

  /// Has what is due done before the turn, and in it after the blocks that wait: a turn goes on to timers or the main queue,
  /// and after them to the blocks that were added meanwhile.
  private static func separateEvents() {
    guard let finish = MainLoop.finishesEvents else { return }
    finish()
    afterBlocks {
      finish()
      afterBlocks(finish)
    }
  }

  private static func afterBlocks(_ action: @escaping @MainActor () -> Void) {
    CFRunLoopPerformBlock(CFRunLoopGetMain(), kCFRunLoopDefaultMode) { MainActor.assumeIsolated { action() } }
  }

  /// The handle that is ready when a timer is due or another thread has woken the run loop. Only the run loop's description
  /// tells it; without it, a timer that another thread adds would be seen with the next event.
  private static var handle: Int32? {
    _ = RunLoop.main.limitDate(forMode: .default)
    let description = String(describing: CFCopyDescription(CFRunLoopGetMain()))
    guard let found = description.firstMatch(of: /name = kCFRunLoopDefaultMode, port set = 0x([0-9a-f]+)/) else {
      return nil
    }
    return Int32(found.1, radix: 16)
  }
}
