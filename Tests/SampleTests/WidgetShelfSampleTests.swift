import Foundation
import Testing

/// The sample of a declarative program that wraps widgets of GTK and of other libraries.
@Suite(.serialized)
struct WidgetShelfSampleTests {
  @Test("each wrapped widget tells what the user does, shows what others do, is reset, and is made anew with its state")
  func widgets() async throws {
    let sample = try await SampleProgram.run("WidgetShelfSample", "--headless")
    #expect(
      sample.output == [
        "at first: 2026-05-09 in the calendar, All walks, 7 rows, Three huts, after 9.2 km: 1853 m",
        "the fourteenth is clicked: 2026-05-14 in the calendar, All walks, 7 rows, Salt marsh, after 2.6 km: 3 m",
        "a row is clicked: 2026-05-23 in the calendar, All walks, 7 rows, Gate of winds, after 7.1 km: 2275 m",
        "the start of the drawing is clicked: 2026-05-23 in the calendar, All walks, 7 rows, Gate of winds, "
          + "after 0.0 km: 1340 m",
        "the sky: Setting out at 12 h, painted by OpenGL",
        "the last terrain is chosen: 2026-05-23 in the calendar, Mountain, 2 rows, Gate of winds, after 0.0 km: 1340 m",
        "Notes in: \(widget("GtkSourceView", "libgtksourceview-5.so.0", "libgtksourceview-5-0"))",
        "Notes in another widget: written",
        "Journal in: \(terminal("VteTerminal"))",
        "Page in: \(widget("WebKitWebView", "libwebkitgtk-6.0.so.4", "libwebkitgtk-6.0-4"))",
        "reset: 2026-05-09 in the calendar, All walks, 7 rows, Three huts, after 9.2 km: 1853 m",
        "Journal after reset: \(terminal("diary opened"))",
        "Notes after reset: as at first",
        "made anew: GtkCalendar, GtkGLArea, GtkDropDown, GtkColumnView, GtkDrawingArea",
        "made anew: 2026-05-09 in the calendar, All walks, 7 rows, Three huts, after 9.2 km: 1853 m",
      ])
    // The processes of WebKit complain of what a desktop would have.
    #expect(sample.errors.split(separator: "\n").filter { !$0.contains("a11y bus") } == [])
    #expect(sample.status == 0)
  }

  private func terminal(_ said: String) -> String { widget(said, "libvte-2.91-gtk4.so.0", "libvte-2.91-gtk4-0") }

  /// What is said of a library that may be installed.
  private func widget(_ said: String, _ file: String, _ package: String) -> String {
    guard dlopen(file, RTLD_LAZY) != nil else { return "\(package) is not installed" }
    return said
  }
}
