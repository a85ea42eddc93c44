import Foundation

/// Where a view of a task knows from how far that is.
enum ProgressSource {
  /// From 0 to 1; nil while nobody knows.
  case fraction(Double?)
  case progress(Progress)
  /// The time from one date to another, and whether what is left is shown.
  case time(ClosedRange<Date>, _ countsDown: Bool)

  /// How far the task is, from 0 to 1; nil while nobody knows.
  func fraction(at date: Date) -> Double? {
    switch self {
    case .fraction(let fraction): fraction
    case .progress(let progress): progress.isIndeterminate ? nil : progress.fractionCompleted
    case .time(let interval, let countsDown):
      countsDown ? 1 - interval.share(before: date) : interval.share(before: date)
    }
  }
}

extension ClosedRange<Date> {
  /// Which share of the time is before a date, from 0 to 1.
  fileprivate func share(before date: Date) -> Double {
    let length = upperBound.timeIntervalSince(lowerBound)
    return length > 0 ? Swift.min(Swift.max(date.timeIntervalSince(lowerBound) / length, 0), 1) : 1
  }
}
