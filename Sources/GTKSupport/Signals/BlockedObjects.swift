import CGTK

/// The objects of which no handler that was connected by name runs at the moment.
///
/// GTK leaves the handlers out, so that a signal which wants an answer has GTK's own.
@MainActor
enum BlockedObjects {
  private static var depths: [UnsafeMutableRawPointer: Int] = [:]

  /// How many blocks of an object are running: as often a handler is blocked that is connected meanwhile.
  static func depth(of object: UnsafeMutableRawPointer) -> Int { depths.isEmpty ? 0 : depths[object, default: 0] }

  static func block<Result>(_ object: UnsafeMutableRawPointer, _ body: () throws -> Result) rethrows -> Result {
    g_object_ref(object)
    for mark in [SignalConnection.grouped, SignalConnection.loose] {
      g_signal_handlers_block_matched(object, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, mark)
    }
    depths[object, default: 0] += 1
    defer {
      depths[object] = depth(of: object) > 1 ? depth(of: object) - 1 : nil
      for mark in [SignalConnection.grouped, SignalConnection.loose] {
        g_signal_handlers_unblock_matched(object, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, mark)
      }
      g_object_unref(object)
    }
    return try body()
  }
}
