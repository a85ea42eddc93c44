import CGTK
import Foundation
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

@testable import Graft

/// What the desktop hands to a program.
@Suite(.gtk) @MainActor
struct OpenedURLTests {
  private let log = Log()
  private let address = URL(string: "counter://add?by=2")!

  private func receiver(_ name: String) -> some View {
    let log = log
    return Text(name).onOpenURL { log.note("\(name): \($0.absoluteString)") }
  }

  @Test("WI19 URLs go to the window that was active last, where each view that wants them gets each once")
  func activeWindow() async throws {
    let program = try await MountedScenes(Two(first: receivers, second: receiver("second")))
    await program.open(address)
    #expect(log.entries == ["outer: counter://add?by=2", "inner: counter://add?by=2"])
    try await program.window("First").find(role: .button, name: "open").click()
    await program.open(address, URL(filePath: "/tmp/a file"))
    #expect(log.entries.dropFirst(2) == ["second: counter://add?by=2", "second: file:///tmp/a%20file"])
  }

  private var receivers: some View {
    VStack {
      receiver("outer")
      receiver("inner")
      OpenButton(id: "second")
    }
  }

  private struct Two<First: View, Second: View>: Scene {
    let first: First
    let second: Second

    var body: some Scene {
      WindowGroup("First") { first }
      Window("Second", id: "second") { second }
    }
  }

  private struct OpenButton: View {
    let id: String
    @Environment(\.openWindow) private var openWindow

    var body: some View { Button("open") { openWindow(id: id) } }
  }

  @Test("WI19 where no window is open, a first one is opened and gets them")
  func noWindow() async throws {
    let program = try await MountedScenes(WindowGroup("Group") { receiver("group") })
    try await ShownScenes.close("Group")
    await Settling.settle()
    #expect(program.windows.isEmpty)
    await program.open(address)
    #expect(log.entries == ["group: counter://add?by=2"])
    #expect(program.windows.count == 1)
  }

  @Test("WI19 what nobody receives is reported, and opens no window")
  func nobody() async throws {
    let program = try await MountedScenes(WindowGroup("Deaf") { Text("deaf") })
    await program.open(address)
    #expect(Diagnostics.recorded.map(\.kind) == [.unreceivedURL])
    Diagnostics.removeAll()
    #expect(program.windows.count == 1)
  }

  @Test("WI19 where no view receives URLs, words of a command line are the program's own, but addresses are reported")
  func ownWords() async throws {
    let program = try await MountedScenes(WindowGroup("Deaf") { Text("deaf") })
    #expect(await program.start("3", in: URL(filePath: "/srv")) == 0)
    #expect(Diagnostics.recorded.isEmpty)
    await program.start("3", "counter://add", in: URL(filePath: "/srv"))
    #expect(Diagnostics.recorded.map(\.message) == ["no view of any window has onOpenURL for counter://add"])
    Diagnostics.removeAll()
  }

  @Test("WI19 all words of a command line but options are opened, files by the folder of the start")
  func commandLine() {
    let words = [
      "counter://add", "--headless", "file:///tmp/a", "/tmp/b", "C:/d", "mailto:a@b", "-x:y", "", "../my map", "--",
      "-e",
    ]
    let start = ProgramStart(words: words, folder: URL(filePath: "/srv/maps", directoryHint: .isDirectory))
    #expect(
      start.urls.map(\.absoluteString) == [
        "counter://add", "file:///tmp/a", "file:///tmp/b", "file:///srv/maps/C:/d", "mailto:a@b",
        "file:///srv/my%20map", "file:///srv/maps/-e",
      ])
  }

  @Test("WI19 a further start opens in a window what it names, and else brings one to the front")
  func laterStart() async throws {
    let program = try await MountedScenes(WindowGroup("Group") { receiver("group") })
    let folder = URL(filePath: "/srv", directoryHint: .isDirectory)
    #expect(await program.start("--quiet", "a", in: folder) == 0)
    #expect(await program.start(in: folder) == 0)
    #expect(log.entries == ["group: file:///srv/a"])
    #expect(program.windows.count == 1)
  }

  @Test("WI19 the first start opens one window, which gets what it names")
  func firstStart() async throws {
    try PrivateDisplay.start()
    let scenes = SceneHost(application: nil)
    let start = ProgramStart(words: ["a"], folder: URL(filePath: "/srv", directoryHint: .isDirectory))
    #expect(scenes.show(WindowGroup("Group") { receiver("group") }._sceneView, for: start) == 0)
    await Settling.settle()
    #expect(log.entries == ["group: file:///srv/a"])
    #expect(ShownScenes.titles == ["Group"])
    scenes.close()
    await Settling.settle()
  }
}
