import Foundation

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments from a date on, `interval` seconds after each other (CV19).
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of each minute (CV20).
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Moments that are listed, each later than the one before (CV20).
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Each frame that is shown (CV22).
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Frames no nearer to each other than an interval in seconds, or none while it is paused (CV22).
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
