import Logging

/// What a program tells of itself, as `import os` brings it: written by swift-log, to wherever the program has its messages go.
public struct Logger: Sendable {
  private let logger: Logging.Logger

  /// Tells nothing of where it comes from.
  public init() { self.init(.default) }

  /// Tells of a part of a program.
  public init(subsystem: String, category: String) {
    var logger = Logging.Logger(label: subsystem)
    logger[metadataKey: "category"] = "\(category)"
    self.logger = logger
  }

  /// Tells of the part of a program that a log is of.
  public init(_ log: OSLog) { self.init(subsystem: log.subsystem, category: log.category) }

  /// Tells something of a kind.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    logger.log(level: level.level, "\(message.text)")
  }

  /// Tells something that is kept.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Tells something that is kept.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Tells something that helps and is not kept for long.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Tells something for whoever looks for a mistake.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// The same as `debug(_:)`.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// The same as `error(_:)`.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Tells of an error.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Tells of a mistake in the program.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
  /// The same as `fault(_:)`.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// How much what is told matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  /// A kind by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)

  package var level: Logging.Logger.Level {
    switch self {
    case .info: .info
    case .debug: .debug
    case .error: .error
    case .fault: .critical
    default: .notice
    }
  }
}
