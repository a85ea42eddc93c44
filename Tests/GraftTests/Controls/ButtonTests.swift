import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// The button and its hosted label.
@Suite(.gtk) @MainActor
struct ButtonTests {
  struct Counter: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("\(count) clicks")
        Button("Click me") { count += 1 }
      }
    }
  }

  @Test("UI21 one click through the X server runs the action once")
  func clickRunsActionOnce() async throws {
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(Counter())
    #expect(mounted.root.texts == ["0 clicks", "Click me"])
    #expect(counts.bodies(of: Counter.self) == 1)
    try await mounted.root.find(role: .button, name: "Click me").click()
    #expect(mounted.root.texts == ["1 clicks", "Click me"])
    #expect(counts.bodies(of: Counter.self) == 2)
  }
}
