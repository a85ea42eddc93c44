import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Command lines that a scene takes.
@Suite(.gtk) @MainActor
struct CommandLineTests {
  private let log = Log()
  private let folder = URL(filePath: "/srv/maps", directoryHint: .isDirectory)

  /// What is said is in the window; a start with `--refuse` fails.
  private struct Taking: Scene {
    let log: Log
    @State private var said = "nothing"

    var body: some Scene {
      Window("Main", id: "main") {
        Text("said: \(said)").onOpenURL { [log] in log.note("opened: \($0.absoluteString)") }
      }
      .onCommandLine { words, folder in
        said = words.joined(separator: " ")
        log.note("\(said) in \(folder.path(percentEncoded: false))")
        return words.contains("--refuse") ? 3 : 0
      }
      Window("Second", id: "second") { Text("second") }.onCommandLine { [log] _, _ in
        log.note("second")
        return 1
      }
    }
  }

  private var taking: some Scene { Taking(log: log) }

  @Test("AC10 the first scene that takes command lines is told each with its folder, and answers the start's status")
  func laterStart() async throws {
    let program = try await MountedScenes(taking)
    #expect(await program.start("--big", "a.map", in: folder) == 0)
    #expect(try program.window("Main").texts.contains("said: --big a.map"))
    #expect(await program.start("--refuse", in: folder) == 3)
    #expect(log.entries == ["--big a.map in /srv/maps/", "--refuse in /srv/maps/"])
    #expect(program.windows.count == 1)
  }

  @Test("AC10 a first start is answered before a window opens, and none opens where it is refused")
  func firstStart() async throws {
    try PrivateDisplay.start()
    let refusing = SceneHost(application: nil)
    #expect(refusing.show(taking._sceneView, for: ProgramStart(words: ["--refuse"], folder: folder)) == 3)
    await Settling.settle()
    #expect(ShownScenes.titles == [])
    refusing.close()
    let scenes = SceneHost(application: nil)
    #expect(scenes.show(taking._sceneView, for: ProgramStart(words: ["a.map"], folder: folder)) == 0)
    await Settling.settle()
    #expect(try ShownScenes.content("Main").texts == ["said: a.map"])
    #expect(log.entries == ["--refuse in /srv/maps/", "a.map in /srv/maps/"])
    scenes.close()
    await Settling.settle()
  }

  @Test("AC10 URLs of the session bus are handed to views all the same")
  func opened() async throws {
    let program = try await MountedScenes(taking)
    await program.open(URL(filePath: "/srv/b.map"))
    #expect(log.entries == ["opened: file:///srv/b.map"])
  }
}
