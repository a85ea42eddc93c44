import CGTK

/// Tells when a file has changed, also by being replaced, made or removed. Main thread only.
@MainActor
public final class FileWatch {
  private let monitor: ObjectReference?

  /// Calls a function after each change of the file at a path, for as long as the watch is kept.
  public convenience init(path: String, _ changed: @escaping @MainActor () -> Void) {
    self.init(path, changed) { g_file_monitor_file($0, G_FILE_MONITOR_NONE, nil, nil) }
  }

  /// Calls a function after each change of a file that is in a folder, and not in one inside, for as long as the watch is kept.
  public convenience init(folder path: String, _ changed: @escaping @MainActor () -> Void) {
    self.init(path, changed) { g_file_monitor_directory($0, G_FILE_MONITOR_NONE, nil, nil) }
  }

  private init(
    _ path: String, _ changed: @escaping @MainActor () -> Void,
    monitor: (OpaquePointer) -> UnsafeMutablePointer<GFileMonitor>?
  ) {
    let file: OpaquePointer = g_file_new_for_path(path)
    defer { g_object_unref(file.objectAddress) }
    // Where files cannot be watched, nobody is told.
    guard let monitor = monitor(file) else {
      self.monitor = nil
      return
    }
    let reference = ObjectReference(taking: monitor.objectAddress)
    self.monitor = reference
    // It belongs to the watch, whatever is being made at the moment.
    HandlerGroup().collect { reference.connect("changed") { changed() } }
  }

  isolated deinit {
    if let monitor { g_file_monitor_cancel(monitor.pointer.cast()) }
  }
}
