import CGTK
import Foundation
import Graft
import GraftTesting

/// Shows each page in turn on the display that the program is given, prints what it says at first, and ends the program. No
/// key is pressed and nothing is clicked, so that the display may be of any kind.
struct Tour: ViewModifier {
  @Binding var family: Family?

  /// Whether the program is asked for it.
  private static let isAsked = CommandLine.arguments.contains("--visit")

  func body(content: Content) -> some View {
    content.task {
      guard Self.isAsked else { return }
      for next in Family.allCases { await show(next) }
      exit(reportDiagnostics())
    }
  }

  private func show(_ next: Family) async {
    family = next
    await Settling.settle()
    print("\(next.title): \(Self.state)")
  }

  /// What the page that is shown says.
  private static var state: String {
    guard let application = g_application_get_default(),
      let window = gtk_application_get_active_window(application.cast())
    else { return "" }
    return PageTurns(window: WidgetQuery(root: Widget(window))).state
  }
}
