import Graft

/// Two sides that are changed together, and counted from each change on.
@MainActor
final class Contest {
  let sides: [Side]
  /// That of the change; nil where the views bring their own.
  private let animation: Animation?

  init(_ sides: [Side], animation: Animation?) {
    self.sides = sides
    self.animation = animation
  }

  func change() {
    startCounting()
    withAnimation(animation) {
      for side in sides { side.isOn.toggle() }
    }
  }

  private func startCounting() {
    let statistics = UpdateStatistics.start()
    for side in sides { side.startOver() }
    statistics.didCount = { [weak self, weak statistics] in
      guard let self, let statistics else { return }
      for side in sides { side.countBodies(statistics) }
    }
  }

  /// What both sides have cost, as a line.
  var costs: String { sides.compactMap { $0.cost?.description }.joined(separator: " | ") }
}
