import Animations
import Foundation
import Testing

/// The dates of schedules, and which of them is shown. In seconds after a date.
@Suite
struct TimelineScheduleTests {
  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  /// The dates that a course shows at some moments, and the next after the last.
  private func shown(_ schedule: some TimelineSchedule, at moments: [Double]) -> (dates: [Double], next: Double?) {
    var course = TimelineCourse(schedule, at: date(moments[0]))
    let dates = moments.map { moment in
      _ = course.advance(to: date(moment))
      return course.date.timeIntervalSinceReferenceDate
    }
    return (dates, course.next?.timeIntervalSinceReferenceDate)
  }

  private func first(_ count: Int, of schedule: some TimelineSchedule, from start: Double) -> [Double] {
    schedule.entries(from: date(start), mode: .normal).prefix(count).map(\.timeIntervalSinceReferenceDate)
  }

  @Test("CV19 a period that began 12 seconds ago shows the second date at once, and then each that comes")
  func periods() {
    let schedule = PeriodicTimelineSchedule.periodic(from: date(0), by: 5)
    #expect(first(4, of: schedule, from: 12) == [10, 15, 20, 25])
    let course = shown(schedule, at: [12, 14.9, 15, 19, 20, 21])
    #expect(course.dates == [10, 10, 15, 15, 20, 20] && course.next == 25)
    #expect(first(2, of: .periodic(from: date(30), by: 5), from: 12) == [30, 35])
    #expect(first(3, of: .periodic(from: date(0), by: 0.25), from: 1e6) == [1e6, 1e6 + 0.25, 1e6 + 0.5])
  }

  @Test("CV20 minutes begin with the last full one; of past dates the last is shown, and before all the present time")
  func minutes() {
    let minutes = shown(EveryMinuteTimelineSchedule.everyMinute, at: [150, 179, 180, 250])
    #expect(minutes.dates == [120, 120, 180, 240] && minutes.next == 300)
    #expect(first(2, of: EveryMinuteTimelineSchedule(), from: -90) == [-120, -60])
    let past = shown(ExplicitTimelineSchedule.explicit([date(1), date(2), date(3)]), at: [12, 20])
    #expect(past.dates == [3, 3] && past.next == nil)
    let future = shown(ExplicitTimelineSchedule.explicit([date(20), date(30)]), at: [12, 15, 20, 31])
    #expect(future.dates == [12, 12, 20, 30] && future.next == nil)
  }

  @Test("frames come as they are shown, no nearer than asked for, and not while they are paused")
  func frames() {
    let frames = shown(AnimationTimelineSchedule.animation, at: [1, 1.003, 1.017, 4])
    #expect(frames.dates == [1, 1.003, 1.017, 4] && frames.next == 4)
    let halves = shown(AnimationTimelineSchedule.animation(minimumInterval: 0.5), at: [1, 1.4, 1.6, 1.9, 2.1])
    #expect(halves.dates == [1, 1, 1.5, 1.5, 2] && halves.next == 2.5)
    let paused = TimelineCourse(AnimationTimelineSchedule(paused: true), at: date(5), after: date(3))
    #expect(paused.date == date(3) && paused.next == nil)
    #expect(TimelineCourse(AnimationTimelineSchedule(paused: true), at: date(5)).date == date(5))
  }

  @Test("of many dates that are due the latest is shown, once")
  func backlog() {
    let course = shown(PeriodicTimelineSchedule(from: date(0), by: 0.001), at: [0, 1e6])
    #expect(abs(course.dates[1] - 1e6) < 0.002 && abs((course.next ?? 0) - 1e6) < 0.01)
  }

  @Test("dates that are no later than those before are left out, and endlessly many of them are none")
  func badSchedules() {
    let mixed = shown(ExplicitTimelineSchedule([date(1), date(5), date(3), date(5), date(9)]), at: [2, 6, 10])
    #expect(mixed.dates == [1, 5, 9])
    let same = shown(ExplicitTimelineSchedule(repeatElement(date(4), count: .max)), at: [3, 6, 10])
    #expect(same.dates == [3, 4, 4] && same.next == nil)
    for interval in [0, -1, .nan, .infinity] {
      #expect(first(3, of: .periodic(from: date(7), by: interval), from: 12) == [7])
    }
  }
}
