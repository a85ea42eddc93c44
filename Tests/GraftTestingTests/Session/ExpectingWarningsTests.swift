import CGTK
import GraftTestTraits
import GraftTesting
import Testing

/// Warnings that a test expects.
@Suite(.gtk) @MainActor
struct ExpectingWarningsTests {
  @Test("a warning that is expected is no issue of the test")
  func expectedWarning() async {
    let result = await expectingGLibWarnings(matching: "planted") {
      logToGLib("a planted warning", G_LOG_LEVEL_WARNING)
      return 7
    }
    #expect(result == 7)
  }

  @Test("it is an issue when the expected warning does not come")
  func missingWarning() async {
    await withKnownIssue {
      await expectingGLibWarnings(matching: "planted") { logToGLib("planted", G_LOG_LEVEL_INFO) }
    } matching: { issue in
      issue.description.contains("GLib gave no warning that contains 'planted'")
    }
  }

  @Test("a warning that the trait allows is no issue", .gtk(allowing: "harmless"))
  func allowedWarning() {
    logToGLib("a harmless warning", G_LOG_LEVEL_WARNING)
    logToGLib("a harmless warning", G_LOG_LEVEL_WARNING)
  }
}
