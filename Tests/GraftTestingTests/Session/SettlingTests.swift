import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Waiting until nothing is pending, also for programs that never come to rest.
@Suite(.gtk) @MainActor
struct SettlingTests {
  @Test("a program at rest has settled, with and without a window")
  func restIsSettled() async throws {
    #expect(await Settling.settle())
    let mounted = try await MountedView(Tally())
    #expect(await Settling.settle())
    #expect(mounted.root.texts == ["0", "Add"])
  }

  @Test("what was written is shown when the program has settled")
  func writeIsShown() async throws {
    let mounted = try await MountedView(Tally())
    emitClicked(try mounted.root.find(role: .button).widget)
    #expect(mounted.root.texts == ["0", "Add"])
    #expect(await Settling.settle())
    #expect(mounted.root.texts == ["1", "Add"])
  }

  @Test(
    "a program that writes state in each frame never settles, and one that stops does",
    .gtk(allowing: "has not settled"))
  func restlessNeverSettles() async throws {
    let mounted = try await MountedView(Restless(isRunning: true))
    #expect(await !Settling.settle())
    mounted.rootView = Restless(isRunning: false)
    #expect(await Settling.settle())
  }

  private func emitClicked(_ button: Widget) {
    var value = GValue()
    g_value_init(&value, graft_object_type(button.pointer))
    g_value_set_object(&value, button.pointer)
    g_signal_emitv(&value, g_signal_lookup("clicked", graft_object_type(button.pointer)), 0, nil)
    g_value_unset(&value)
  }
}
