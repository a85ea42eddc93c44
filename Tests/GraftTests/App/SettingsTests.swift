import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// The window in which a program is set up, and how windows are left.
@Suite(.gtk) @MainActor
struct SettingsTests {
  private struct Main: View {
    @Environment(\.openSettings) private var openSettings
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Button("settings") { openSettings() }
        Button("leave") { dismiss() }
      }
      .frame(width: 300)
    }
  }

  private struct Program: Scene {
    var body: some Scene {
      WindowGroup("Main") { Main() }
      Settings { Color.red.frame(width: 300, height: 100) }
    }
  }

  /// Whether a window comes to lie above the others where the pointer is. Which of them has the keyboard's focus is for a
  /// window manager to say, and the display has none.
  private func comesToTheFront(_ title: String) async throws -> Bool {
    let surface = gtk_native_get_surface(try ShownScenes.window(title).cast())
    let pointer = gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default()))
    func isInFront() -> Bool { gdk_device_get_surface_at_position(pointer, nil, nil) == surface }
    await Turn.until(for: .seconds(10), isInFront)
    return isInFront()
  }

  @Test("WI10 the item of the menu and openSettings open one window called Settings, which comes to the front again")
  func settings() async throws {
    try await ShownScenes.with(Program()) {
      let main = WidgetQuery(root: try ShownScenes.window("Main"))
      try await main.find(role: .button, name: "Main Menu").click()
      try await main.find(role: .menuItem, name: "Settings…").click()
      #expect(ShownScenes.titles == ["Main", "Settings"])
      try await main.find(role: .button, name: "leave").hover()
      #expect(try await comesToTheFront("Main"))
      try await main.find(role: .button, name: "settings").click()
      #expect(ShownScenes.titles == ["Main", "Settings"])
      #expect(try await comesToTheFront("Settings"))
    }
  }

  @Test("WI3 (part) the settings cannot be resized where their content has one size")
  func size() async throws {
    try await ShownScenes.with(Program()) {
      try await ShownScenes.press("settings", in: "Main")
      #expect(gtk_window_get_resizable(try ShownScenes.window("Settings").cast()) == 0)
    }
  }

  @Test("WI8 dismiss at the root of a window closes that")
  func dismiss() async throws {
    try await ShownScenes.with(Program()) {
      try await ShownScenes.press("leave", in: "Main")
      #expect(ShownScenes.titles == [])
    }
  }
}
