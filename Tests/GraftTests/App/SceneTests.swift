import Graft
import GraftTestTraits
import Testing

/// What a block of scenes may contain. Running applications are tested as programs.
@Suite(.runtime) @MainActor
struct SceneTests {
  private struct Main: Scene {
    var body: some Scene { WindowGroup("Main") { Text("main") } }
  }

  private struct Single: App {
    var body: some Scene { WindowGroup { Text("only") } }
  }

  private struct Several: App {
    var body: some Scene {
      Main()
      WindowGroup("Second") {
        Text("one")
        Text("two")
      }
    }
  }

  @Test("an application has one scene, or several of any kind in one block")
  func blockOfScenes() {
    #expect(type(of: Single().body) == WindowGroup<Text>.self)
    #expect(type(of: Several().body) == TupleScene<Main, WindowGroup<TupleView<Text, Text>>>.self)
    #expect(type(of: Main().body) == WindowGroup<Text>.self)
  }
}
