import CGTK
import Dispatch
import Foundation

/// What is done when a process of tests ends.
enum ProcessEnd {
  private static let isParked = DispatchSemaphore(value: 0)

  /// Where programs keep what lasts: a folder that no process has had before, and that goes with this one.
  static let dataFolder: URL = {
    atexit { try? FileManager.default.removeItem(at: ProcessEnd.dataFolder) }
    return FileManager.default.temporaryDirectory.appendingPathComponent("graft-data-\(UUID())")
  }()

  /// Stops the main thread when another one ends the process, as Swift Testing's runner does: what GTK's loop did
  /// meanwhile would use libraries that are gone. Once a process.
  static func parkMainThread() {
    atexit {
      guard !Thread.isMainThread else { return }
      g_idle_add_full(
        G_PRIORITY_HIGH,
        { _ in
          ProcessEnd.isParked.signal()
          while true { pause() }
        }, nil, nil)
      // A main thread that does not come back to its loop does not keep the process.
      _ = ProcessEnd.isParked.wait(timeout: .now() + 1)
    }
  }
}
