import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// GTK's calendar, in which a click on a day picks it or gives it back. What is picked has a mark.
struct DaysCalendar: GtkWidgetRepresentable {
  let name: String
  let edit: DaysEdit

  func makeCoordinator() -> DaysCoordinator { DaysCoordinator(edit) }

  func makeGtkWidget(context: Context) -> Widget {
    let calendar = Widget(gtk_calendar_new())
    // Days are clicked in quick succession.
    calendar.removeDragSources()
    context.coordinator.follow(calendar)
    return calendar
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    let calendar = context.environment.pickingCalendar
    context.coordinator.show(edit, calendar, in: gtkWidget)
    gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words(in: context.environment))
    gtkWidget.showControlLook(of: context.environment)
    gtkWidget.setEnabled(context.environment.isEnabled)
  }

  /// The days that are picked, for those who do not see the marks.
  private func words(in environment: EnvironmentValues) -> String {
    let style = Date.FormatStyle(
      date: .abbreviated, time: .omitted, locale: environment.locale, calendar: environment.pickingCalendar,
      timeZone: environment.timeZone)
    return edit.days(in: environment.pickingCalendar).map(\.date).sorted().map(style.format)
      .joined(separator: ", ")
  }
}

/// What such a calendar keeps between updates.
@MainActor
final class DaysCoordinator {
  private var edit: DaysEdit
  private var calendar = Calendar.current
  private let language = CalendarLanguage()
  private weak var widget: Widget?
  /// Whether the user only looks at another month, in which GTK selects a day as well.
  private var isBrowsing = false
  private var isRestoring = false
  private var hasOpened = false
  private lazy var picking = WakeSource(priority: 100) { [unowned self] in pick() }

  init(_ edit: DaysEdit) { self.edit = edit }

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
    followSelectedDay(of: widget)
  }

  func show(_ edit: DaysEdit, _ calendar: Calendar, in widget: Widget) {
    (self.edit, self.calendar) = (edit, calendar)
    language.show(calendar, in: widget)
    if !hasOpened { open(widget) }
    mark()
  }

  /// Shows at first the month of the first day that is picked; without one it is this month.
  private func open(_ widget: Widget) {
    hasOpened = true
    guard let first = edit.days(in: calendar).map(\.date).min() else { return }
    let day = calendar.dateComponents([.year, .month, .day], from: first)
    guard
      let date = g_date_time_new_local(Int32(day.year ?? 1), Int32(day.month ?? 1), Int32(day.day ?? 1), 0, 0, 0)
    else { return }
    defer { g_date_time_unref(date) }
    isRestoring = true
    gtk_calendar_select_day(widget.object.cast(), date)
    language.arrangeDays(of: widget)
    isRestoring = false
  }

  /// GTK tells nothing of a click on the day that it shows as selected.
  private func followSelectedDay(of widget: Widget) {
    guard let gesture = gtk_gesture_click_new() else { return }
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    Signals.connect(gesture, "pressed") { [unowned self, unowned widget] arguments in
      if Self.isSelectedDay(widget, at: arguments.point(at: 1)) { picking.wake() }
    }
    gtk_widget_add_controller(widget.widgetObject, gesture)
  }

  private static func isSelectedDay(_ calendar: Widget, at point: CGPoint) -> Bool {
    guard let day = gtk_widget_pick(calendar.widgetObject, point.x, point.y, GTK_PICK_DEFAULT) else { return false }
    let isSelected = gtk_widget_get_state_flags(day).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
    return isSelected && gtk_widget_has_css_class(day, "day-number") != 0
  }

  /// GTK tells first of the day, and then that it is one of another month.
  private func pick() {
    guard let shown = widget.flatMap(CalendarDate.init(shownIn:)) else { return }
    if !isBrowsing {
      EditedField.finish()
      edit.toggle(year: shown.year, month: shown.month, day: shown.day, in: calendar)
    }
    isBrowsing = false
    mark()
  }

  /// Marks the days of the month that is shown.
  private func mark() {
    guard let widget, let shown = CalendarDate(shownIn: widget) else { return }
    gtk_calendar_clear_marks(widget.object.cast())
    for day in edit.days(ofMonth: shown.month, year: shown.year, in: calendar) {
      gtk_calendar_mark_day(widget.object.cast(), guint(day))
    }
  }
}
