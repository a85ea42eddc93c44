import CGTK
import Foundation
import Graft
import GraftTesting

/// A visit of all pages in one look.
@MainActor
struct Visit {
  let window: WidgetQuery
  let isPlayed: Bool
  let look: Look
  let folder: String?

  init(window: WidgetQuery, isPlayed: Bool, _ look: Look, _ folder: String?) {
    (self.window, self.isPlayed, self.look, self.folder) = (window, isPlayed, look, folder)
  }

  /// From the first page to the last, by the keyboard.
  func visitAll() async throws {
    for family in Family.allCases {
      try await show(family)
      try writePicture(of: family)
      guard isPlayed else { continue }
      let controls = try await PagePlay(window: window).play()
      let page = PageTurns(window: window)
      let states = try await [page.state] + page.take(family.turns)
      print("\(family.title): \(controls) controls; \(states.joined(separator: "; "))")
    }
    if isPlayed { try await search() }
  }

  /// Searches the list of the pages by the keyboard, and goes to the first that is found.
  private func search() async throws {
    let frame = window.all[0]
    try await frame.press("f", modifiers: .control)
    for key in ["t", "r"] { try await frame.press(key) }
    let found = window.findAll(role: .listItem).filter(\.isMapped)
    try await found.first?.click()
    print("Found: \(found.map(\.name).joined(separator: ", ")); \(frame.name)")
  }

  /// Goes from the page that is shown to the next one; the first is shown already.
  private func show(_ family: Family) async throws {
    guard let index = Family.allCases.firstIndex(of: family), index > 0 else { return }
    let former = Family.allCases[index - 1].title
    let row = window.findAll(role: .label, text: former).compactMap { $0.around("GtkListItemWidget") }.first
    guard let row else { throw PlayError(description: "no row of the list shows '\(former)'") }
    gtk_widget_grab_focus(row.widgetPointer)
    try await window.all[0].press("Down")
  }

  private func writePicture(of family: Family) throws {
    guard let folder else { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try window.writePicture(to: "\(folder)/\(family.rawValue)-\(look.name).png")
  }
}

extension Look {
  /// Gives the windows that come the direction, as a desktop in such a language does.
  @MainActor
  func apply() {
    gtk_widget_set_default_direction(direction == .leftToRight ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL)
  }
}

/// Why the play ended.
struct PlayError: Error, CustomStringConvertible {
  let description: String
}

extension FoundWidget {
  /// The nearest widget around this one that is of a type of GTK's.
  @MainActor
  func around(_ typeName: String) -> Widget? {
    sequence(first: widget.widgetPointer, next: { gtk_widget_get_parent($0) }).lazy.map { Widget($0) }
      .first { $0.typeName == typeName }
  }
}
