import Foundation

/// A sample, run as its user would run it, on a private display of its own.
struct SampleProgram {
  let output: [String]
  let errors: String
  let status: Int32

  /// Runs a sample that was built beside the tests.
  static func run(_ name: String, _ arguments: String...) async throws -> SampleProgram {
    try await withCheckedThrowingContinuation { continuation in
      // Foundation frees a process only when the thread that has started it also waits for it.
      Thread.detachNewThread { continuation.resume(with: Result { try finish(name, arguments) }) }
    }
  }

  private static func finish(_ name: String, _ arguments: [String]) throws -> SampleProgram {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent(name)
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    return SampleProgram(
      output: text(output).split(separator: "\n").map(String.init), errors: text(errors),
      status: process.terminationStatus)
  }

  private static func text(_ pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
