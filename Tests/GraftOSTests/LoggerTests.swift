import Foundation
import Testing
import os

/// What programs tell of themselves, by the names of `import os`.
@Suite
struct LoggerTests {
  private let logger = Logger(subsystem: "org.example.program", category: "tests")

  @Test("a message has its values, but for those that are private")
  func messages() {
    let (name, count) = ("Ann", 3)
    let message: OSLogMessage = "\(name) has \(count, privacy: .public), \(name, privacy: .private(mask: .hash))"
    #expect(message.text == "Ann has 3, <private>")
    #expect(OSLogFormat.text("%d of %{public}@", [3, "five" as NSString]) == "3 of five")
  }

  @Test("what is told matters as much as its kind says")
  func kinds() {
    let kinds: [OSLogType] = [.debug, .info, .default, .error, .fault]
    #expect(kinds.map(\.level) == [.debug, .info, .notice, .error, .critical])
  }

  @Test("loggers and functions of all forms are there")
  func forms() {
    logger.debug("text")
    logger.trace("\(2) values")
    logger.log(level: .debug, "of a kind")
    Logger().debug("of the program")
    os_log("number %d", log: OSLog(subsystem: "org.example.program", category: "old"), type: .debug, 4)
    os_log(.debug, "of a kind \(5)")
  }
}
