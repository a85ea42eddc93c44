import Foundation
import Testing

/// The sample of an imperative program that gains one declarative pane at a time.
@Suite(.serialized)
struct LegacyEditorSampleTests {
  @Test("each pane follows the text view, writes to it, and shares an action with the menu; a view stands in a file")
  func panes() async throws {
    let sample = try await SampleProgram.run("LegacyEditorSample", "--headless")
    #expect(
      sample.output == [
        "without panes: Line 1, column 12", "statistics: 3 words, 11 characters",
        "statistics, when more is typed: 4 words, 15 characters", "find: 2 found",
        "the caret after the second: Line 1, column 9", "after the menu's action: Line 1, column 1",
        "the text view after all were replaced: 1 two 1 six",
        "the action after the box: off", "the box after the action: on",
        "the margin after the menu's choice: Margin: 32",
        "the view of the file: 4 of 10 words", "the view after the file's button: 4 of 5 words",
        "the property after the view's button: 6",
      ])
    #expect(sample.errors == "")
    #expect(sample.status == 0)
  }
}
