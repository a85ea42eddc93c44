import CGTK
import Foundation
import GTKSupport

/// Has GTK's calendar show the names and the first weekday of the environment's language. Claim CT18.
///
/// By itself that calendar is in the language of the process. Its parts are found by the names that GTK documents for style
/// sheets.
@MainActor
final class CalendarLanguage {
  private var calendar: Calendar?

  /// GTK writes the days anew for each month that it shows.
  func follow(_ widget: Widget) {
    for property in ["month", "year"] {
      widget.connect("notify::\(property)") { [weak self] in self?.arrangeDays(of: $0.widget) }
    }
  }

  func show(_ calendar: Calendar, in widget: Widget) {
    guard calendar != self.calendar else { return }
    self.calendar = calendar
    name(widget, in: calendar)
    arrangeDays(of: widget)
  }

  private func name(_ widget: Widget, in calendar: Calendar) {
    let days = calendar.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    let names = days[first...] + days[..<first]
    for (label, name) in zip(widget.parts("day-name"), names) { gtk_label_set_label(label.cast(), name) }
    let months = widget.parts("month").flatMap(\.children)
    for (label, name) in zip(months, calendar.standaloneMonthSymbols) { gtk_label_set_label(label.cast(), name) }
  }

  /// GTK has days enough for weeks that begin with its own first day. With any other one those of other months, which do not
  /// fill the weeks, are hidden.
  ///
  /// To be called after a day was selected: GTK tells of the other month before its days are those of that.
  func arrangeDays(of widget: Widget) {
    guard let calendar, let date = CalendarDate(shownIn: widget) else { return }
    let days = widget.parts("day-number")
    guard let first = days.firstIndex(where: { !$0.isOfOtherMonth }) else { return }
    let column = (date.weekdayOfFirst - calendar.firstWeekday + 7) % 7
    let isAsInGTK = first % 7 == column
    for (index, day) in days.enumerated() {
      day.placeDay((index - (isAsInGTK ? 0 : first - column) + days.count) % days.count)
      gtk_widget_set_visible(day, isAsInGTK || !day.isOfOtherMonth ? 1 : 0)
    }
  }
}

extension Widget {
  /// The parts of a calendar with a name for style sheets, in GTK's order.
  fileprivate func parts(_ styleClass: String) -> [UnsafeMutablePointer<GtkWidget>] {
    widgetObject.children.flatMap(\.children).filter { gtk_widget_has_css_class($0, styleClass) != 0 }
  }
}

@MainActor
extension UnsafeMutablePointer<GtkWidget> {
  fileprivate var isOfOtherMonth: Bool { gtk_widget_has_css_class(self, "other-month") != 0 }

  /// Puts a day at its place among the weeks, below the names and beside the numbers of weeks.
  fileprivate func placeDay(_ place: Int) {
    guard let grid = gtk_widget_get_parent(self), let layout = gtk_widget_get_layout_manager(grid),
      let child = gtk_layout_manager_get_layout_child(layout, self)
    else { return }
    gtk_grid_layout_child_set_column(child.cast(), Int32(1 + place % 7))
    gtk_grid_layout_child_set_row(child.cast(), Int32(1 + place / 7))
  }
}
