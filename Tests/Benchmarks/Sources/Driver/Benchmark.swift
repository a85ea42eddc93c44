import ArgumentParser
import Foundation

/// Runs both programs in turn and prints their figures beside each other.
@main
struct Benchmark: ParsableCommand {
  @Option(help: "How often each program is run for each scenario.")
  var runs = 5

  @Argument(help: "The scenarios to run; all of them unless given.")
  var scenarios: [String] = []

  func validate() throws {
    let known = Set(Comparison.all.map(\.scenario))
    for scenario in scenarios where !known.contains(scenario) {
      throw ValidationError("there is no scenario '\(scenario)'; there are: \(known.sorted().joined(separator: ", "))")
    }
    if runs < 1 { throw ValidationError("at least one run is needed") }
  }

  func run() throws {
    print("CPU milliseconds of the main thread, memory in kB; medians of \(runs) runs, the least and the greatest.")
    print(row("scenario", "figure", "Graft", "by hand", "ratio", "at most", ""))
    for comparison in Comparison.all where scenarios.isEmpty || scenarios.contains(comparison.scenario) {
      try report(comparison)
    }
  }

  private func report(_ comparison: Comparison) throws {
    var graft = Measurement()
    var byHand = Measurement()
    for _ in 0..<(comparison.isLong ? 1 : runs) {
      if comparison.isRatio { try byHand.run(program("HandWritten"), comparison.scenario, comparison.count) }
      try graft.run(program("GraftScenarios"), comparison.scenario, comparison.count)
    }
    for (figure, limit) in comparison.targets {
      let title = "\(comparison.scenario) \(comparison.count)"
      print(line(title, figure, limit, graft, comparison.isRatio ? byHand : nil))
    }
  }

  private func line(
    _ title: String, _ figure: String, _ limit: Double?, _ graft: Measurement, _ byHand: Measurement?
  ) -> String {
    guard let value = graft.median(figure) else { return row(title, figure, "no frame", "", "", "", "") }
    let other = byHand?.median(figure)
    let compared = other.map { value / $0 } ?? value
    let verdict = limit.map { compared <= $0 ? "holds" : "MISSED" } ?? ""
    return row(
      title, figure, "\(format(value)) (\(graft.spread(figure)))",
      other.map { "\(format($0)) (\(byHand?.spread(figure) ?? ""))" } ?? "",
      other.map { format(value / $0) } ?? "", limit.map(format) ?? "", verdict)
  }

  private func row(_ cells: String...) -> String {
    zip(cells, [20, 9, 26, 26, 8, 8, 6]).map { cell, width in
      cell.padding(toLength: max(width, cell.count), withPad: " ", startingAt: 0)
    }.joined(separator: " ")
  }

  /// The programs are beside this one.
  private func program(_ name: String) -> URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: name)
  }
}
