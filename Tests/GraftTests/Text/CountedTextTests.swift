import CGTK
import Foundation
import GTKBridge
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Dates that count, on a clock that the test owns.
@Suite(.gtk) @MainActor
struct CountedTextTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 1000)
  private static let english = Locale(identifier: "en_US")

  private func at(_ seconds: TimeInterval) -> Date { Self.start.addingTimeInterval(seconds) }

  private func onClock(_ body: @MainActor (TestClock) async throws -> Void) async throws {
    let clock = TestClock()
    let before = TimelineTime.now
    TimelineTime.now = { Self.start.addingTimeInterval(clock.now.sinceStart / .seconds(1)) }
    defer { TimelineTime.now = before }
    try await clock.drivingGTK { try await body(clock) }
  }

  private struct Page: View {
    let dates: [Date]
    let log: Log

    var body: some View {
      let _ = log.note("body")
      VStack {
        Text(dates[0], style: .timer)
        Text(dates[1], style: .timer)
        Text(dates[1], style: .relative)
        Text(dates[0], style: .offset)
        Text("in \(dates[0], style: .timer)!")
      }
    }
  }

  @Test("TX26 a date that counts changes each second by itself, to it and from it, with no body")
  func counting() async throws {
    try await onClock { clock in
      let log = Log()
      let page = Page(dates: [at(62), at(-3661)], log: log).environment(\.locale, Self.english)
      let mounted = try await MountedView(page, size: CGSize(width: 300, height: 200))
      #expect(mounted.root.texts == ["1:02", "1:01:01", "1 hr, 1 min", "-1 minute", "in 1:02!"])
      let statistics = UpdateStatistics.start()
      await clock.advance(by: .seconds(2.1))
      #expect(mounted.root.texts == ["1:00", "1:01:03", "1 hr, 1 min", "-1 minute", "in 1:00!"])
      await clock.advance(by: .seconds(61))
      #expect(mounted.root.texts == ["0:01", "1:02:04", "1 hr, 2 min", "+1 second", "in 0:01!"])
      #expect(statistics.updates(of: Text.self) == 0)
      #expect(log.entries == ["body"])
    }
  }

  @Test("TX26 in a hidden window nothing counts, and in one that is shown again it is right at once")
  func hidden() async throws {
    try await onClock { clock in
      let mounted = try await MountedView(Text(Self.start, style: .timer), size: CGSize(width: 100, height: 50))
      let window = try #require(gtk_widget_get_root(mounted.root.all[0].widget.widgetPointer))
      gtk_widget_set_visible(window.cast(), 0)
      await Settling.settle()
      let label = try #require(mounted.root.all.first { $0.role == .label })
      await clock.advance(by: .seconds(5))
      #expect(label.text == "0:00")
      gtk_widget_set_visible(window.cast(), 1)
      await Settling.settle()
      #expect(label.text == "0:05")
    }
  }

  @Test("TX27 a timer between two dates stands before, after and at a pause, and counts either way")
  func intervals() async throws {
    try await onClock { clock in
      let range = at(1)...at(4000)
      let content = VStack {
        Text(timerInterval: range)
        Text(timerInterval: range, countsDown: false)
        Text(timerInterval: range, pauseTime: at(3), countsDown: false)
        Text(timerInterval: range, showsHours: false)
        Text(timerInterval: at(-10)...at(2), countsDown: false)
      }
      let mounted = try await MountedView(
        content.environment(\.locale, Self.english), size: CGSize(width: 300, height: 200))
      #expect(mounted.root.texts == ["1:06:39", "0:00", "0:02", "66:39", "0:10"])
      await clock.advance(by: .seconds(4.1))
      #expect(mounted.root.texts == ["1:06:36", "0:03", "0:02", "66:36", "0:12"])
      await clock.advance(by: .seconds(10))
      #expect(mounted.root.texts == ["1:06:26", "0:13", "0:02", "66:26", "0:12"])
    }
  }

  @Test("TX27 a timer between two dates in a text counts there, and a pause of its own has it stand")
  func intervalInText() async throws {
    try await onClock { clock in
      let range = at(1)...at(4000)
      let content = VStack {
        Text("Ends \(timerInterval: range)")
        Text("Since \(timerInterval: range, pauseTime: at(3), countsDown: false, showsHours: false)")
      }
      let mounted = try await MountedView(
        content.environment(\.locale, Self.english), size: CGSize(width: 300, height: 200))
      #expect(mounted.root.texts == ["Ends 1:06:39", "Since 0:02"])
      await clock.advance(by: .seconds(4.1))
      #expect(mounted.root.texts == ["Ends 1:06:36", "Since 0:02"])
    }
  }

  @Test("TX27 an interval of dates is written as the locale does")
  func range() async throws {
    let text = Text(at(0)...at(3600)).environment(\.locale, Self.english)
    let shown = try await MountedView(text).root.texts
    #expect(shown.count == 1 && shown[0].contains("–") && shown[0].contains("M"))
  }
}
