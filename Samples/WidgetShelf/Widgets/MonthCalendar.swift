import CGTK
import Graft

// snippet: shelf-calendar
/// GTK's calendar. All that it knows are its properties, so it needs no coordinator; its size is GTK's.
struct MonthCalendar: GtkWidgetRepresentable {
  @Binding var day: Day

  func makeGtkWidget(context: Context) -> Widget {
    let calendar = Widget(typeName: "GtkCalendar")
    for signal in ["day-selected", "next-month", "prev-month", "next-year", "prev-year"] {
      calendar.connect(signal) { day = Day(shownBy: $0.widget) }
    }
    return calendar
  }

  func updateGtkWidget(_ calendar: Widget, context: Context) {
    if Day(shownBy: calendar) != day { day.show(in: calendar) }
  }
}
// snippet end

extension Day {
  /// GTK counts months from 0 on.
  @MainActor
  init(shownBy calendar: Widget) { self.init(calendar["year"], calendar["month"] + 1, calendar["day"]) }

  @MainActor
  func show(in calendar: Widget) {
    let date = g_date_time_new_local(gint(year), gint(month), gint(day), 0, 0, 0)
    gtk_calendar_select_day(calendar.cast(), date)
    g_date_time_unref(date)
  }
}
