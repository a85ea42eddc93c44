import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Windows that ask before they close.
@Suite(.gtk) @MainActor
struct DismissalConfirmationTests {
  private let log = Log()

  private struct Editor: View {
    let isChanged: Source<Bool>
    let log: Log
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      VStack {
        Button("this") { dismissWindow() }
        Button("all") { dismissWindow(id: "editor") }
      }
      .dismissalConfirmationDialog("Close?", shouldPresent: isChanged.value) {
        Button("Discard", role: .destructive) { log.note("discard") }
        Button("Save") { log.note("save") }
        Button("Keep", role: .cancel) { log.note("keep") }
      } message: {
        Text("There are changes.")
      }
    }
  }

  private func editor(_ isChanged: Source<Bool>) -> some Scene {
    WindowGroup("Editor", id: "editor") { Editor(isChanged: isChanged, log: log) }
  }

  @Test("WI4 a window whose user closes it asks, and an action with the role cancel, or Escape, keeps it")
  func keeping() async throws {
    try await ShownScenes.with(editor(Source(true))) {
      try await ShownScenes.close("Editor")
      #expect(ShownScenes.titles == ["Close?", "Editor"])
      #expect(try ShownScenes.content("Close?").texts.contains("There are changes."))
      try await ShownScenes.press("Keep", in: "Close?")
      #expect(ShownScenes.titles == ["Editor"] && log.take() == ["keep"])
      try await ShownScenes.close("Editor")
      try await ShownScenes.content("Close?").find(role: .button, name: "Save").press("Escape")
      #expect(ShownScenes.titles == ["Editor"] && log.take() == ["keep"])
    }
  }

  @Test("WI4 any other action closes the window after it has run", arguments: ["Discard", "Save"])
  func closing(_ action: String) async throws {
    try await ShownScenes.with(editor(Source(true))) {
      try await ShownScenes.close("Editor")
      try await ShownScenes.press(action, in: "Close?")
      #expect(ShownScenes.titles == [] && log.take() == [action.lowercased()])
    }
  }

  @Test("WI4 a window that dismissWindow closes asks as well, and one whose condition does not hold closes at once")
  func dismissing() async throws {
    let isChanged = Source(true)
    try await ShownScenes.with(editor(isChanged)) {
      for name in ["this", "all"] {
        try await ShownScenes.press(name, in: "Editor")
        #expect(ShownScenes.titles == ["Close?", "Editor"])
        try await ShownScenes.press("Keep", in: "Close?")
        #expect(ShownScenes.titles == ["Editor"])
      }
      isChanged.value = false
      await Settling.settle()
      try await ShownScenes.press("all", in: "Editor")
      #expect(ShownScenes.titles == [])
    }
  }
}
