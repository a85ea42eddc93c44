import Foundation

/// The figures of several runs of one program, each run a process of its own.
struct Measurement {
  private var values: [String: [Double]] = [:]

  /// Runs a program once more and adds what it prints.
  mutating func run(_ program: URL, _ scenario: String, _ count: Int) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = [scenario, String(count)]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(program: program.lastPathComponent, scenario: scenario, status: process.terminationStatus)
    }
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard parts.count == 2, let value = Double(parts[1]) else { continue }
      values[String(parts[0]), default: []].append(value)
    }
  }

  func median(_ figure: String) -> Double? {
    guard let values = values[figure]?.sorted(), !values.isEmpty else { return nil }
    return values[values.count / 2]
  }

  /// The least and the greatest value.
  func spread(_ figure: String) -> String {
    guard let values = values[figure], let least = values.min(), let greatest = values.max() else { return "" }
    return "\(format(least))…\(format(greatest))"
  }
}

struct Failure: Error, CustomStringConvertible {
  let program: String
  let scenario: String
  let status: Int32

  var description: String { "\(program) \(scenario) ended with status \(status)" }
}

/// Three significant digits are more than a machine that others use repeats.
func format(_ value: Double) -> String { String(format: abs(value) < 10 ? "%.3f" : "%.1f", value) }
