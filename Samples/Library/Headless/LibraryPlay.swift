import Foundation
import Graft
import GraftTesting

/// Uses the library, and says what can be seen of it.
@MainActor
struct LibraryPlay {
  let window: WidgetQuery

  func play() async throws {
    try await wait { !found.isEmpty }
    try await say("at first")
    try await act("by year") { try await header("Year").click() }
    try await act("the latest first") { try await header("Year").click() }
    try await labels(0)[firstCell + 2 * columns + 1].click()
    try await say("the third is clicked")
    try await act("searched") {
      // Newer GTK has a role of its own for buttons that stay pressed.
      let pressed = window.findAll(role: WidgetRole("toggle-button"), name: "Title or author").first
      try await (pressed ?? window.find(role: .button, name: "Title or author")).click()
      try await window.find(role: .searchBox).type("orchard of graz")
    }
    if let file = option("--picture") { try window.writePicture(to: file) }
  }

  /// Does something that has other rows come, and prints what is seen then.
  private func act(_ moment: String, _ action: () async throws -> Void) async throws {
    let before = row(in: 0)
    try await action()
    try await wait { row(in: 0) != before }
    try await say(moment)
  }

  private func say(_ moment: String) async throws {
    // What was read is shown twice a second.
    try await Task.sleep(for: .milliseconds(600))
    await Settling.settle()
    let same = row(in: 0) == row(in: 1) ? "both begin with" : "they begin with \(row(in: 1)) and"
    print(
      "\(moment): \(found), \(text("reads") ?? ""); \(same) \(row(in: 0)); \(text("selected") ?? "nothing") is selected"
    )
  }

  /// Waits for what comes from the file, up to a minute.
  private func wait(for isThere: () -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(60)
    while !isThere() {
      guard .now < end else { throw DatabaseError(description: "what was waited for has not come") }
      try await Task.sleep(for: .milliseconds(100))
    }
  }

  private var found: String { text("count") ?? "" }

  private func text(_ identifier: String) -> String? { window.findAll(identifier: identifier).first?.text }

  // MARK: The tables

  private let columns = 5
  /// After the headers.
  private var firstCell: Int { columns }

  /// The labels in one of the tables, those of the headers first.
  private func labels(_ table: Int) -> [FoundWidget] {
    let tables = window.all.filter { $0.widget.typeName == "GtkColumnView" }
    guard tables.indices.contains(table) else { return [] }
    return tables[table].content.findAll(role: .label).filter(\.isShown)
  }

  private func header(_ title: String) throws -> FoundWidget {
    guard let header = labels(0).prefix(columns).first(where: { $0.text == title }) else {
      throw DatabaseError(description: "there is no header '\(title)'")
    }
    return header
  }

  /// What the first row shows that can be seen.
  private func row(in table: Int) -> String {
    labels(table).dropFirst(firstCell).prefix(columns).map(\.text).joined(separator: " ")
  }
}
