import CGTK
import Logging
import Synchronization

/// One message of GLib's log.
public struct GLibLogRecord: Sendable {
  /// How serious it is.
  public enum Level: Int, Sendable, Comparable {
    case debug, info, message, warning, critical, error

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// Who logged it, such as `Gtk`.
  public let domain: String
  /// How serious it is.
  public let level: Level
  /// What was logged.
  public let message: String
}

/// Sends GLib's log to swift-log, under the label `GLib.<domain>`. May be used from any thread.
public enum GLibLog {
  /// Somebody who is told of each message, on the thread that logs it.
  public typealias Observer = @Sendable (GLibLogRecord) -> Void

  private static let observers = Mutex<[Int: Observer]>([:])
  private static let lastToken = Atomic<Int>(0)
  private static let isInstalled = Mutex(false)

  /// Takes over GLib's log. Once a process, as GLib allows it; again is no harm.
  public static func install() {
    let isFirst = isInstalled.withLock { installed in
      defer { installed = true }
      return !installed
    }
    guard isFirst else { return }
    g_log_set_writer_func({ level, fields, count, _ in GLibLog.write(level, fields, Int(count)) }, nil, nil)
  }

  /// Adds an observer and returns what removes it.
  public static func addObserver(_ observer: @escaping Observer) -> Int {
    // Never one that was in use: removing an observer twice must not remove a later one.
    let token = lastToken.add(1, ordering: .relaxed).newValue
    observers.withLock { $0[token] = observer }
    return token
  }

  /// Removes an observer.
  public static func removeObserver(_ token: Int) { _ = observers.withLock { $0.removeValue(forKey: token) } }

  /// Logs a critical message, as GTK does where a caller is wrong. Any thread.
  package static func critical(_ message: String) { log(message, G_LOG_LEVEL_CRITICAL) }

  /// Logs a warning, of what goes on all the same. Any thread.
  static func warning(_ message: String) { log(message, G_LOG_LEVEL_WARNING) }

  private static func log(_ message: String, _ level: GLogLevelFlags) {
    message.withCString { text in withVaList([text]) { g_logv("Graft", level, "%s", $0) } }
  }

  private static func write(
    _ flags: GLogLevelFlags, _ fields: UnsafePointer<GLogField>?, _ count: Int
  ) -> GLogWriterOutput {
    let record = GLibLogRecord(
      domain: field("GLIB_DOMAIN", fields, count) ?? "", level: .init(flags),
      message: field("MESSAGE", fields, count) ?? "")
    Logger(label: "GLib.\(record.domain)").log(level: record.level.logLevel, "\(record.message)")
    let current = observers.withLock { Array($0.values) }
    for observer in current { observer(record) }
    return G_LOG_WRITER_HANDLED
  }

  private static func field(_ key: String, _ fields: UnsafePointer<GLogField>?, _ count: Int) -> String? {
    for field in UnsafeBufferPointer(start: fields, count: count) where String(cString: field.key) == key {
      guard let value = field.value else { return nil }
      if field.length < 0 { return String(cString: value.assumingMemoryBound(to: CChar.self)) }
      return String(decoding: UnsafeRawBufferPointer(start: value, count: Int(field.length)), as: UTF8.self)
    }
    return nil
  }
}

extension GLibLogRecord.Level {
  init(_ flags: GLogLevelFlags) {
    let bits = flags.rawValue
    self =
      if bits & G_LOG_LEVEL_ERROR.rawValue != 0 { .error } else if bits & G_LOG_LEVEL_CRITICAL.rawValue != 0 {
        .critical
      } else if bits & G_LOG_LEVEL_WARNING.rawValue != 0 { .warning } else if bits & G_LOG_LEVEL_MESSAGE.rawValue != 0 {
        .message
      } else if bits & G_LOG_LEVEL_INFO.rawValue != 0 { .info } else { .debug }
  }

  var logLevel: Logger.Level {
    switch self {
    case .debug: .debug
    case .info: .info
    case .message: .notice
    case .warning: .warning
    case .critical, .error: .critical
    }
  }
}
