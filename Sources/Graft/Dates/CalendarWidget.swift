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
    context.coordinator.show(edit, context.environment.pickingCalendar)
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
  /// Whether a date was shown yet.
  private var showsDate = false
  private lazy var picking = CalendarPicking(didPick: { [unowned self] in pick($0) })

  init(_ edit: DateEdit) { self.edit = edit }

  func follow(_ widget: Widget) { picking.follow(widget) }

  func show(_ edit: DateEdit, _ calendar: Calendar) {
    picking.speak(calendar)
    let isSame = edit.selection.wrappedValue == self.edit.selection.wrappedValue && calendar == self.calendar
    (self.edit, self.calendar) = (edit, calendar)
    if !isSame || !showsDate { showDate() }
  }

  private func showDate() {
    showsDate = true
    picking.show(edit.selection.wrappedValue, in: calendar)
  }

  /// What cannot be picked, or was refused, is taken back.
  private func pick(_ date: CalendarDate) {
    edit.write(year: date.year, month: date.month, day: date.day, in: calendar)
    showDate()
  }
}
