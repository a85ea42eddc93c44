import CGTK
import Foundation
import GTKSupport
import GraftTestTraits
import GraftTesting
import StoredValues
import TestSupport
import Testing

@testable import Graft

/// Which windows a program opens when it was ended while some were open.
@Suite(.gtk) @MainActor
struct SessionWindowsTests {
  private let folder: StorageFolder
  private let file: AppStorageFile

  init() throws {
    folder = try StorageFolder()
    file = folder.open()
  }

  private struct Main: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      VStack {
        Button("note 3") { openWindow(id: "notes", value: 3) }
        Button("log") { openWindow(id: "log") }
        Button("unkept") { openWindow(id: "unkept") }
      }
    }
  }

  private struct Note: View {
    let number: Int?
    @SceneStorage("count") private var count = 0

    var body: some View { Button("note \(number ?? 0), \(count)") { count += 1 } }
  }

  private struct Scenes: Scene {
    let file: AppStorageFile

    var body: some Scene {
      WindowGroup("Main", id: "main") { Main() }.environment(\.sceneFile, file)
      WindowGroup("Notes", id: "notes", for: Int.self) { $number in
        Note(number: number)
      }
      .environment(\.sceneFile, file)
      Window("Log", id: "log") { Text("log") }.environment(\.sceneFile, file)
      Window("Unkept", id: "unkept") { Text("unkept") }.environment(\.sceneFile, file).restorationBehavior(.disabled)
    }
  }

  /// Starts the program, and ends it as a session does.
  private func run(_ scene: some Scene, ended: Bool = true, _ body: () async throws -> Void) async throws {
    let scenes = SceneHost(application: nil)
    scenes.show(scene._sceneView)
    await Settling.settle()
    try await body()
    if ended { scenes.keepWindows() }
    scenes.close()
    await Settling.settle()
    // Before its folder goes.
    file.save()
  }

  @Test("AC8 windows that are open when the program is ended are opened again once, with their values")
  func again() async throws {
    try await run(Scenes(file: file)) {
      for name in ["note 3", "log", "unkept"] { try await ShownScenes.press(name, in: "Main") }
      try await ShownScenes.press("note 3, 0", in: "Notes")
      #expect(ShownScenes.titles == ["Log", "Main", "Notes", "Unkept"])
      try await ShownScenes.close("Main")
    }
    try await run(Scenes(file: file), ended: false) {
      #expect(ShownScenes.titles == ["Log", "Notes"])
      _ = try ShownScenes.content("Notes").find(role: .button, name: "note 3, 1")
    }
    try await run(Scenes(file: file)) { #expect(ShownScenes.titles == ["Main"]) }
  }

  @Test("AC8 a program whose last window the user has closed begins as at first")
  func closed() async throws {
    try await run(Scenes(file: file)) {
      try await ShownScenes.press("log", in: "Main")
      for title in ["Main", "Log"] { try await ShownScenes.close(title) }
    }
    try await run(Scenes(file: file)) { #expect(ShownScenes.titles == ["Main"]) }
  }

  @Test("AC8 where what was kept is of scenes that are gone, a first window is opened")
  func gone() async throws {
    try await run(Scenes(file: file)) {
      try await ShownScenes.press("log", in: "Main")
      try await ShownScenes.close("Main")
    }
    let rest = WindowGroup("Main", id: "main") { Text("main") }.environment(\.sceneFile, file)
    try await run(rest) { #expect(ShownScenes.titles == ["Main"]) }
  }
}
