import Foundation

/// A sample, run as its user would run it, on a private display of its own.
struct SampleProgram {
  let output: [String]
  let errors: String
  let status: Int32

  /// Runs a sample that was built beside the tests.
  static func run(_ name: String, _ arguments: String...) async throws -> SampleProgram {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent(name)
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    let status: Int32 = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    return SampleProgram(
      output: text(output).split(separator: "\n").map(String.init), errors: text(errors), status: status)
  }

  private static func text(_ pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
