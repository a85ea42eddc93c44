import Graft
import Observation

/// One side of a comparison: what its view is told, and what the last change has cost.
@Observable @MainActor
final class Side {
  var isOn = false
  /// What is shown of the cost. It is written after the event that it comes from: bodies and frames may write no state.
  private(set) var shownCost: Cost?

  /// Nil before the first change.
  @ObservationIgnored private(set) var cost: Cost? {
    didSet { if cost != oldValue { showSource.wake() } }
  }
  @ObservationIgnored private let bodies: (UpdateStatistics) -> Int
  @ObservationIgnored private lazy var showSource = WakeSource(priority: 110) { [unowned self] in shownCost = cost }

  /// A side whose bodies are those of a type of view.
  init(counting type: (some View).Type) {
    bodies = { $0.bodies(of: type) }
  }

  func countFrame() { cost?.frames += 1 }

  func countBodies(_ statistics: UpdateStatistics) { cost?.bodies = bodies(statistics) }

  func startOver() { cost = Cost() }
}
