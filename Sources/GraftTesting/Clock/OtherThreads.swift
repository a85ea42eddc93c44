import Foundation

/// The threads of the process besides the main one.
@MainActor
enum OtherThreads {
  /// Blocks until all of them wait for something, or for a second if some always work. On a busy machine a task that was
  /// just started may be anywhere between two instructions for a long time.
  static func rest() {
    for _ in 0..<1000 {
      if areResting { return }
      usleep(1000)
    }
  }

  private static var areResting: Bool {
    let main = "\(getpid())"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return threads.allSatisfy { $0 == main || isWaiting($0) }
  }

  /// The state of a thread follows its name, which is in parentheses: R for one that works or would if it could.
  private static func isWaiting(_ thread: String) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/self/task/\(thread)/stat", encoding: .utf8),
      let end = status.lastIndex(of: ")")
    else { return true }
    return !status[end...].hasPrefix(") R")
  }
}
