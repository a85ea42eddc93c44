import Foundation

/// A part of a program that tells of itself.
public final class OSLog: Sendable {
  let subsystem: String
  let category: String

  /// A part of a program.
  public init(subsystem: String, category: String) { (self.subsystem, self.category) = (subsystem, category) }

  /// The program.
  public static let `default` = OSLog(subsystem: ProcessInfo.processInfo.processName, category: "default")
}

/// Tells something, with values by the signs of C's formats, such as `%d` and `%{public}@`. The oldest form.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {
  Logger(log).log(level: type, "\(OSLogFormat.text("\(message)", args))")
}

/// Tells something.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { Logger(.default).log(message) }

/// Tells something of a kind.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  Logger(log).log(level: type, message)
}

/// Texts by the signs of C's formats.
package enum OSLogFormat {
  /// The text, in which private values are hidden.
  package static func text(_ format: String, _ values: [any CVarArg]) -> String {
    String(format: format.replacing(/%\{[^}]*\}/, with: "%"), arguments: values)
  }
}
