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
    context.coordinator.show(edit, context.environment.pickingCalendar)
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
  private weak var widget: Widget?
  private var hasOpened = false
  private lazy var picking = CalendarPicking(
    didPick: { [unowned self] in edit.toggle(year: $0.year, month: $0.month, day: $0.day, in: calendar) },
    didTurn: { [unowned self] in mark() })

  init(_ edit: DaysEdit) { self.edit = edit }

  func follow(_ widget: Widget) {
    self.widget = widget
    picking.follow(widget)
    followSelectedDay(of: widget)
  }

  func show(_ edit: DaysEdit, _ calendar: Calendar) {
    (self.edit, self.calendar) = (edit, calendar)
    picking.speak(calendar)
    if !hasOpened { open() }
    mark()
  }

  /// Shows at first the month of the first day that is picked; without one it is this month.
  private func open() {
    hasOpened = true
    if let first = edit.days(in: calendar).map(\.date).min() { picking.show(first, in: calendar) }
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

  /// Marks the days of the month that is shown.
  private func mark() {
    guard let widget, let shown = CalendarDate(shownIn: widget) else { return }
    gtk_calendar_clear_marks(widget.object.cast())
    for day in edit.days(ofMonth: shown.month, year: shown.year, in: calendar) {
      gtk_calendar_mark_day(widget.object.cast(), guint(day))
    }
  }
}
