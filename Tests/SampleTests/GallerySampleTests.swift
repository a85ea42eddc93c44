import Foundation
import Testing

/// The sample with a page for each family of views.
@Suite(.serialized)
struct GallerySampleTests {
  @Test("each page is visited, its controls are used by keyboard and mouse, and it says what they have done")
  func pages() async throws {
    let sample = try await SampleProgram.run("GallerySample", "--headless")
    #expect(sample.status == 0)
    #expect(!sample.errors.contains("CRITICAL") && !sample.errors.contains("WARNING"))
    #expect(
      sample.output.map { String($0.prefix { $0 != ":" }) } == [
        "Buttons", "Choices", "Fields", "Dates", "Progress", "Text", "Images", "Forms", "Navigation", "Tabs",
        "Presentation", "Menus", "Lists", "Trees", "Grids", "Shapes", "Effects", "Motion", "Gestures", "Keyboard",
        "Transfer",
      ])
    // Nineteen of the buttons count clicks, each with a key and with the mouse; three are in the bar.
    #expect(sample.output.first == "Buttons: 22 controls; 38 clicks")
    #expect(sample.output.contains("Forms: 13 controls; , every 20 minutes, System"))
    // A stepper is a control, and so are its buttons; by the keyboard only the stepper itself is used.
    #expect(sample.output.contains("Grids: 9 controls; 3 portions"))
    #expect(sample.output.contains("Effects: 4 controls; 40°"))
    // Each button is used twice, so that what is moved comes back.
    #expect(sample.output.contains { $0.hasPrefix("Motion: ") && $0.hasSuffix("; at the start, played 2 times") })
    #expect(!sample.output.contains { $0.contains(": 0 controls") })
  }

  @Test("each page has a picture in light and dark, in both directions, and no two of a page's are the same")
  func pictures() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let sample = try await SampleProgram.run("GallerySample", "--headless", "--pictures", folder.path)
    #expect(sample.status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let pages = Set(names.compactMap { $0.split(separator: "-").first.map(String.init) })
    #expect(names.count == 84 && pages.count == 21)
    for page in pages.sorted() {
      let pictures = try ["light-ltr", "light-rtl", "dark-ltr", "dark-rtl"].map {
        try Data(contentsOf: folder.appendingPathComponent("\(page)-\($0).png"))
      }
      #expect(pictures.allSatisfy { $0.starts(with: [0x89, 0x50, 0x4E, 0x47]) }, "\(page)")
      #expect(Set(pictures).count == 4, "\(page)")
    }
  }
}
