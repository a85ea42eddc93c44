import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// That a test fails when it should, and what is said then. No trait: each test runs sessions of its own.
@Suite @MainActor
struct FailingTests {
  @MainActor
  private final class Keeper {
    var kept: [Widget] = []
  }

  /// A label that somebody else keeps as well.
  private struct Kept: GtkWidgetRepresentable {
    let keeper: Keeper
    let identifier: String

    func makeGtkWidget(context: Context) -> Widget {
      let label = Widget(typeName: "GtkLabel")
      gtk_widget_set_name(label.widgetPointer, identifier)
      keeper.kept.append(label)
      return label
    }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
  }

  private struct Row: View {
    let keeper: Keeper
    let isShown: Bool

    var body: some View {
      if isShown { Kept(keeper: keeper, identifier: "row-1") }
    }
  }

  @Test("a widget that was left alive long before the end is named, by type and identifier")
  func earlyLeakIsNamed() async throws {
    let keeper = Keeper()
    let outcome = try await TestSession.run(withDisplay: true) {
      let mounted = try await MountedView(Row(keeper: keeper, isShown: true))
      mounted.rootView = Row(keeper: keeper, isShown: false)
      await Settling.settle()
      #expect(mounted.root.findAll(identifier: "row-1").isEmpty)
    }
    #expect(outcome.complaints == ["left alive: GtkLabel #row-1"])
    keeper.kept = []
  }

  @Test("a diagnostic that the test has not read is charged to it, and one that it has read is not")
  func unreadDiagnosticIsCharged() async throws {
    let unread = try await TestSession.run(withDisplay: true) {
      _ = try await MountedView(Text("a").frame(width: -1))
    }
    #expect(unread.complaints.count == 1)
    #expect(unread.complaints.first?.hasPrefix("no expectation has read the diagnostic invalidFrame") == true)
    let read = try await TestSession.run(withDisplay: true) {
      _ = try await MountedView(Text("a").frame(width: -1))
      #expect(Diagnostics.recorded.map(\.kind) == [.invalidFrame])
    }
    #expect(read.complaints == [])
  }

  @Test("a program that never settles is charged with what keeps it from resting")
  func restlessIsCharged() async throws {
    let outcome = try await TestSession.run(withDisplay: true) {
      _ = try await MountedView(Restless(isRunning: true))
    }
    let complaint = try #require(outcome.complaints.first)
    #expect(
      complaint.hasPrefix("the program has not settled after 60 frames; pending: nothing; in the last frames ran: "))
    #expect(complaint.contains("Restless.body "))
    #expect(!complaint.contains("Ticker.make"))
  }

  @Test("the trait makes an issue of each complaint, at the test")
  func traitRecordsIssues() async throws {
    let (test, testCase) = (try #require(Test.current), try #require(Test.Case.current))
    try await withKnownIssue {
      try await GraftTrait.gtk.provideScope(for: test, testCase: testCase) {
        await MainActor.run { logToGLib("planted", G_LOG_LEVEL_WARNING) }
      }
    } matching: { issue in
      issue.description.contains("KitTests-warning: planted")
    }
  }

  @Test("counting ends with the test that has begun it")
  func countingEnds() async throws {
    _ = try await TestSession.run(withDisplay: false) { UpdateStatistics.start() }
    _ = try await TestSession.run(withDisplay: false) { #expect(UpdateStatistics.current == nil) }
  }
}
