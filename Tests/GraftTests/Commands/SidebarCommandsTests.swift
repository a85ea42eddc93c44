import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// The item for the sidebar in the menu of a window.
@Suite(.gtk) @MainActor
struct SidebarCommandsTests {
  private struct Browser: Scene {
    let isSplit: Bool

    var body: some Scene {
      WindowGroup("Browser") {
        if isSplit {
          NavigationSplitView {
            Text("side")
          } detail: {
            Text("detail")
          }
        } else {
          Text("detail")
        }
      }
      .defaultSize(width: 800, height: 300)
      .commands {
        SidebarCommands()
        TextEditingCommands()
        TextFormattingCommands()
        ToolbarCommands()
      }
    }
  }

  /// Opens the window's menu, and finds the item.
  private func item(_ name: String, in window: WidgetQuery) async throws -> FoundWidget {
    try await window.find(role: .button, name: "Main Menu").click()
    try await window.find(role: .menuItem, name: "View").click()
    return try #require(
      window.all.first { $0.role == .menuItem && $0.name == name && gtk_widget_get_mapped($0.widget.cast()) != 0 })
  }

  private func isShown(_ text: String, in window: WidgetQuery) -> Bool {
    window.findAll(role: .label, text: text).contains { gtk_widget_get_mapped($0.widget.cast()) != 0 }
  }

  @Test("the item of SidebarCommands hides and shows the first column of its window")
  func sidebar() async throws {
    let program = try await MountedScenes(Browser(isSplit: true))
    let window = program.windows[0]
    #expect(isShown("side", in: window))
    try await item("Hide Sidebar", in: window).click()
    #expect(!isShown("side", in: window) && isShown("detail", in: window))
    try await item("Show Sidebar", in: window).click()
    #expect(isShown("side", in: window))
  }

  @Test("the item of SidebarCommands does nothing in a window without columns")
  func withoutColumns() async throws {
    let program = try await MountedScenes(Browser(isSplit: false))
    let item = try await item("Hide Sidebar", in: program.windows[0])
    #expect(gtk_widget_is_sensitive(item.widget.cast()) == 0)
    let button = try program.windows[0].find(role: .button, name: "Main Menu")
    for _ in 1...2 { try await button.press("Escape") }
  }
}
