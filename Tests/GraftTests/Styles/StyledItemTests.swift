import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Styles around what has a look of its own.
@Suite(.gtk) @MainActor
struct StyledItemTests {
  private static let size = CGSize(width: 400, height: 400)

  private struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("loud")
        configuration.label
      }
      .foregroundStyle(.red)
    }
  }

  private struct LoudToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Text("loud") }
  }

  private func items(_ log: Log) -> some View {
    Group {
      Button("Item") { log.note("item") }.keyboardShortcut("i")
      Button("Never") { log.note("never") }.disabled(true)
      Toggle("Check", isOn: noted(.constant(true), in: log))
    }
  }

  private func item(_ name: String, in mounted: MountedView<some View>) throws -> FoundWidget {
    try #require(mounted.root.all.first { $0.name == name && $0.role.nick.hasPrefix("menu-item") })
  }

  private func isSensitive(_ found: FoundWidget) -> Bool { gtk_widget_is_sensitive(found.widget.cast()) != 0 }

  @Test("SY12 the items of menus and context menus have their own look, whatever styles are around")
  func menus() async throws {
    let log = Log()
    let content = VStack {
      Menu("Menu") { items(log) }
      Color.gray.frame(width: 80, height: 80).contextMenu { items(log) }
      Button("styled") {}
    }
    let mounted = try await MountedView(
      content.buttonStyle(Loud()).toggleStyle(LoudToggle()).font(.largeTitle).tint(.red), size: Self.size)
    // That of the menu's own button is as of others.
    #expect(mounted.root.texts.filter { $0 == "loud" }.count == 2)
    try await mounted.root.find(role: .label, text: "Menu").click()
    #expect(mounted.root.texts.filter { $0 == "loud" }.count == 2)
    let height = try item("Item", in: mounted).frame.height
    #expect(isSensitive(try item("Never", in: mounted)) == false)
    try await item("Item", in: mounted).click()
    #expect(log.entries == ["item"])
    let plain = try await MountedView(Menu("Menu") { items(log) }, size: Self.size)
    try await plain.root.find(role: .button, name: "Menu").click()
    #expect(try item("Item", in: plain).frame.height == height)
  }

  @Test("SY12 the buttons of an alert have their own look, whatever styles are around")
  func alerts() async throws {
    let log = Log()
    let alert = Text("behind").alert("Title", isPresented: .constant(true)) {
      Button("Go") { log.note("go") }.disabled(true)
      Button("Delete", role: .destructive) { log.note("delete") }
    }
    let mounted = try await MountedView(alert.buttonStyle(Loud()), size: Self.size)
    let dialog = try #require(mounted.root.sheets.first)
    #expect(Set(dialog.texts) == ["Title", "Go", "Delete", "Cancel"])
    #expect(isSensitive(try dialog.find(role: .button, name: "Go")) == false)
    #expect(styleClasses(of: try dialog.find(role: .button, name: "Delete")).contains("destructive-action"))
    try await dialog.find(role: .button, name: "Delete").click()
    #expect(log.entries == ["delete"])
  }
}
