import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// GTK's calendar, which shows a day and picks others. Claims CT16 and CT17.
struct CalendarWidget: GtkWidgetRepresentable {
  let name: String
  let edit: DateEdit

  func makeCoordinator() -> CalendarCoordinator { CalendarCoordinator(edit) }

  func makeGtkWidget(context: Context) -> Widget {
    let calendar = Widget(gtk_calendar_new())
    // Days are clicked in quick succession, and the popover around may go at once.
    calendar.removeDragSources()
    context.coordinator.follow(calendar)
    return calendar
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    context.coordinator.show(edit, context.environment.pickingCalendar, in: gtkWidget)
    gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    gtkWidget.showControlLook(of: context.environment)
    gtkWidget.setEnabled(context.environment.isEnabled)
  }
}

/// What a calendar keeps between updates.
@MainActor
final class CalendarCoordinator {
  private var edit: DateEdit
  private var calendar = Calendar.current
  private let language = CalendarLanguage()
  private weak var widget: Widget?
  /// Whether the user only looks at another month, in which GTK selects a day as well.
  private var isBrowsing = false
  private var isRestoring = false
  private lazy var picking = WakeSource(priority: 100) { [unowned self] in pick() }

  init(_ edit: DateEdit) { self.edit = edit }

  func follow(_ widget: Widget) {
    self.widget = widget
    widget.connect("day-selected") { [unowned self] in if !isRestoring { picking.wake() } }
    for signal in ["prev-month", "next-month", "prev-year", "next-year"] {
      widget.connect(signal) { [unowned self] in
        isBrowsing = true
        picking.wake()
      }
    }
    language.follow(widget)
  }

  func show(_ edit: DateEdit, _ calendar: Calendar, in widget: Widget) {
    language.show(calendar, in: widget)
    let isSame = edit.selection.wrappedValue == self.edit.selection.wrappedValue && calendar == self.calendar
    (self.edit, self.calendar) = (edit, calendar)
    if !isSame || !showsDate { showDate(in: widget) }
  }

  /// Whether a date was shown yet.
  private var showsDate = false

  private func showDate(in widget: Widget) {
    let day = calendar.dateComponents([.year, .month, .day], from: edit.selection.wrappedValue)
    showsDate = true
    guard
      let date = g_date_time_new_local(Int32(day.year ?? 1), Int32(day.month ?? 1), Int32(day.day ?? 1), 0, 0, 0)
    else { return }
    defer { g_date_time_unref(date) }
    isRestoring = true
    gtk_calendar_select_day(widget.object.cast(), date)
    language.arrangeDays(of: widget)
    isRestoring = false
  }

  /// GTK tells first of the day, and then that it is one of another month.
  private func pick() {
    guard let widget, !isBrowsing, let date = CalendarDate(shownIn: widget) else {
      isBrowsing = false
      return
    }
    EditedField.finish()
    edit.write(year: date.year, month: date.month, day: date.day, in: calendar)
    // What cannot be picked, or was refused, is taken back.
    showDate(in: widget)
  }
}
