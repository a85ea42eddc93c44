import GraftTestTraits
import GraftTesting
import SwiftUI
import Testing

// Names that a user's own types may have, next to ours.
private struct State { var title = "own state" }
private enum Environment { static let name = "own environment" }
private struct Angle { let degrees = 90 }
private struct Table { let rows = 3 }
private struct Settings { let volume = 7 }
private enum Position { case left }

/// A user's types that have our names, or Apple's.
@MainActor
@Suite(.serialized, .gtk)
struct OwnNamesTests {
  private struct OwnNames: View {
    @SwiftUI.State private var count = 0
    @SwiftUI.Environment(\.isEnabled) private var isEnabled
    let state = State()
    var settings = Settings()

    var body: some View {
      VStack {
        Text("\(state.title), \(Environment.name), \(settings.volume)")
        Text("\(Angle().degrees) \(Table().rows) \(Position.left == .left ? "left" : "")")
        Button("Count") { count += 1 }
        Text("\(count) \(isEnabled ? "enabled" : "disabled")")
      }
    }
  }

  @Test("own types with names of ours are the user's, and ours are found in their module")
  func ownNames() async throws {
    let mounted = try await MountedView(OwnNames())
    try await mounted.root.find(role: .button, name: "Count").click()
    #expect(
      mounted.root.texts == ["own state, own environment, 7", "90 3 left", "Count", "1 enabled"])
  }
}
