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
}
