import Foundation
import Testing

/// The sample with a page for each family of views.
@Suite(.serialized)
struct GallerySampleTests {
  /// What is printed of each page: the controls, each of which is used by a key and by the mouse, what the page then says, and
  /// what it says after each turn in which what controls open is used, and what is no control.
  private static let lines = [
    // Nineteen of the buttons count clicks, each with a key and with the mouse; three are in the bar.
    "Buttons: 22 controls; 38 clicks",
    // Each button twice: two by one, and two by ten.
    "Styles: 7 controls; 22, off",
    // An option by the keyboard and one by the mouse, as among the themes.
    "Choices: 19 controls; Cherry, on, 0 extras; Apple, on, 0 extras; Pear, on, 0 extras",
    "Fields: 13 controls; Adaxx, 4, 50 %, 0 submitted; Adaxx, 4, 50 %, 1 submitted",
    "Dates: 15 controls; June 16, 2025",
    "Progress: 4 controls; 80%",
    "Text: 4 controls; small; large; small",
    "Images: 4 controls; outlined",
    "Forms: 13 controls; , every 20 minutes, System; , every 20 minutes, Dark; , every 20 minutes, Light",
    "Navigation: 4 controls; 1 above; nothing above; 3 above; nothing above; 1 above",
    "Tabs: 6 controls; tab 2",
    // In a sheet, an alert, a dialog and a popover.
    "Presentation: 8 controls; kept; Grace; deleted; that; understood",
    "Windows: 7 controls; answered; opened; closed; uncovered; answered",
    // Each dialog is opened and cancelled, and then a file is read and one written.
    "Files: 6 controls; not written; read: Poem.txt; written: Note.txt",
    "Menus: 8 controls; refresh, Name, unmarked; copy, Name, unmarked; copy, Name, marked; copy, Date, marked; "
      + "inner, Date, marked; delete, Date, marked; in context, Date, marked",
    // Commands, by keys and from the menu, act on the page's count and on the note that has the focus; a sheet's bar saves by a
    // click and by Return, cancels by Escape and deletes.
    "Toolbars: 14 controls; paste, Weeks, unmarked, counted to 0, firstx and secondx; "
      + "paste, Weeks, unmarked, counted to 1, firstx and secondx; paste, Weeks, unmarked, counted to 1, FIRSTX and secondx; "
      + "paste, Weeks, unmarked, counted to 1, FIRSTX and SECONDX; paste, Weeks, unmarked, counted to 2, FIRSTX and SECONDX; "
      + ["saved", "cancelled", "saved", "deleted"].map { "\($0), Weeks, unmarked, counted to 2, FIRSTX and SECONDX" }
      .joined(separator: "; "),
    // What is typed, a suggestion, Return, Escape, a scope, and nothing that is found until the search is ended.
    "Search: 5 controls; 10 found; 9 found; 1 found; 1 found, searched for Niger; 10 found, searched for Niger; "
      + "4 found, searched for Niger; 0 found, searched for Niger; 4 found, searched for Niger",
    // The styles by the keyboard and by the mouse; then rows.
    "Lists: 8 controls; insetGrouped, 0 selected; bordered, 0 selected; grouped, 0 selected; grouped, 1 selected; "
      + "grouped, 2 selected",
    // The groups that are opened and closed are three of the controls.
    "Trees: 6 controls; nothing; Plants; Fungi",
    // A stepper is a control, and so are its buttons; by the keyboard only the stepper itself is used.
    "Grids: 9 controls; 3 portions",
    "Shapes: 4 controls; 50%",
    "Effects: 4 controls; 40°",
    // Each button is used twice, so that what is moved comes back.
    "Motion: 6 controls; at the start, played 2 times",
    // A tap, two as ten, a long press as a hundred; and what is dragged.
    "Gestures: 4 controls; 0 taps, at 0; 1 taps, at 0; 11 taps, at 0; 111 taps, at 0; 111 taps, at 50",
    "Keyboard: 8 controls; focus: none, keys: shortcut; focus: first, keys: shortcut; focus: none, keys: k",
    // Dragged in both ways, shared, and copied by a key.
    "Transfer: 5 controls; 0 in the basket; 1 in the basket; 2 in the basket; 3 in the basket; 4 in the basket",
    "Accessibility: 4 controls; 3 stars, 2 archived; 4 stars, 2 archived; 4 stars, 3 archived",
    // By the field at the side.
    "Found: Trees, Transfer; Trees",
  ]

  @Test("each page is visited, its controls are used by keyboard and mouse, and it says what they have done")
  func pages() async throws {
    let sample = try await SampleProgram.run("GallerySample", "--headless")
    #expect(sample.status == 0)
    #expect(!sample.errors.contains("CRITICAL") && !sample.errors.contains("WARNING"))
    #expect(sample.output == Self.lines)
  }

  @Test("each page has a picture in light and dark, in both directions, and no two of a page's are the same")
  func pictures() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let sample = try await SampleProgram.run("GallerySample", "--headless", "--pictures", folder.path)
    #expect(sample.status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let pages = Set(names.compactMap { $0.split(separator: "-").first.map(String.init) })
    #expect(names.count == 108 && pages.count == 27)
    for page in pages.sorted() {
      let pictures = try ["light-ltr", "light-rtl", "dark-ltr", "dark-rtl"].map {
        try Data(contentsOf: folder.appendingPathComponent("\(page)-\($0).png"))
      }
      #expect(pictures.allSatisfy { $0.starts(with: [0x89, 0x50, 0x4E, 0x47]) }, "\(page)")
      #expect(Set(pictures).count == 4, "\(page)")
    }
  }
}
