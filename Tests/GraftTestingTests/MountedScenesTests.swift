import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// The windows of a program in a test.
@Suite(.gtk) @MainActor
struct MountedScenesTests {
  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View { Button("open") { openWindow(id: "other") } }
  }

  private struct Program: Scene {
    var body: some Scene {
      WindowGroup("First") { Opener() }
      Window("Other", id: "other") { Text("other") }
    }
  }

  @Test("scenes open their first window, with its bar, and others as the program says")
  func windows() async throws {
    let program = try await MountedScenes(Program())
    #expect(program.windows.count == 1)
    let first = try program.window("First")
    #expect(first.all.contains { $0.widget.typeName == "GtkHeaderBar" })
    try await first.find(role: .button, name: "open").click()
    #expect(program.windows.count == 2)
    #expect(try program.window("Other").texts.contains("other"))
    await program.close()
    #expect(program.windows.count == 0)
  }

  @Test("a title that no window has is told with those that are there")
  func noWindow() async throws {
    let program = try await MountedScenes(Program())
    let error = #expect(throws: WidgetQueryError.self) { try program.window("Third") }
    #expect(error?.description == "0 windows have the title 'Third'; shown are: 'First'")
  }
}
