import CGTK
import CoreFoundation
import Foundation
import Threads

/// Turns Foundation's run loop of the main thread in GLib's, so that its timers fire and its blocks run.
///
/// Nothing polls. One source is due when the handle of the run loop is ready: where a timer is due, and where another thread has
/// added one or has woken the run loop. Another is due once after any sources were, before the program sleeps: a block that was
/// given to the run loop wakes nobody. A turn runs blocks twice; one that is given in the second of these passes waits for
/// the next event, as nobody tells of it.
///
/// When the next timer fires is not asked for. The answer is a date, and timers follow a clock that stands still while the
/// machine sleeps: after that, the date of a timer that repeats has passed for as long as the timer lives.
@MainActor
enum RunLoopSource {
  /// How often the loop has begun to look for sources that are due, and when the run loop was turned because others had
  /// run.
  private static var (iteration, lastLook) = (0, -1)

  private typealias Prepare =
    @convention(c) (UnsafeMutablePointer<GSource>?, UnsafeMutablePointer<gint>?) -> gboolean

  private typealias Dispatch = @convention(c) (UnsafeMutablePointer<GSource>?, GSourceFunc?, gpointer?) -> gboolean

  /// Adds the sources to the loop. Once a process.
  static func attach() {
    let whenReady = add(
      G_PRIORITY_DEFAULT,
      dispatch: { _, _, _ in
        MainThread.assumeIsolated { RunLoopSource.turn() }
        return 1
      })
    g_source_add_unix_fd(whenReady, handle(), G_IO_IN)
    // The first that GLib asks in an iteration: where one is due, it asks none of a lower priority.
    add(
      .min,
      prepare: { _, _ in
        MainThread.assumeIsolated { RunLoopSource.iteration += 1 }
        return 0
      })
    // Alone at its priority: what else is due there would be dispatched behind it in the same iteration, unseen.
    add(
      G_PRIORITY_LOW - 1, prepare: { _, _ in MainThread.assumeIsolated { RunLoopSource.isLookDue ? 1 : 0 } },
      dispatch: { _, _, _ in
        MainThread.assumeIsolated { RunLoopSource.look() }
        return 1
      })
  }

  @discardableResult
  private static func add(
    _ priority: Int32, prepare: Prepare? = nil, dispatch: Dispatch? = nil
  ) -> UnsafeMutablePointer<GSource>? {
    // GLib keeps the address for as long as the source lives, which is as long as the process.
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(to: GSourceFuncs())
    functions.pointee.prepare = prepare
    functions.pointee.dispatch = dispatch
    let source = g_source_new(functions, guint(MemoryLayout<GSource>.size))
    g_source_set_priority(source, priority)
    g_source_set_can_recurse(source, 1)
    g_source_attach(source, nil)
    return source
  }

  /// Whether other sources may have run since the last look: in any iteration but the one right behind it.
  private static var isLookDue: Bool { iteration != lastLook + 1 }

  private static func look() {
    // What runs in the turn may turn the loop itself, whose iterations are none right behind this one.
    let begun = iteration
    turn()
    lastLook = begun
  }

  private static func turn() {
    separateEvents()
    // Not by Foundation's `limitDate`, which does the same at three times the cost.
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true)
    MainLoop.didRunSources?()
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

  nonisolated private static func afterBlocks(_ action: @escaping @MainActor () -> Void) {
    CFRunLoopPerformBlock(CFRunLoopGetMain(), kCFRunLoopDefaultMode) { MainThread.assumeIsolated { action() } }
  }

  /// The handle that is ready when a timer is due or another thread has woken the run loop. Only the run loop's description
  /// tells it.
  private static func handle() -> Int32 {
    // The mode is made, and with it its handle.
    _ = RunLoop.main.limitDate(forMode: .default)
    let description = CFCopyDescription(CFRunLoopGetMain()).map(string) ?? ""
    // By hand: a regular expression and a description of the description are a twentieth of the first window.
    guard let name = description.range(of: "name = kCFRunLoopDefaultMode, port set = 0x"),
      let handle = Int32(description[name.upperBound...].prefix(while: \.isHexDigit), radix: 16)
    else { fatalError("this version of Foundation tells no handle of its run loop: \(description)") }
    return handle
  }

  private static func string(_ text: CFString) -> String {
    let size = CFStringGetMaximumSizeForEncoding(CFStringGetLength(text), utf8) + 1
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: size) { room in
      CFStringGetCString(text, room.baseAddress, size, utf8) ? room.baseAddress.map { String(cString: $0) } ?? "" : ""
    }
  }

  /// As CoreFoundation numbers it.
  private static let utf8: CFStringEncoding = 0x0800_0100
}
