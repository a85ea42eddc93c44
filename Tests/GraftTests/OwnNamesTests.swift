import Graft
import GraftTestTraits
import GraftTesting
import Testing

// Names that a user's own types may have, next to ours.
private struct State { var title = "own state" }
private enum Environment { static let name = "own environment" }
private struct Angle { let degrees = 90 }
private struct Table { let rows = 3 }
private struct Settings { let volume = 7 }
private enum Position { case left }

/// A user's types that have our names, where Graft is imported under its own name.
@Suite(.gtk) @MainActor
struct OwnNamesTests {
  private struct OwnNames: View {
    @Graft.State private var count = 0
    @Graft.Environment(\.isEnabled) private var isEnabled
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

  /// Names that are the user's inside of a view only.
  private struct InnerNames: View {
    struct State { var number = 5 }
    struct Environment { let name = "inner" }
    var state = State()
    let environment = Environment()
    @Graft.State private var isOn = false

    var body: some View { Button("\(state.number) \(environment.name) \(isOn ? "on" : "off")") { isOn.toggle() } }
  }

  @Test("own types with names of ours are the user's, and ours are found in their module")
  func ownNames() async throws {
    let mounted = try await MountedView(OwnNames())
    try await mounted.root.find(role: .button, name: "Count").click()
    #expect(
      mounted.root.texts == ["own state, own environment, 7", "90 3 left", "Count", "1 enabled"])
  }

  @Test("types inside of a view with names of ours are the view's")
  func innerNames() async throws {
    let mounted = try await MountedView(InnerNames())
    try await mounted.root.find(role: .button, name: "5 inner off").click()
    #expect(mounted.root.texts == ["5 inner on"])
  }
}
