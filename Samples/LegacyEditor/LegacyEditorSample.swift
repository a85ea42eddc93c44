import CGTK
import Foundation
import Graft

/// A GTK program with a `.ui` file, actions and a menu, that gains one declarative pane at a time. `--panes N` has the first N
/// of them, by default all.
@main
enum LegacyEditorSample {
  @MainActor
  static func main() {
    if CommandLine.arguments.contains("--headless") { MainLoop.run { await playHeadless() } }
    // snippet: legacy-main
    let application = ObjectReference(taking: gtk_application_new(nil, G_APPLICATION_NON_UNIQUE))
    let windows = EditorWindows(of: application) { editor in
      editor.addPanes(upTo: paneCount)
      if paneCount > 0 { editor.addFoot() }
    }
    application.connect("startup") { windows.addActions() }
    application.connect("activate") { windows.openLast() }
    let status = g_application_run(application.cast(), 0, nil)
    // snippet end
    exit(status)
  }

  private static var paneCount: Int {
    option("--panes").flatMap(Int.init) ?? Pane.allCases.count
  }
}

/// What follows an option on the command line.
func option(_ name: String) -> String? { CommandLine.arguments.drop { $0 != name }.dropFirst().first }
