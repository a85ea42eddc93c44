import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// A view whose time a test owns, as the documentation of the test kit shows it.
@Suite(.gtk) @MainActor
struct CountdownTests {
  // snippet: a view that sleeps by a clock
  struct Countdown: View {
    var clock: any Clock<Duration> = ContinuousClock()
    @State private var seconds = 3

    var body: some View {
      Text("\(seconds)").task {
        while seconds > 0, (try? await clock.sleep(for: .seconds(1))) != nil { seconds -= 1 }
      }
    }
  }

  // snippet end

  @Test("a countdown shows each second, and ends at zero")
  func countsDown() async throws {
    // snippet: a test that owns the time
    let clock = TestClock()
    let mounted = try await MountedView(Countdown(clock: clock))
    await clock.advance(by: .seconds(1))
    #expect(mounted.root.texts == ["2"])
    await clock.advance(by: .seconds(2))
    #expect(mounted.root.texts == ["0"])
    #expect(clock.sleeperCount == 0)
    // snippet end
  }

  @Test("a revealer is open when its half second has passed")
  func reveals() async throws {
    // snippet: a test of an animation
    let revealer = Widget(typeName: "GtkRevealer")
    revealer["transition-duration"] = 500
    let window = MountedWindow(child: revealer, size: nil)
    await window.show()
    let clock = TestClock()
    await clock.drivingGTK {
      revealer["reveal-child"] = true
      await clock.advance(by: .milliseconds(400))
      #expect(revealer["child-revealed"] == false)
      await clock.advance(by: .milliseconds(200))
      #expect(revealer["child-revealed"] == true)
    }
    // snippet end
  }
}
