import CGTK
import Logging

/// What assistive technologies are to speak at once. Main thread only.
@MainActor
package enum Announcements {
  /// What becomes of a text that cannot be spoken: it is logged.
  package static var unspoken: @MainActor (String) -> Void = {
    Logger(label: "Graft.announcements").info("\($0)")
  }

  /// Speaks a text in the active window, or else in one that is seen. Before GTK 4.14, which has no way, and where there is no
  /// window, it is `unspoken`.
  package static func post(_ text: String) {
    let window = OpenWindows.active ?? OpenWindows.visible.first
    guard let window, graft_accessible_announce(window, CText.ending(text)) != 0 else {
      return unspoken(text)
    }
  }
}
