import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Section LC: a view that cannot be seen is still there.
@Suite(.gtk) @MainActor
struct OpacityStateTests {
  struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  struct Fading: View {
    let log: Log
    @State private var isSeen = true
    var body: some View {
      VStack {
        Button("Fade") { isSeen.toggle() }
        Counter()
          .onAppear { log.entries.append("appear") }
          .onDisappear { log.entries.append("disappear") }
          .opacity(isSeen ? 1 : 0)
      }
    }
  }

  @Test("LC21 an opacity that goes to zero and back runs neither onAppear nor onDisappear, and state and widget stay")
  func opacity() async throws {
    let log = Log()
    let mounted = try await MountedView(Fading(log: log))
    try await mounted.root.find(role: .button, name: "Count 0").click()
    let button = try mounted.root.find(role: .button, name: "Count 1").widget.pointer
    for _ in 0..<2 {
      try await mounted.root.find(role: .button, name: "Fade").click()
      #expect(try mounted.root.find(role: .button, name: "Count 1").widget.pointer == button)
    }
    #expect(log.entries == ["appear"])
    try await mounted.root.find(role: .button, name: "Count 1").click()
    #expect(mounted.root.texts == ["Fade", "Count 2"])
  }
}
