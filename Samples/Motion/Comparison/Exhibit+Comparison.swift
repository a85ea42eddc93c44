import Graft
import Lesson

/// How long the exhibits move: long enough to be watched.
let slowly = Animation.easeInOut(duration: 1)

extension Exhibit {
  /// Two views that are given the same changes, and what the first change costs each of them.
  static func comparison<Left: View, Right: View>(
    _ id: String, _ title: String, explanation: String, animation: Animation? = slowly, captions: [Caption],
    expected: String, left: @escaping (Bool) -> Left, right: @escaping (Bool) -> Right
  ) -> Exhibit {
    Exhibit(id, title, explanation: explanation) { _ in
      let contest = Contest([Side(counting: Left.self), Side(counting: Right.self)], animation: animation)
      let view = ComparisonView(contest: contest, captions: captions, left: left, right: right)
      return Performance(stage: AnyView(view)) { try await contest.play($0, expected: expected) }
    }
  }
}

extension Contest {
  /// Changes both sides on the script's clock, with a picture half-way, and says what that has cost.
  fileprivate func play(_ player: Player, expected: String) async throws {
    defer { UpdateStatistics.stop() }
    try await player.drivingGTK {
      try await player.click("Change")
      await player.wait(.milliseconds(517))
      try player.takePicture("half-way")
      await player.wait(.milliseconds(700))
    }
    player.observe(costs, expected: expected)
  }
}
