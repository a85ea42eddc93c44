import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// What GTK's calendars have in common: their language, the day that they show, and what the user picks in them.
@MainActor
final class CalendarPicking {
  private let language = CalendarLanguage()
  private weak var widget: Widget?
  /// Whether the user only looks at another month, in which GTK selects a day as well.
  private var isBrowsing = false
  private var isShowing = false
  private let didPick: (CalendarDate) -> Void
  private let didTurn: () -> Void
  private lazy var picking = WakeSource(priority: 100) { [unowned self] in pick() }

  /// Tells of each day that the user picks, and then, as where another month is shown, that the days may be others.
  init(didPick: @escaping (CalendarDate) -> Void, didTurn: @escaping () -> Void = {}) {
    (self.didPick, self.didTurn) = (didPick, didTurn)
  }

  func follow(_ widget: Widget) {
    self.widget = widget
    widget.connect("day-selected") { [unowned self] in if !isShowing { wake() } }
    for signal in ["prev-month", "next-month", "prev-year", "next-year"] {
      widget.connect(signal) { [unowned self] in
        isBrowsing = true
        wake()
      }
    }
    language.follow(widget)
  }

  /// A day may have been picked.
  func wake() { picking.wake() }

  func speak(_ calendar: Calendar) { if let widget { language.show(calendar, in: widget) } }

  /// Shows a day, which is not picked by that.
  func show(_ date: Date, in calendar: Calendar) {
    let day = calendar.dateComponents([.year, .month, .day], from: date)
    guard let widget,
      let date = g_date_time_new_local(Int32(day.year ?? 1), Int32(day.month ?? 1), Int32(day.day ?? 1), 0, 0, 0)
    else { return }
    defer { g_date_time_unref(date) }
    isShowing = true
    gtk_calendar_select_day(widget.object.cast(), date)
    language.arrangeDays(of: widget)
    isShowing = false
  }

  /// GTK tells first of the day, and then that it is one of another month.
  private func pick() {
    let wasBrowsing = exchange(&isBrowsing, with: false)
    guard let widget, let date = CalendarDate(shownIn: widget) else { return }
    if !wasBrowsing {
      EditedField.finish()
      didPick(date)
    }
    didTurn()
  }
}
