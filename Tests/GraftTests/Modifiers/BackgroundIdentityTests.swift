import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Section ID: a modifier's parameter is no identity.
@Suite(.gtk) @MainActor
struct BackgroundIdentityTests {
  struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  struct Root: View {
    @State private var isGreen = true
    var body: some View {
      VStack {
        Button("Switch") { isGreen.toggle() }
        Counter().background(isGreen ? Color.green : Color.red)
      }
    }
  }

  @Test("ID6 a background of another colour keeps the state and the widget of the view in front of it")
  func colour() async throws {
    let mounted = try await MountedView(Root())
    try await mounted.root.find(role: .button, name: "Count 0").click()
    let button = try mounted.root.find(role: .button, name: "Count 1").widget.pointer
    let counts = UpdateStatistics.start()
    for _ in 0..<2 {
      try await mounted.root.find(role: .button, name: "Switch").click()
      #expect(try mounted.root.find(role: .button, name: "Count 1").widget.pointer == button)
    }
    #expect(counts.bodies(of: Root.self) == 2)
    #expect(counts.bodies(of: Counter.self) == 0)
  }
}
