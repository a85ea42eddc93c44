import CGTK
import Foundation
import Graft
import GraftTesting

/// Uses each widget of the shelf, and says what came of it.
@MainActor
struct ShelfPlay {
  let window: WidgetQuery

  func play() async throws {
    try say("at first")
    try writePicture("at-first")
    try await useWidgets()
    try await useLibraries()
    try writePicture("used")
    try await reset()
    try await makeAnew()
  }

  private func useWidgets() async throws {
    try await widget("GtkCalendar").content.findAll(role: .label, text: "14")[0].click()
    try say("the fourteenth is clicked")
    try await row("2026-05-23").click()
    try say("a row is clicked")
    try await widget("GtkDrawingArea").click(at: CGPoint(x: 0, y: 20))
    try say("the start of the drawing is clicked")
    let slider = try window.find(role: .slider)
    gtk_widget_grab_focus(slider.widget.widgetPointer)
    for _ in 0..<4 { try await slider.press("Right") }
    try print("the sky: \(window.find(identifier: "hour").text), \(sky)")
    try await chooseLast()
    try say("the last terrain is chosen")
  }

  private func chooseLast() async throws {
    let menu = try widget("GtkDropDown")
    try await menu.click()
    for key in ["End", "Return"] { try await menu.press(key) }
  }

  private func reset() async throws {
    try await window.find(role: .button, name: "Reset").click()
    try say("reset")
    try await print("Journal after reset: \(readJournal())")
    try await window.find(role: .tab, name: "Notes").click()
    try print("Notes after reset: \(notesAreWritten ? "written" : "as at first")")
  }

  private func makeAnew() async throws {
    let types = ["GtkCalendar", "GtkGLArea", "GtkDropDown", "GtkColumnView", "GtkDrawingArea"]
    let before = try types.map { try widget($0).widget }
    try await window.find(role: .button, name: "Make Anew").click()
    let others = try zip(types, before).filter { try widget($0).widget != $1 }.map(\.0)
    print("made anew: \(others.joined(separator: ", "))")
    try say("made anew")
  }

  private var sky: String {
    get throws {
      let area = try widget("GtkGLArea").widget
      let error = gtk_gl_area_get_error(area.cast())
      return error.map { String(cString: $0.pointee.message) } ?? "painted by OpenGL"
    }
  }

  // MARK: What is shown

  private func say(_ moment: String) throws {
    let calendar = try widget("GtkCalendar").widget
    let menu = try widget("GtkDropDown").content.findAll(role: .label).first { $0.isShown }
    try print(
      """
      \(moment): \(Day(shownBy: calendar)) in the calendar, \(menu?.text ?? ""), \(rows.count) rows, \
      \(window.find(identifier: "place").text)
      """)
  }

  /// The days in the first column.
  private var rows: [FoundWidget] {
    get throws {
      try widget("GtkColumnView").content.findAll(role: .label).filter { $0.isShown && $0.text.hasPrefix("20") }
    }
  }

  private func row(_ day: String) throws -> FoundWidget {
    guard let row = try rows.first(where: { $0.text == day }) else { throw PlayError(description: "no row of \(day)") }
    return row
  }

  /// The one widget of a type.
  func widget(_ typeName: String) throws -> FoundWidget {
    guard let found = window.all.first(where: { $0.widget.typeName == typeName }) else {
      throw PlayError(description: "there is no \(typeName)\n\(window.tree)")
    }
    return found
  }

  func writePicture(_ name: String) throws {
    guard let folder = option("--pictures") else { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try window.writePicture(to: "\(folder)/\(name).png")
  }
}

struct PlayError: Error, CustomStringConvertible {
  let description: String
}
