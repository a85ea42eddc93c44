import Graft
import GraftTesting
import Lesson

/// One playing of a variant: its counts, from zero, and what its inner view remembers.
@MainActor
final class VariantPlay {
  private let variant: Variant
  private let notebook: Notebook
  private let memory = InnerMemory()
  private let statistics = UpdateStatistics.start()

  init(_ variant: Variant, _ notebook: Notebook) {
    self.variant = variant
    self.notebook = notebook
    statistics.didCount = { [weak self] in self?.takeNotes() }
    memory.didReport = { [weak self] in self?.takeNotes() }
  }

  func makeStage() -> AnyView { variant.makeOuter(memory) }

  /// Clicks the variant's real buttons, and says what came of it.
  func play(_ player: Player, clicks: Int) async throws {
    defer { UpdateStatistics.stop() }
    try await clickIfPresent("Mark", player)
    for _ in 0..<clicks { try await player.click("Click me") }
    let counts = variant.count(statistics)
    try await clickIfPresent("Still marked?", player)
    let seen = VariantObservation(label: try label(in: player.root), counts: counts, local: local)
    player.observe("\(seen)", expected: "\(variant.expectation.observation(clicks: clicks))")
  }

  private func clickIfPresent(_ name: String, _ player: Player) async throws {
    if !player.root.findAll(role: .button, name: name).isEmpty { try await player.click(name) }
  }

  /// The one label that shows clicks, read from the widget on the screen.
  private func label(in root: WidgetQuery) throws -> String {
    let labels = root.texts.filter { $0.hasSuffix(" clicks") }
    guard labels.count == 1 else { throw ClickLabelError(labels: labels) }
    return labels[0]
  }

  private var local: Expectation.Local { memory.isKept.map { $0 ? .kept : .reset } ?? .none }

  private func takeNotes() {
    let counts = variant.count(statistics)
    let lines = [
      "Bodies of the outer view: \(counts.outer)",
      "Calls of make: \(counts.make)",
      "Calls of update: \(counts.update)",
      "Bodies of the inner view: \(counts.inner)",
      "The inner view's own state: \(describeLocal(counts))",
    ]
    if lines != notebook.lines { notebook.lines = lines }
  }

  private func describeLocal(_ counts: Counts) -> String {
    if let isKept = memory.isKept { return isKept ? "kept" : "reset" }
    return counts.inner == 0 ? "none" : "not asked yet"
  }
}

/// A stage that does not show clicks as one label.
struct ClickLabelError: Error, CustomStringConvertible {
  let labels: [String]

  var description: String { "there should be one label that shows clicks, there are: \(labels)" }
}
