import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Pickers of dates and colours.
@Suite(.gtk) @MainActor
struct DatePickerTests {
  private static let size = CGSize(width: 500, height: 450)
  private static let zone = TimeZone(identifier: "Asia/Tokyo")!

  /// A date of May 2024 in Tokyo.
  private static func date(_ day: Int, _ hour: Int = 14, _ minute: Int = 37) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar.date(
      from: DateComponents(year: 2024, month: 5, day: day, hour: hour, minute: minute, second: 20))!
  }

  private struct Picking: View {
    @State var date = DatePickerTests.date(15)
    var range: ClosedRange<Date>?
    var components: DatePickerComponents = .date
    let log: Log

    var body: some View {
      Group {
        if let range {
          DatePicker("When", selection: noted($date, in: log), in: range, displayedComponents: components)
        } else {
          DatePicker("When", selection: noted($date, in: log), displayedComponents: components)
        }
      }
      .environment(\.timeZone, DatePickerTests.zone)
      .environment(\.calendar, Calendar(identifier: .gregorian))
      .environment(\.locale, Locale(identifier: "en_GB"))
    }
  }

  /// The day that a calendar shows as picked: its own label in the grid.
  private func day(_ number: Int, in query: WidgetQuery) throws -> FoundWidget {
    let label = query.all.first {
      $0.text == "\(number)" && styleClasses(of: $0).contains("day-number")
        && !styleClasses(of: $0).contains("other-month")
    }
    return try #require(label)
  }

  @Test("CT16 another day keeps the time in the time zone of the environment, and is one write")
  func day() async throws {
    let log = Log()
    let mounted = try await MountedView(Picking(log: log).datePickerStyle(.graphical), size: Self.size)
    try await day(20, in: mounted.root).click()
    #expect(log.entries == ["\(Self.date(20))"])
    try await day(20, in: mounted.root).click()
    #expect(log.entries.count == 1)
  }

  @Test("CT16 another time keeps the day, and looking at another month writes nothing")
  func time() async throws {
    let log = Log()
    let mounted = try await MountedView(
      Picking(components: [.date, .hourAndMinute], log: log).datePickerStyle(.graphical), size: Self.size)
    let calendar = try #require(mounted.root.all.first { $0.widget.typeName == "GtkCalendar" })
    try await #require(calendar.content.findAll(role: .button).first).click()
    #expect(log.entries == [])
    let fields = mounted.root.all.filter { $0.widget.typeName == "GtkSpinButton" }
    #expect(fields.map { $0.text } == ["14", "37"])
    try await #require(fields[0].content.all.first { $0.widget.typeName == "GtkButton" }).click()
    #expect(log.entries == ["\(Self.date(15, 15))"])
  }

  @Test("CT16 a day is picked at the first click also in another month that was looked at")
  func anotherMonth() async throws {
    let log = Log()
    let mounted = try await MountedView(Picking(log: log).datePickerStyle(.graphical), size: Self.size)
    let calendar = try #require(mounted.root.all.first { $0.widget.typeName == "GtkCalendar" })
    try await #require(calendar.content.findAll(role: .button).first).click()
    try await day(20, in: mounted.root).click()
    // The twentieth of April.
    #expect(log.entries == ["\(Self.date(-10))"])
  }

  @Test("CT17 nothing outside of the range is picked, and a date outside is shown as it is")
  func range() async throws {
    let log = Log()
    let mounted = try await MountedView(
      Picking(date: Self.date(2), range: Self.date(10)...Self.date(20, 9, 0), log: log).datePickerStyle(.graphical),
      size: Self.size)
    let calendar = try #require(mounted.root.all.first { $0.widget.typeName == "GtkCalendar" })
    #expect(calendar.widget["day"] == 2)
    try await day(25, in: mounted.root).click()
    #expect(log.entries == [])
    #expect(calendar.widget["day"] == 2)
    // The range ends on this day, before the time that would be kept.
    try await day(20, in: mounted.root).click()
    #expect(log.entries == ["\(Self.date(20, 9, 0).addingTimeInterval(0))"])
  }

  @Test(
    "CT18 a button with the date in the language of the environment opens a calendar; fields have the parts in its order"
  )
  func looks() async throws {
    let log = Log()
    let mounted = try await MountedView(Picking(log: log), size: Self.size)
    #expect(mounted.root.texts == ["When", "15 May 2024"])
    let button = try mounted.root.find(role: .button, name: "When")
    #expect(!mounted.root.all.contains { $0.widget.typeName == "GtkCalendar" })
    try await button.click()
    #expect(mounted.root.all.contains { $0.widget.typeName == "GtkCalendar" })
    try await button.press("Escape")
    let fields = try await MountedView(
      Picking(components: [.date, .hourAndMinute], log: log).datePickerStyle(.field), size: Self.size)
    #expect(
      fields.root.all.filter { $0.widget.typeName == "GtkSpinButton" }.map(\.text) == ["15", "05", "2024", "14", "37"])
  }

  @Test("CT18 hours are counted to 12 where the language does so")
  func halves() async throws {
    let mounted = try await MountedView(
      DatePicker("When", selection: .constant(Self.date(15)), displayedComponents: .hourAndMinute)
        .datePickerStyle(.field).environment(\.timeZone, Self.zone).environment(\.locale, Locale(identifier: "en_US")),
      size: Self.size)
    #expect(
      mounted.root.all.filter { $0.widget.typeName == "GtkSpinButton" }.map(\.text) == ["02", "37"])
    #expect(mounted.root.findAll(role: .button, name: "PM").count == 1)
  }

  @Test(
    "CT18 graphical is a calendar in place, steps and wheels are fields",
    arguments: ["calendar", "steps", "wheel"])
  func places(name: String) async throws {
    let picking = Picking(log: Log())
    let mounted =
      switch name {
      case "calendar": try await MountedView(AnyView(picking.datePickerStyle(.graphical)), size: Self.size)
      case "steps": try await MountedView(AnyView(picking.datePickerStyle(.stepperField)), size: Self.size)
      default: try await MountedView(AnyView(picking.datePickerStyle(.wheel)), size: Self.size)
      }
    let types = mounted.root.all.map(\.widget.typeName).filter { ["GtkCalendar", "GtkSpinButton"].contains($0) }
    #expect(types == (name == "calendar" ? ["GtkCalendar"] : ["GtkSpinButton", "GtkSpinButton", "GtkSpinButton"]))
  }

  @Test(
    "CT18 the popover of a compact picker, as of one without a style, has a calendar and fields for the time")
  func popovers() async throws {
    let picking = Picking(components: [.date, .hourAndMinute], log: Log())
    for view in [AnyView(picking.datePickerStyle(.compact)), AnyView(picking.datePickerStyle(.automatic))] {
      let mounted = try await MountedView(view, size: Self.size)
      let button = try mounted.root.find(role: .button, name: "When")
      let value = try #require(mounted.root.texts.last)
      #expect(value.hasPrefix("15 May 2024") && value.hasSuffix("14:37"))
      try await button.click()
      let types = mounted.root.all.filter { ["GtkCalendar", "GtkSpinButton"].contains($0.widget.typeName) }
      #expect(types.map(\.widget.typeName) == ["GtkCalendar", "GtkSpinButton", "GtkSpinButton"])
      #expect(types.dropFirst().map(\.text) == ["14", "37"])
      try await button.press("Escape")
    }
  }

  @Test(
    "CT19 the dialog offers opacity unless that is left out, a choice in it is one write, and cancelling none")
  func colorDialog() async throws {
    for supportsOpacity in [true, false] {
      let log = Log()
      let color = Source(Color(red: 1, green: 0, blue: 0, opacity: 0.5))
      let mounted = try await MountedView(
        ColorPicker("Paint", selection: noted(color.binding, in: log), supportsOpacity: supportsOpacity),
        size: Self.size)
      let button = try #require(mounted.root.all.first { $0.widget.typeName == "GtkColorButton" })
      try await button.click()
      let dialog = try #require(mounted.root.sheets.first)
      #expect(dialog.all[0].widget["use-alpha"] == supportsOpacity)
      #expect(dialog.all[0].widget["title"] == "Paint")
      try await dialog.find(role: .button, name: "Cancel").click()
      #expect(gtk_widget_get_mapped(dialog.all[0].widget.widgetPointer) == 0 && log.entries == [])
      try await button.click()
      try await #require(mounted.root.sheets.first).find(role: .button, name: "Select").click()
      #expect(log.entries.count == 1)
      #expect(color.value.resolve(in: EnvironmentValues()).opacity == (supportsOpacity ? 0.5 : 1))
    }
  }

  @Test(
    "CT19 a colour button is called what its label says, and a choice is one write, without opacity if that is left out"
  )
  func color() async throws {
    let log = Log()
    let mounted = try await MountedView(
      ColorPicker(
        "Paint", selection: noted(.constant(Color(red: 1, green: 0, blue: 0, opacity: 0.5)), in: log),
        supportsOpacity: false), size: Self.size)
    let button = try #require(mounted.root.all.first { $0.widget.typeName == "GtkColorButton" })
    #expect(button.name == "Paint")
    #expect(button.widget["use-alpha"] == false)
    try choose(GdkRGBA(red: 0, green: 1, blue: 0, alpha: 0.5), in: button.widget)
    await Settling.settle()
    #expect(log.entries == ["\(Color(red: 0, green: 1, blue: 0))"])
    // The binding is constant.
    #expect(rgba(of: button.widget).red == 1)
  }

  @Test("CT19 a colour in Core Graphics' numbers is picked as another is")
  func coreGraphicsColor() async throws {
    let color = Source(CGColor(gray: 1, alpha: 0.5))
    let mounted = try await MountedView(ColorPicker("Paint", selection: color.binding), size: Self.size)
    let button = try #require(mounted.root.all.first { $0.widget.typeName == "GtkColorButton" })
    #expect(rgba(of: button.widget).green == 1 && rgba(of: button.widget).alpha == 0.5)
    try choose(GdkRGBA(red: 0, green: 1, blue: 0, alpha: 1), in: button.widget)
    await Settling.settle()
    #expect(color.value == CGColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  /// What the dialog does when it is answered.
  private func choose(_ color: GdkRGBA, in button: Widget) throws {
    var (value, color) = (GValue(), color)
    g_value_init(&value, gdk_rgba_get_type())
    g_value_set_boxed(&value, &color)
    g_object_set_property(button.pointer, "rgba", &value)
    g_value_unset(&value)
    var sender = GValue()
    g_value_init(&sender, graft_object_type(button.pointer))
    g_value_set_object(&sender, button.pointer)
    g_signal_emitv(&sender, g_signal_lookup("color-set", graft_object_type(button.pointer)), 0, nil)
    g_value_unset(&sender)
  }

  private func rgba(of button: Widget) -> GdkRGBA {
    var value = GValue()
    g_value_init(&value, gdk_rgba_get_type())
    defer { g_value_unset(&value) }
    g_object_get_property(button.pointer, "rgba", &value)
    return g_value_get_boxed(&value).assumingMemoryBound(to: GdkRGBA.self).pointee
  }
}
