import CGTK
import Graft
import GraftC
import GraftTesting
import Testing

/// What callers in C leave behind. No trait: the test runs a session of its own, and waits for it there.
@Suite @MainActor
struct KeptViewTests {
  @Test("a view that a caller in C never releases is charged to the test, by its type")
  func kept() async throws {
    var pane: UnsafeMutablePointer<GtkWidget>?
    let outcome = try await TestSession.run(withDisplay: true) {
      try HostedType.register("TestCKeptPane") { $0.view { _ in EmptyView() } }
      pane = graftViewNew("TestCKeptPane")
      g_object_ref_sink(pane)
    }
    #expect(outcome.complaints == ["left alive: TestCKeptPane"])
    g_object_unref(try #require(pane))
  }
}
