import Foundation
import Graft

// snippet: shelf-terminal
/// Lines in a terminal of VTE. It can only be fed, so what it was fed is kept, and where that is no beginning of what is to
/// be shown, the terminal is reset.
struct JournalTerminal: GtkWidgetRepresentable {
  let lines: [String]

  @MainActor
  final class Coordinator {
    var fed: [String] = []
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeGtkWidget(context: Context) -> Widget {
    let terminal = Widget(typeName: "VteTerminal")
    terminal["input-enabled"] = false
    return terminal
  }

  func updateGtkWidget(_ terminal: Widget, context: Context) {
    let coordinator = context.coordinator
    if !lines.starts(with: coordinator.fed) {
      reset(terminal)
      coordinator.fed = []
    }
    for line in lines.dropFirst(coordinator.fed.count) { feed(line + "\r\n", to: terminal) }
    coordinator.fed = lines
  }

  /// By itself it is as large as eighty columns, whatever there is room for.
  func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: Widget, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 280, height: 200))
  }
}
// snippet end

extension JournalTerminal {
  private typealias Feed = @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, Int) -> Void

  private func feed(_ text: String, to terminal: Widget) {
    RuntimeLibrary.terminal.function("vte_terminal_feed", as: Feed.self)(terminal.pointer, text, text.utf8.count)
  }

  /// Forgets its modes and its lines. By a sequence: `vte_terminal_reset` does nothing where there is no input.
  private func reset(_ terminal: Widget) { feed("\u{1B}c", to: terminal) }
}
