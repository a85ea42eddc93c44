import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Timelines in windows, on a clock that the test owns.
@Suite(.gtk) @MainActor
struct TimelineTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 1000)

  private struct Page<Schedule: TimelineSchedule>: View {
    var schedule: Schedule
    let log: Log
    var body: some View {
      TimelineView(schedule) { context in
        Text("\(note(context.date.timeIntervalSince(TimelineTests.start)))")
      }
      .frame(width: 100, height: 40)
    }

    private func note(_ seconds: Double) -> String {
      let text = String((seconds * 1000).rounded() / 1000)
      log.note(text)
      return text
    }
  }

  /// Runs a test whose timelines begin at the start and go by a clock that drives GTK.
  private func onClock(_ body: @MainActor (TestClock) async throws -> Void) async throws {
    let clock = TestClock()
    let before = TimelineTime.now
    TimelineTime.now = {
      Self.start.addingTimeInterval(clock.now.sinceStart / .seconds(1))
    }
    defer { TimelineTime.now = before }
    try await clock.drivingGTK { try await body(clock) }
  }

  @Test("CV22 frames are followed while the window is drawn, a longer interval is a timer's, and pausing ends both")
  func frames() async throws {
    try await onClock { clock in
      let log = Log()
      let mounted = try await MountedView(Page(schedule: AnimationTimelineSchedule(), log: log))
      log.entries = []
      await clock.advance(by: .seconds(0.5))
      #expect((28...32).contains(log.entries.count) && Set(log.entries).count == log.entries.count)
      #expect((0.46...0.5).contains(Double(log.entries.last ?? "") ?? 0))
      mounted.rootView.schedule = AnimationTimelineSchedule(minimumInterval: 0.5)
      await Settling.settle()
      log.entries = []
      await clock.advance(by: .seconds(2.1))
      #expect(log.entries == ["1.0", "1.5", "2.0", "2.5"])
      mounted.rootView.schedule = AnimationTimelineSchedule(paused: true)
      await Settling.settle()
      log.entries = []
      await clock.advance(by: .seconds(2))
      #expect(log.entries == [])
      #expect(mounted.root.texts == ["2.5"])
    }
  }

  @Test(
    "CV23 in a hidden window nothing is made, and in one that is shown again the date that is due, once",
    arguments: [0.016, 5])
  func hidden(interval: Double) async throws {
    try await onClock { clock in
      let log = Log()
      let mounted = try await MountedView(Page(schedule: .periodic(from: Self.start, by: interval), log: log))
      let window = try #require(gtk_widget_get_root(mounted.root.all[0].widget.widgetPointer))
      // A user who wants no animations has timelines.
      ObjectReference(retaining: gtk_settings_get_default().objectAddress)["gtk-enable-animations"] = false
      await clock.advance(by: .seconds(5.1))
      #expect(log.entries.count > 1)
      gtk_widget_set_visible(window.cast(), 0)
      await Settling.settle()
      log.entries = []
      await clock.advance(by: .seconds(20))
      #expect(log.entries == [])
      gtk_widget_set_visible(window.cast(), 1)
      await Settling.settle()
      #expect(log.entries.count == 1)
      #expect((25 - interval...25.2).contains(Double(log.entries.last ?? "") ?? 0))
    }
  }
}
