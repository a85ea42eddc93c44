import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// A picker of several days.
@Suite(.gtk) @MainActor
struct MultiDatePickerTests {
  private static let zone = TimeZone(identifier: "Asia/Tokyo")!

  private static func day(_ day: Int) -> DateComponents { DateComponents(year: 2024, month: 5, day: day) }

  private static func start(_ day: Int) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar.date(from: Self.day(day))!
  }

  private func mount(_ days: Source<Set<DateComponents>>) async throws -> MountedView<some View> {
    try await MountedView(
      MultiDatePicker("Days", selection: days.binding, in: Self.start(10)..<Self.start(20))
        .environment(\.timeZone, Self.zone).environment(\.calendar, Calendar(identifier: .gregorian)),
      size: CGSize(width: 500, height: 450))
  }

  private func calendar(_ query: WidgetQuery) throws -> FoundWidget {
    try #require(query.all.first { $0.widget.typeName == "GtkCalendar" })
  }

  private func click(_ day: Int, in query: WidgetQuery) async throws {
    let label = query.all.first { $0.text == "\(day)" && styleClasses(of: $0).contains("day-number") }
    try await #require(label).click()
  }

  private func marks(_ calendar: FoundWidget) -> [Int] {
    (1...31).filter { gtk_calendar_get_day_is_marked(calendar.widget.object.cast(), guint($0)) != 0 }
  }

  private func days(_ source: Source<Set<DateComponents>>) -> [Int] { source.value.compactMap(\.day).sorted() }

  @Test("a click takes a day or gives it back, also the first one that was picked, and what is picked has a mark")
  func picking() async throws {
    let source = Source<Set<DateComponents>>([Self.day(12)])
    let mounted = try await mount(source)
    let calendar = try calendar(mounted.root)
    #expect(calendar.name == "Days" && marks(calendar) == [12])
    try await click(15, in: mounted.root)
    #expect(days(source) == [12, 15] && marks(calendar) == [12, 15])
    try await click(15, in: mounted.root)
    #expect(days(source) == [12] && marks(calendar) == [12])
    try await click(12, in: mounted.root)
    #expect(days(source) == [] && marks(calendar) == [])
  }

  @Test("days outside of the bounds are not picked, and looking at another month picks nothing")
  func bounds() async throws {
    let source = Source<Set<DateComponents>>([Self.day(12)])
    let mounted = try await mount(source)
    for day in [9, 20] { try await click(day, in: mounted.root) }
    #expect(days(source) == [12])
    let calendar = try calendar(mounted.root)
    try await #require(calendar.content.findAll(role: .button).first).click()
    #expect(days(source) == [12] && marks(calendar) == [])
  }
}
