import GraftAdwaita
import GraftTestTraits
import GraftTesting
import Testing

@testable import Letters

/// A program with all of libadwaita's views.
@Suite(.gtk) @MainActor
struct LettersTests {
  private let mailbox = Mailbox()

  private func opened() async throws -> WidgetQuery {
    let program = try await MountedScenes(LettersScene(mailbox: mailbox))
    // Before 1.4 nothing says when a window is narrow.
    if !hasAdwaita(4) { #expect(Diagnostics.recorded.map(\.kind) == [.olderLibrary]) }
    return try program.window("Letters")
  }

  @Test("the window of a scene is libadwaita's, and has no bar but those of its views")
  func window() async throws {
    let window = try await opened()
    #expect(window.all[0].widget.typeName == "AdwApplicationWindow")
    #expect(window.all.filter { $0.widget.typeName == "AdwHeaderBar" && $0.isShown }.count == 3)
  }

  @Test("bars beside each other share the window's buttons")
  func buttons() async throws {
    let window = try await opened()
    let controls = window.all.filter {
      $0.widget.typeName == "GtkWindowControls" && $0.isShown && $0.widget["empty"] == false
    }
    #expect(controls.count == 1)
    #expect(try #require(controls.first).frame.minX > window.find(role: .button, name: "Settings").frame.maxX)
  }

  @Test("what was deleted comes back by the button of the toast that tells of it")
  func undo() async throws {
    let window = try await opened()
    try await window.find(role: .button, name: "Delete").click()
    #expect(mailbox.letters.map(\.id) == [2, 3] && window.texts.contains("Deleted “The engine & its notes”"))
    try await window.find(role: .button, name: "Undo").click()
    #expect(mailbox.letters.map(\.id) == [1, 2, 3] && mailbox.deleted == nil)
  }

  @Test("a click on a row does what the row is for")
  func rows() async throws {
    let window = try await opened()
    let row = try #require(
      window.all.first { $0.widget.typeName == "AdwActionRow" && $0.content.texts.contains("A moth") })
    try await row.click()
    #expect(mailbox.selected == 2)
  }

  @Test("the button of the banner takes the banner away")
  func banner() async throws {
    let window = try await opened()
    let banner = try window.widget("AdwBanner", "GtkInfoBar")
    #expect(banner["revealed"] == true)
    try await window.find(role: .button, name: "Connect").click()
    #expect(!mailbox.isOffline && banner["revealed"] == false)
  }
}
