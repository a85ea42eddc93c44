import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// The switch of the documentation, compared with one that is made anew.
@Suite(.gtk) @MainActor
struct KnobTwinTests {
  @Test("a fresh twin of a switch that follows its state is like it")
  func followsState() async throws {
    let mounted = try await MountedView(KnobPage())
    try await mounted.root.find(role: .switch).click()
    try await mounted.root.find(role: .button, name: "Reset").click()
    // snippet: a fresh twin
    #expect(await mounted.freshTwinDifferences() == [])
    // snippet end
  }
}
