import Foundation
import Testing

/// A process in which no display is found.
enum DisplaylessProcess {
  static func begin() {
    // Without a name Wayland's display is looked for in the folder.
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"] { unsetenv(name) }
  }

  /// Expects that GTK had nothing to complain of.
  static func expectSilence(
    of result: ExitTest.Result?, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let log = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let complaints = log.split(separator: "\n").filter { line in
      ["GLib", "CRITICAL", "WARNING"].contains { line.contains($0) }
    }
    #expect(complaints.isEmpty, sourceLocation: sourceLocation)
  }
}
