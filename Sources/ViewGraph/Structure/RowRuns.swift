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
    let kept = plan.compactMap(\.run)
    let diff = KeyedDiff(from: .init(identitiesOf: runs) { $0 }, to: .init(identitiesOf: kept) { $0 })
    for position in diff.removed { runs[position].leaveWithRows(&phase) }
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

/// Where a row lies in depth. Rows of different depth are in runs of their own, so that a run can lie in front of another as
/// a whole; a row with views of several depths is alone.
private struct RowDepth: Equatable {
  var zIndex: Double = 0
  var isMixed = false

  @MainActor
  init(of row: RowNode) {
    guard row.hasZIndex else { return }
    var layers: [DepthLayer] = []
    row.collectLayers(&layers)
    zIndex = layers.map(\.zIndex).max() ?? 0
    isMixed = layers.contains { $0.zIndex != zIndex }
  }

  func isInOneRun(with other: RowDepth) -> Bool { self == other && !isMixed }
}

extension RowRuns {
  /// Rows that will be one run; a new one if they have none.
  private struct Part {
    var run: RowRunNode?
    var rows: [RowNode]
    let depth: RowDepth

    /// How much rather than other segments this one keeps the run.
    var claim: Int { depth.zIndex == 0 ? rows.count : .max }

    /// Whether depth may have divided the rows from others.
    @MainActor var isDivided: Bool { rows.contains(where: \.hasZIndex) }
  }

  private func plan(for rows: [RowNode]) -> [Part] {
    let segments = segments(of: rows)
    let keepers = keepers(of: segments)
    var parts: [Part] = []
    var homeless: Part?
    for (index, segment) in segments.enumerated() {
      var part = segment
      if let run = segment.run, keepers[ObjectIdentifier(run)] == index {
        settle(&homeless, before: &part, in: &parts)
        append(part, to: &parts)
      } else {
        join(&homeless, segment, in: &parts)
      }
    }
    settle(&homeless, in: &parts)
    return parts
  }

  /// Neighbours that are in the same run.
  private func segments(of rows: [RowNode]) -> [Part] {
    var segments: [Part] = []
    for row in rows {
      let (run, depth) = (row.run, RowDepth(of: row))
      let last = segments.count - 1
      if last < 0 || segments[last].run !== run || !segments[last].depth.isInOneRun(with: depth) {
        segments.append(Part(run: run, rows: [row], depth: depth))
      } else {
        // In place: a copy of the last one would make this quadratic.
        segments[last].rows.append(row)
      }
    }
    return segments
  }

  /// The longest segment of each run, which the run keeps; but what lies elsewhere in depth than its neighbours is most
  /// likely being dragged, which a change of run would end.
  private func keepers(of segments: [Part]) -> [ObjectIdentifier: Int] {
    var keepers: [ObjectIdentifier: Int] = [:]
    for (index, segment) in segments.enumerated() {
      guard let run = segment.run.map(ObjectIdentifier.init) else { continue }
      if let best = keepers[run], segments[best].claim >= segment.claim { continue }
      keepers[run] = index
    }
    return keepers
  }

  /// Adds rows that keep their run. What was divided by depth and is no longer is put together again.
  private func append(_ part: Part, to parts: inout [Part]) {
    guard
      var last = parts.last, last.isDivided || part.isDivided, last.depth.isInOneRun(with: part.depth),
      last.rows.count + part.rows.count <= newRunCount
    else { return parts.append(part) }
    if last.rows.count < part.rows.count { last.run = part.run }
    last.rows += part.rows
    parts[parts.count - 1] = last
  }

  /// Adds rows to those that have no run, which settle first if they may not be in one run.
  private func join(_ homeless: inout Part?, _ segment: Part, in parts: inout [Part]) {
    if homeless?.depth.isInOneRun(with: segment.depth) == true {
      homeless?.rows += segment.rows
    } else {
      settle(&homeless, in: &parts)
      homeless = Part(run: nil, rows: segment.rows, depth: segment.depth)
    }
  }

  /// Gives rows without a run to a neighbouring one that has room, or to new ones.
  private func settle(_ homeless: inout Part?, before next: inout Part, in parts: inout [Part]) {
    if let rows = homeless, !fits(rows, parts.last), fits(rows, next) {
      next.rows = rows.rows + next.rows
      homeless = nil
    }
    settle(&homeless, in: &parts)
  }

  private func settle(_ homeless: inout Part?, in parts: inout [Part]) {
    guard let part = homeless else { return }
    homeless = nil
    if fits(part, parts.last) { return parts[parts.count - 1].rows += part.rows }
    parts += stride(from: 0, to: part.rows.count, by: newRunCount).map { start in
      Part(run: nil, rows: Array(part.rows[start..<min(start + newRunCount, part.rows.count)]), depth: part.depth)
    }
  }

  /// A run grows to twice the length of a new one.
  private func fits(_ homeless: Part, _ part: Part?) -> Bool {
    guard let part, part.run != nil, part.depth.isInOneRun(with: homeless.depth) else { return false }
    return part.rows.count + homeless.rows.count <= 2 * newRunCount
  }
}
