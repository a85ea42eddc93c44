import CGTK
import GTKSupport

/// The day that GTK's calendar has selected, in the month that it shows.
@MainActor
struct CalendarDate {
  let year: Int
  let month: Int
  let day: Int
  /// The weekday of the month's first day, from 1 for Sunday.
  let weekdayOfFirst: Int

  init?(shownIn widget: Widget) {
    guard let date = gtk_calendar_get_date(widget.object.cast()) else { return nil }
    defer { g_date_time_unref(date) }
    (year, month) = (Int(g_date_time_get_year(date)), Int(g_date_time_get_month(date)))
    day = Int(g_date_time_get_day_of_month(date))
    // In GLib Monday is 1. What is divided is not negative.
    weekdayOfFirst = (Int(g_date_time_get_day_of_week(date)) - day + 1 + 35) % 7 + 1
  }
}
