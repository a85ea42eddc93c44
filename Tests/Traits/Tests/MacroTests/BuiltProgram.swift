import Foundation

/// What a program has said, and how it ended.
struct BuiltProgram {
  let output: [String]
  let errors: String
  let status: Int32

  /// Where the programs are that were built beside the tests.
  static let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

  /// Runs a program that was built beside the tests, or one that is on the path.
  static func run(_ name: String, _ arguments: String...) async throws -> BuiltProgram {
    try await withCheckedThrowingContinuation { continuation in
      // Foundation frees a process only when the thread that has started it also waits for it.
      Thread.detachNewThread { continuation.resume(with: Result { try finish([name] + arguments) }) }
    }
  }

  private static func finish(_ command: [String]) throws -> BuiltProgram {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["PATH=\(folder.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"] + command
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let said = (text(output), text(errors))
    process.waitUntilExit()
    return BuiltProgram(
      output: said.0.split(separator: "\n").map(String.init), errors: said.1, status: process.terminationStatus)
  }

  private static func text(_ pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
