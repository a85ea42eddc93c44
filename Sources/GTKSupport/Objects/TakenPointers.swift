import CGTK
import Threads

/// Keeps the GObjects and the copies of boxed records whose Swift owner has gone in the turn in which somebody took their pointer, until that turn of the
/// main loop has ended. C code may still be given the pointer.
///
/// Nothing polls: what is kept makes the next iteration of the loop let go of it. An iteration of a loop that is nested in
/// the turn lets go only of what was kept in its own turns.
@MainActor
enum TakenPointers {
  /// The number of the turn; never 0.
  static private(set) var turn: UInt32 = attach()
  private static var kept: [(owned: OwnedPointer, depth: Int32)] = []

  /// Takes over what an owner had, and lets go of it: at once unless its pointer was taken in this turn.
  static func end(_ owned: OwnedPointer, takenIn turn: UInt32) {
    if turn != 0, turn == self.turn { kept.append((owned, g_main_depth())) } else { owned.release() }
  }

  /// Counts the turns by a source of the loop, added when the first pointer is taken.
  private static func attach() -> UInt32 {
    // GLib keeps the address for as long as the source lives, which is as long as the process.
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(to: GSourceFuncs())
    functions.pointee.prepare = { _, _ in MainThread.assumeIsolated { TakenPointers.turnDidEnd() ? 1 : 0 } }
    functions.pointee.dispatch = { _, _, _ in
      MainThread.assumeIsolated { TakenPointers.release() }
      return 1
    }
    let source = g_source_new(functions, guint(MemoryLayout<GSource>.size))
    // Before all others: GLib prepares no source that has less priority than one that is ready.
    g_source_set_priority(source, .min)
    g_source_set_can_recurse(source, 1)
    g_source_attach(source, nil)
    return 1
  }

  /// A loop begins its next iteration. Tells whether there is anything to let go of.
  private static func turnDidEnd() -> Bool {
    let depth = g_main_depth()
    if depth == 0 { turn = turn == .max ? 1 : turn + 1 }
    return kept.contains { isOver($0.depth, at: depth) }
  }

  /// Whether what was kept in a dispatch is no longer inside of it. Outside of all dispatches every turn is over.
  private static func isOver(_ kept: Int32, at depth: Int32) -> Bool { depth == 0 || kept > depth }

  private static func release() {
    // This is a dispatch itself.
    let depth = g_main_depth() - 1
    let ended = kept.filter { isOver($0.depth, at: depth) }
    kept.removeAll { isOver($0.depth, at: depth) }
    for (owned, _) in ended { owned.release() }
  }
}

/// What an owner in Swift lets go of when it ends.
enum OwnedPointer {
  /// A reference to an object.
  case object(UnsafeMutablePointer<GObject>)
  /// A copy of a boxed record of a type.
  case record(UnsafeMutableRawPointer, GType)

  func release() {
    switch self {
    case .object(let object): g_object_unref(object)
    case .record(let record, let type): g_boxed_free(type, record)
    }
  }
}
