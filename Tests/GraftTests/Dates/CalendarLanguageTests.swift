import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// The language of GTK's calendar, which is that of the environment and not that of the process.
@Suite(.gtk) @MainActor
struct CalendarLanguageTests {
  private static let zone = TimeZone(identifier: "Asia/Tokyo")!

  /// The fifteenth of May 2024, a Wednesday.
  private static let date = Date(timeIntervalSince1970: 1_715_750_000)

  private struct Picking: View {
    @State var date = CalendarLanguageTests.date
    var calendar = Calendar(identifier: .gregorian)
    let language: Source<String>

    var body: some View {
      DatePicker("When", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
        .environment(\.timeZone, CalendarLanguageTests.zone).environment(\.calendar, calendar)
        .environment(\.locale, Locale(identifier: language.value))
    }
  }

  private func mount(_ language: Source<String>, firstWeekday: Int? = nil) async throws -> MountedView<some View> {
    var calendar = Calendar(identifier: .gregorian)
    if let firstWeekday { calendar.firstWeekday = firstWeekday }
    return try await MountedView(
      Picking(calendar: calendar, language: language), size: CGSize(width: 500, height: 450))
  }

  private func labels(_ styleClass: String, in query: WidgetQuery) -> [FoundWidget] {
    query.all.filter { $0.isShown && styleClasses(of: $0).contains(styleClass) }
  }

  private func month(in query: WidgetQuery) throws -> [String] {
    try #require(labels("month", in: query).first).content.texts
  }

  private func names(in query: WidgetQuery) -> [String] {
    labels("day-name", in: query).sorted { $0.frame.minX < $1.frame.minX }.map(\.text)
  }

  private func days(in query: WidgetQuery) -> [FoundWidget] {
    labels("day-number", in: query).filter { !styleClasses(of: $0).contains("other-month") }
  }

  /// The days of the month in the rows of the calendar, from the left to the right.
  private func weeks(in query: WidgetQuery) -> [[Int]] {
    Dictionary(grouping: days(in: query)) { $0.frame.minY }.sorted { $0.key < $1.key }.map { row in
      row.value.sorted { $0.frame.minX < $1.frame.minX }.compactMap { Int($0.text) }
    }
  }

  /// The name above a day.
  private func weekday(of day: Int, in query: WidgetQuery) throws -> String? {
    let day = try #require(days(in: query).first { $0.text == "\(day)" })
    return labels("day-name", in: query).first { $0.frame.minX == day.frame.minX }?.text
  }

  @Test("CT18 the calendar's names and its first weekday are those of the environment's language, and go with it")
  func language() async throws {
    let language = Source("de_DE")
    let mounted = try await mount(language)
    #expect(try month(in: mounted.root) == ["Mai"])
    #expect(names(in: mounted.root) == ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"])
    #expect(weeks(in: mounted.root).map { $0.first } == [1, 6, 13, 20, 27])
    #expect(try weekday(of: 15, in: mounted.root) == "Mi")
    language.value = "en_US"
    await Settling.settle()
    #expect(try month(in: mounted.root) == ["May"])
    #expect(names(in: mounted.root) == ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"])
    #expect(weeks(in: mounted.root).map { $0.first } == [1, 5, 12, 19, 26])
    #expect(try weekday(of: 15, in: mounted.root) == "Wed")
  }

  @Test("CT18 a first weekday that the calendar of the environment has itself goes before that of the language")
  func firstWeekday() async throws {
    let mounted = try await mount(Source("de_DE"), firstWeekday: 7)
    #expect(names(in: mounted.root) == ["Sa", "So", "Mo", "Di", "Mi", "Do", "Fr"])
    #expect(weeks(in: mounted.root).map { $0.first } == [1, 4, 11, 18, 25])
    #expect(try weekday(of: 15, in: mounted.root) == "Mi")
  }

  @Test("CT18 every month has all of its days below their names, in a calendar that keeps its height")
  func months() async throws {
    let mounted = try await mount(Source("de_DE"))
    let calendar = try #require(mounted.root.all.first { $0.widget.typeName == "GtkCalendar" })
    let height = calendar.frame.height
    // The weekday on which each month of 2024 from June on begins.
    let firsts = ["Sa", "Mo", "Do", "So", "Di", "Fr", "So"]
    for (first, length) in zip(firsts, [30, 31, 31, 30, 31, 30, 31]) {
      try await calendar.content.findAll(role: .button)[1].click()
      #expect(weeks(in: mounted.root).flatMap { $0 } == Array(1...length))
      #expect(try weekday(of: 1, in: mounted.root) == first)
      #expect(calendar.frame.height == height)
    }
    #expect(try month(in: mounted.root) == ["Dezember"])
  }

  @Test("CT18 a calendar of several days has the same names and first weekday")
  func severalDays() async throws {
    let mounted = try await MountedView(
      MultiDatePicker("Days", selection: .constant([DateComponents(year: 2024, month: 5, day: 15)]))
        .environment(\.timeZone, Self.zone).environment(\.calendar, Calendar(identifier: .gregorian))
        .environment(\.locale, Locale(identifier: "de_DE")),
      size: CGSize(width: 500, height: 450))
    #expect(try month(in: mounted.root) == ["Mai"])
    #expect(names(in: mounted.root) == ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"])
    #expect(try weekday(of: 15, in: mounted.root) == "Mi")
  }
}
