import CGTK
import Foundation
import GraftTesting
import Testing
import ViewGraphTesting

/// Steps at random, beside a model of what they lead to.
@MainActor
class RandomSteps {
  final var random: SeededGenerator
  private final let seed: UInt64
  /// The latest ones.
  private final var latest: [String] = []

  init(from seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed &* 7919 &+ 1)
  }

  final func random(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Says what a step does.
  final func note(_ step: String) { latest = latest.suffix(5) + [step] }

  func step() async throws {}

  /// What does not hold after a step; nil if all does.
  var fault: String? { nil }

  /// Takes steps until something does not hold, which is recorded.
  final func take(_ count: Int, in container: String) async throws {
    for number in 0..<count {
      try await step()
      guard let fault else { continue }
      Issue.record("\(container), seed \(seed), step \(number), after \(latest): \(fault)")
      return
    }
  }

  nonisolated static let seeds = TreeSeeds.range(count: 4)
}

/// A row as it is on the screen, whose text has numbers with colons between them.
@MainActor
struct FoundRow {
  /// None in the header of a section.
  let numbers: [Int]
  let label: FoundWidget
  let field: FoundWidget?
  let arrow: FoundWidget?
  let frame: CGRect
  let isSelected: Bool
  let hasFocus: Bool
  let isShown: Bool

  init?(_ row: FoundWidget) {
    let inside = row.content.all
    guard let label = inside.first(where: { !$0.text.isEmpty }) else { return nil }
    numbers = label.text.split(separator: ":").compactMap { Int($0) }
    self.label = label
    field = inside.first { $0.role == .textField }
    arrow = inside.first { styleClasses(of: $0).contains("graft-bare") }
    (frame, isShown) = (row.frame, row.isShown)
    isSelected = row.hasState(GTK_STATE_FLAG_SELECTED)
    hasFocus = row.hasState(GTK_STATE_FLAG_FOCUS_WITHIN)
  }

  /// What identifies the element, and what tells its views from others that would be made for it.
  var id: Int? { numbers.count > 1 ? numbers[0] : nil }
  var token: Int { numbers.count > 1 ? numbers[1] : 0 }

  var isSeen: Bool { isShown && frame.maxY > 0.5 && frame.minY < 599.5 }

  /// Whether what is in it can be clicked.
  var isClickable: Bool { id != nil && isSeen && (10..<590).contains(label.frame.midY) }
}
