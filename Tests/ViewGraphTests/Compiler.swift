import Foundation
import TestSupport

/// The compiler, asked about a program that uses the modules that were built for the tests.
enum Compiler {
  /// The errors in a program, without their places; none when it compiles.
  static func errors(in program: String) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Program.swift")
    try program.write(to: file, atomically: true, encoding: .utf8)
    return try await ChildPrograms.runAlone {
      try await withCheckedThrowingContinuation { continuation in
        // Foundation frees a process only when the thread that has started it also waits for it.
        Thread.detachNewThread { continuation.resume(with: Result { try check(file) }) }
      }
    }
  }

  private static func check(_ file: URL) throws -> [String] {
    let built = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Beyond type-checking: an initialiser that leaves a property out is found no earlier.
    process.arguments = [
      "swiftc", "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-swift-version", "6", "-diagnostic-style", "llvm",
      "-I", built.appendingPathComponent("Modules").path,
      // The publishers' C module has no folder in the path of modules.
      "-Xcc", "-fmodule-map-file=" + built.appendingPathComponent("COpenCombineHelpers.build/module.modulemap").path,
      "-module-cache-path", built.appendingPathComponent("CompilerTests-ModuleCache").path, file.path,
    ]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let errors = text.split(separator: "\n").compactMap { line in
      line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) }
    }
    // A compiler that fails without a word has not said that the program is right.
    return errors.isEmpty && process.terminationStatus != 0 ? [text] : errors
  }
}
