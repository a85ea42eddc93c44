// snippet: the imports of a test
import Graft
import GraftTestTraits
import GraftTesting
import Testing

// snippet end

// snippet: a test of a representable
@Suite(.gtk) @MainActor
struct KnobTests {
  @Test("a user's click reaches the state, and the state reaches the widget")
  func bothWays() async throws {
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(KnobPage())
    let knob = try mounted.root.find(role: .switch)
    try await knob.click()
    #expect(mounted.root.texts == ["on", "Reset"])
    try await mounted.root.find(role: .button, name: "Reset").click()
    #expect(knob.widget["active"] == false)
    #expect(counts.updates(of: Knob.self) == 3)
  }
}
// snippet end
