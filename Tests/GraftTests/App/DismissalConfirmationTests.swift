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

  private struct Presenting: View {
    let isCover: Bool
    @State private var isPresented = false
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      Button("present") { isPresented = true }
        .sheet(isPresented: presented(as: false)) { leaving }
        .fullScreenCover(isPresented: presented(as: true)) { leaving }
        .dismissalConfirmationDialog("Close?", shouldPresent: true) { Button("Discard", role: .destructive) {} }
    }

    private var leaving: some View { Button("leave") { dismissWindow() } }

    private func presented(as isCover: Bool) -> Binding<Bool> {
      Binding {
        isPresented && isCover == self.isCover
      } set: {
        isPresented = $0
      }
    }
  }

  @Test("WI4 what is presented in a window goes before it asks", arguments: [false, true])
  func presented(isCover: Bool) async throws {
    try await ShownScenes.with(WindowGroup("Editor") { Presenting(isCover: isCover) }) {
      try await ShownScenes.press("present", in: "Editor")
      let buttons = ShownScenes.windows.flatMap { WidgetQuery(root: $0).findAll(role: .button, name: "leave") }
      try await #require(buttons.first).click()
      #expect(ShownScenes.titles == ["Close?", "Editor"])
      try await ShownScenes.press("Cancel", in: "Close?")
      #expect(ShownScenes.titles == ["Editor"])
      #expect(try ShownScenes.content("Editor").find(role: .button, name: "present").isShown)
      try await ShownScenes.close("Editor")
      try await ShownScenes.press("Discard", in: "Close?")
      #expect(ShownScenes.titles == [])
    }
  }

  @Test("WI4 what had the focus before a cover has it again when the question over the cover is cancelled")
  func focus() async throws {
    try await ShownScenes.with(WindowGroup("Editor") { Presenting(isCover: true) }) {
      let button = try ShownScenes.content("Editor").find(role: .button, name: "present")
      gtk_widget_grab_focus(button.widget.widgetPointer)
      try await button.click()
      try await ShownScenes.press("leave", in: "Editor")
      try await ShownScenes.press("Cancel", in: "Close?")
      #expect(try gtk_window_get_focus(ShownScenes.window("Editor").cast()) == button.widget.widgetPointer)
      try await ShownScenes.close("Editor")
      try await ShownScenes.press("Discard", in: "Close?")
    }
  }

  private struct Waiting: View {
    @State private var isFirst = true
    @State private var isSecond = true

    var body: some View {
      VStack {
        Text("a").sheet(isPresented: $isFirst) { NavigationStack { Text("1").navigationTitle("First") } }
        Text("b").sheet(isPresented: $isSecond) { NavigationStack { Text("2").navigationTitle("Second") } }
      }
      .dismissalConfirmationDialog("Close?", shouldPresent: true) { Button("Discard") {} }
    }
  }

  @Test("WI4 the question comes before what waits in the window, which is shown when the window stays")
  func waiting() async throws {
    try await ShownScenes.with(WindowGroup("Editor") { Waiting() }) {
      #expect(ShownScenes.titles == ["Editor", "First"])
      try await ShownScenes.close("Editor")
      #expect(ShownScenes.titles == ["Close?", "Editor"])
      try await ShownScenes.press("Cancel", in: "Close?")
      #expect(ShownScenes.titles == ["Editor", "Second"])
      try await ShownScenes.close("Editor")
      try await ShownScenes.press("Discard", in: "Close?")
      #expect(ShownScenes.titles == [])
    }
  }

  private struct Sheet: View {
    @State private var isPresented = true

    var body: some View {
      Text("content").sheet(isPresented: $isPresented) {
        Text("sheet").dismissalConfirmationDialog("Close?", shouldPresent: true) { Button("Discard") {} }
      }
    }
  }

  @Test("WI4 a sheet is not asked about")
  func sheet() async throws {
    try await ShownScenes.with(WindowGroup("Editor") { Sheet() }) {
      #expect(ShownScenes.titles == ["", "Editor"])
      try await ShownScenes.close("")
      #expect(ShownScenes.titles == ["Editor"])
    }
  }

  @Test("WI4 a window of the program's own over another one asks as well")
  func ownWindow() async throws {
    try PrivateDisplay.start()
    let controller = GtkHostingController(
      rootView: Text("content").dismissalConfirmationDialog("Close?", shouldPresent: true) { Button("Discard") {} })
    let (below, above) = (Widget(gtk_window_new()), Widget(gtk_window_new()))
    for (window, title) in [(below, "Below"), (above, "Above")] { window["title"] = title }
    gtk_window_set_transient_for(above.object.cast(), below.object.cast())
    gtk_window_set_child(above.object.cast(), controller.widget.widgetPointer)
    for window in [below, above] { gtk_window_present(window.object.cast()) }
    await Settling.settle()
    try await ShownScenes.close("Above")
    #expect(ShownScenes.titles == ["Above", "Below", "Close?"])
    try await ShownScenes.press("Discard", in: "Close?")
    #expect(ShownScenes.titles == ["Below"])
    try await ShownScenes.close("Below")
  }

  private struct Second: View {
    let isThere: Source<Bool>

    var body: some View { if isThere.value { Text("second") } }
  }

  private struct Several: View {
    let isSecondThere: Source<Bool>

    var body: some View {
      VStack {
        Group {
          Text("first")
          Second(isThere: isSecondThere)
        }
        .dismissalConfirmationDialog("Close?", shouldPresent: true) { Button("Discard") {} }
      }
    }
  }

  @Test("WI4 a window asks for as long as one of several views is there for which it does")
  func severalViews() async throws {
    let isSecondThere = Source(true)
    try await ShownScenes.with(WindowGroup("Editor") { Several(isSecondThere: isSecondThere) }) {
      isSecondThere.value = false
      await Settling.settle()
      try await ShownScenes.close("Editor")
      #expect(ShownScenes.titles == ["Close?", "Editor"])
      try await ShownScenes.press("Discard", in: "Close?")
      #expect(ShownScenes.titles == [])
    }
  }

  private struct Questions: View {
    var body: some View {
      VStack {
        Text("1").dismissalConfirmationDialog("One?", shouldPresent: true) { Button("Go on") {} }
        Text("2").dismissalConfirmationDialog("Two?", shouldPresent: true) { Button("Go on") {} }
      }
    }
  }

  /// The title of the one dialog that is shown.
  private func question() throws -> String {
    let titles = ShownScenes.titles.filter { $0 != "Editor" }
    try #require(titles.count == 1)
    return titles[0]
  }

  @Test("WI4 each question of a window is asked, and all of them again when one was cancelled")
  func severalQuestions() async throws {
    try await ShownScenes.with(WindowGroup("Editor") { Questions() }) {
      var asked: [String] = []
      for last in ["Cancel", "Go on"] {
        try await ShownScenes.close("Editor")
        for answer in ["Go on", last] {
          try asked.append(question())
          try await ShownScenes.press(answer, in: try #require(asked.last))
        }
        #expect(ShownScenes.titles == (last == "Cancel" ? ["Editor"] : []))
      }
      #expect(Set(asked).count == 2 && asked.count == 4 && Array(asked.prefix(2)) == Array(asked.suffix(2)))
    }
  }
}
