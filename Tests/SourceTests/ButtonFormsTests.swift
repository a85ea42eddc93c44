import GraftTestTraits
import GraftTesting
import SwiftUI
import TestSupport
import Testing

/// Forms in which source says buttons, beside those of the other tests.
@MainActor
@Suite(.serialized, .gtk)
struct ButtonFormsTests {
  private struct Renaming: View {
    let log: Log
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        RenameButton()
        RenameButton().renameAction { log.note("rename") }
        TextField("name", text: .constant("")).focused($isFocused)
        RenameButton().renameAction($isFocused)
        Text(isFocused ? "focused" : "elsewhere")
        HelpLink { log.note("help") }
        HelpLink(destination: URL(string: "https://example.org")!)
      }
      .environment(
        \.openURL,
        OpenURLAction {
          log.note($0.absoluteString); return .handled
        })
    }
  }

  @Test("a button to rename does what is said around it, and one for help runs an action or opens a URL")
  func renaming() async throws {
    let log = Log()
    let mounted = try await MountedView(Renaming(log: log), size: CGSize(width: 200, height: 400))
    let buttons = mounted.root.findAll(role: .button, name: "Rename…")
    #expect(buttons.map { $0.widget["sensitive"] as Bool } == [false, true, true])
    try await buttons[1].click()
    try await buttons[2].click()
    #expect(mounted.root.texts.contains("focused"))
    for button in mounted.root.findAll(role: .button, name: "Help") { try await button.click() }
    #expect(log.entries == ["rename", "help", "https://example.org"])
  }

  private struct Sizes: View {
    var body: some View {
      VStack {
        Button("fitted") {}.buttonSizing(.fitted)
        Button("flexible") {}.buttonSizing(.flexible)
        Label("far", systemImage: "star").labelIconToTitleSpacing(40)
      }
      .frame(width: 300)
    }
  }

  @Test("a flexible button is as wide as there is room, and the icon of a label as far from the title as is said")
  func sizes() async throws {
    let mounted = try await MountedView(Sizes(), size: CGSize(width: 300, height: 200))
    let widths = try ["fitted", "flexible"].map { try mounted.root.find(role: .button, name: $0).frame.width }
    #expect(widths[0] < 150 && widths[1] == 300)
    let title = try mounted.root.find(role: .label, text: "far").frame
    let icon = try #require(mounted.root.imageFrames.first)
    // Texts lie on whole pixels, and icons where layout puts them.
    #expect(abs(title.minX - icon.maxX - 40) <= 0.5)
  }

  private struct Repeating: View {
    let log: Log

    var body: some View {
      VStack {
        Button("again") { log.note("again") }.buttonRepeatBehavior(.enabled)
        Button("once") { log.note("once") }.buttonRepeatBehavior(.disabled)
      }
    }
  }

  @Test("a button that repeats runs its action while it is held, and once for a short click")
  func repeating() async throws {
    let log = Log()
    let mounted = try await MountedView(Repeating(log: log))
    let again = try mounted.root.find(role: .button, name: "again")
    try await again.click()
    #expect(log.take() == ["again"])
    try await again.hold { await Turn.until(for: .seconds(20)) { log.entries.count >= 3 } }
    let count = log.take().count
    #expect(count >= 3)
    try await mounted.root.find(role: .button, name: "once").hold {}
    await Settling.settle()
    #expect(log.entries == ["once"])
    try await again.click()
    #expect(log.entries == ["once", "again"])
  }
}
