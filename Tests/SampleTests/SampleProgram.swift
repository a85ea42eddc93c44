import Foundation
import TestSupport

/// A sample, run as its user would run it, on a private display of its own.
struct SampleProgram {
  let output: [String]
  let errors: String
  let status: Int32

  /// Runs a sample that was built beside the tests.
  static func run(_ name: String, _ arguments: String...) async throws -> SampleProgram {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return try await run(folder.appendingPathComponent(name), arguments)
  }

  /// Runs any program.
  static func run(_ program: URL, _ arguments: [String]) async throws -> SampleProgram {
    try await ChildPrograms.runAlone {
      try await withCheckedThrowingContinuation { continuation in
        // Foundation frees a process only when the thread that has started it also waits for it.
        Thread.detachNewThread { continuation.resume(with: Result { try finish(program, arguments) }) }
      }
    }
  }

  private static func finish(_ program: URL, _ arguments: [String]) throws -> SampleProgram {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Both are read while it runs: it stops where a pipe is full.
    let complaints = PipeText(errors)
    let lines = PipeText(output).wait().split(separator: "\n").map(String.init)
    process.waitUntilExit()
    return SampleProgram(output: lines, errors: complaints.wait(), status: process.terminationStatus)
  }
}

/// What comes through a pipe, read on a thread of its own until its writer closes it.
private final class PipeText: @unchecked Sendable {
  private let isRead = DispatchSemaphore(value: 0)
  private var data = Data()

  init(_ pipe: Pipe) {
    Thread.detachNewThread { [self] in
      data = pipe.fileHandleForReading.readDataToEndOfFile()
      isRead.signal()
    }
  }

  /// Blocks until all has come; may be called once.
  func wait() -> String {
    isRead.wait()
    return String(decoding: data, as: UTF8.self)
  }
}
