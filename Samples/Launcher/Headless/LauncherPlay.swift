import CGTK
import Foundation
import Graft
import GraftTesting

/// Chooses samples and files, by keys and by the mouse.
@MainActor
struct LauncherPlay {
  let window: WidgetQuery

  func play() async throws {
    say("at first")
    try await row("Stateless").click()
    try await row("Stateless").press("Down")
    say("the next sample, by a key")
    try await row("Identity").click()
    say("another sample, by the mouse")
    try await choose { try await $0.press("Home") }
    say("the first file, by a key")
    try await choose { try await $0.content.find(role: .label, text: "I3ExplicitIdentity.swift").click() }
    say("another file, by the mouse")
  }

  /// What the sample shows, and the first line of the code that opens a brace.
  private func say(_ moment: String) {
    let line = text("code").split(separator: "\n").first { $0.hasSuffix("{") } ?? "no code"
    print("\(moment): \(text("summary")) \(line)")
  }

  private func text(_ identifier: String) -> String { window.findAll(identifier: identifier).first?.text ?? "" }

  /// The line of a sample in the list at the side; the window has its name as a title, too.
  private func row(_ sample: String) throws -> FoundWidget {
    let lists = window.all.filter { $0.widget.typeName == "GtkListView" }
    guard let label = lists.lazy.flatMap({ $0.content.findAll(role: .label, text: sample) }).first else {
      throw PlayError(description: "no line of the list is called '\(sample)'")
    }
    return label
  }

  /// Opens the list of files, goes to one of them, and takes it.
  private func choose(_ goTo: (_ files: FoundWidget) async throws -> Void) async throws {
    let files = try window.find(role: .comboBox, name: "File")
    try await files.click()
    try await goTo(files)
    if isOpen(files) { try await files.press("Return") }
  }

  private func isOpen(_ files: FoundWidget) -> Bool {
    files.content.all.contains {
      $0.widget.typeName == "GtkPopover" && gtk_widget_get_mapped($0.widget.widgetPointer) != 0
    }
  }
}

/// Why the play ended.
struct PlayError: Error, CustomStringConvertible {
  let description: String
}
