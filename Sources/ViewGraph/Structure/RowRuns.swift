/// Divides the rows of a `ForEach` into runs, and keeps the division while rows come, go and move.
///
/// A row keeps its run where it can, as a change of run takes its elements off the screen for a moment.
@MainActor
struct RowRuns {
  /// About as many rows are in a new run: few enough that a change is cheap, many enough that there are few runs.
  private static let typicalCount = 32
  /// About as many leaves are in a run at most.
  private static let typicalLeafCount = 96

  private(set) var runs: [RowRunNode] = []
  private var newRunCount = typicalCount

  /// Adopts the rows in their order. `makeRun` makes a run without rows.
  mutating func update(_ rows: [RowNode], _ phase: inout EvaluatePhase, makeRun: () -> RowRunNode) {
    if runs.isEmpty, let first = rows.first { newRunCount = Self.runLength(for: first) }
    let plan = plan(for: rows)
    let kept = Set(plan.compactMap { $0.run.map(ObjectIdentifier.init) })
    for run in runs where !kept.contains(ObjectIdentifier(run)) { run.leaveWithRows(&phase) }
    runs = plan.map { part in
      let run = part.run ?? makeMountedRun(&phase, makeRun)
      run.setRows(part.rows, &phase)
      return run
    }
  }

  private func makeMountedRun(_ phase: inout EvaluatePhase, _ makeRun: () -> RowRunNode) -> RowRunNode {
    let run = makeRun()
    run.mount(&phase)
    return run
  }

  private static func runLength(for row: RowNode) -> Int {
    var leaves: [any LeafNode] = []
    row.collectLeaves(&leaves)
    return max(1, min(typicalCount, typicalLeafCount / max(1, leaves.count)))
  }
}

// MARK: - The plan

extension RowRuns {
  /// Rows that will be one run; a new one if they have none.
  private struct Part {
    var run: RowRunNode?
    var rows: [RowNode]
  }

  private func plan(for rows: [RowNode]) -> [Part] {
    let segments = segments(of: rows)
    let keepers = keepers(of: segments)
    var parts: [Part] = []
    var homeless: [RowNode] = []
    for (index, segment) in segments.enumerated() {
      guard let run = segment.run, keepers[ObjectIdentifier(run)] == index else {
        homeless += segment.rows
        continue
      }
      var part = segment
      settle(&homeless, before: &part, in: &parts)
      parts.append(part)
    }
    settle(&homeless, in: &parts)
    return parts
  }

  /// Neighbours that are in the same run.
  private func segments(of rows: [RowNode]) -> [Part] {
    var segments: [Part] = []
    for row in rows {
      let run = row.run
      if segments.isEmpty || segments[segments.count - 1].run !== run { segments.append(Part(run: run, rows: [])) }
      // In place: a copy of the last one would make this quadratic.
      segments[segments.count - 1].rows.append(row)
    }
    return segments
  }

  /// The longest segment of each run, which the run keeps.
  private func keepers(of segments: [Part]) -> [ObjectIdentifier: Int] {
    var keepers: [ObjectIdentifier: Int] = [:]
    for (index, segment) in segments.enumerated() {
      guard let run = segment.run.map(ObjectIdentifier.init) else { continue }
      if let best = keepers[run], segments[best].rows.count >= segment.rows.count { continue }
      keepers[run] = index
    }
    return keepers
  }

  /// Gives rows without a run to a neighbouring one that has room, or to new ones.
  private func settle(_ homeless: inout [RowNode], before next: inout Part, in parts: inout [Part]) {
    if !homeless.isEmpty, !fits(homeless, parts.last), fits(homeless, next) {
      next.rows = homeless + next.rows
      homeless = []
    }
    settle(&homeless, in: &parts)
  }

  private func settle(_ homeless: inout [RowNode], in parts: inout [Part]) {
    guard !homeless.isEmpty else { return }
    if fits(homeless, parts.last) {
      parts[parts.count - 1].rows += homeless
    } else {
      parts += stride(from: 0, to: homeless.count, by: newRunCount).map { start in
        Part(run: nil, rows: Array(homeless[start..<min(start + newRunCount, homeless.count)]))
      }
    }
    homeless = []
  }

  /// A run grows to twice the length of a new one.
  private func fits(_ rows: [RowNode], _ part: Part?) -> Bool {
    guard let part, part.run != nil else { return false }
    return part.rows.count + rows.count <= 2 * newRunCount
  }
}
