import CGTK
import Foundation
import GTKBridge
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What every tree inherits of the desktop, and follows.
@Suite(.gtk) @MainActor
struct DesktopEnvironmentTests {
  private struct Reader: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View { Text("\(colorScheme) \(layoutDirection)") }
  }

  private struct LocaleReader: View {
    @Environment(\.locale) private var locale

    var body: some View { Text(locale.identifier) }
  }

  private struct CalendarReader: View {
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone

    var body: some View {
      Text(calendar.identifier == Calendar.current.identifier ? "the process's calendar" : "another calendar")
      Text(timeZone.identifier)
    }
  }

  private static func withSetting<Value: PropertyValue>(
    _ name: String, _ value: Value, _ body: () async throws -> Void
  ) async throws {
    let settings = ObjectReference(retaining: gtk_settings_get_default()!.objectAddress)
    let before: Value = settings[name]
    settings[name] = value
    await Settling.settle()
    defer { settings[name] = before }
    try await body()
  }

  @Test("the colour scheme follows the desktop's setting and its theme, with one evaluation for each change")
  func colorSchemeFollows() async throws {
    let mounted = try await MountedView(
      VStack {
        Reader()
        LocaleReader()
      })
    #expect(mounted.root.texts == ["light leftToRight", "en_US_POSIX"])
    let counts = UpdateStatistics.start()
    try await Self.withSetting("gtk-application-prefer-dark-theme", true) {
      #expect(mounted.root.texts.first == "dark leftToRight")
      #expect(counts.bodies(of: Reader.self) == 1)
    }
    await Settling.settle()
    #expect(mounted.root.texts.first == "light leftToRight")
    try await Self.withSetting("gtk-theme-name", "Adwaita-dark") {
      #expect(mounted.root.texts.first == "dark leftToRight")
    }
    await Settling.settle()
    #expect(counts.bodies(of: Reader.self) == 4)
    #expect(counts.bodies(of: LocaleReader.self) == 0)
  }

  @Test("a link in a text has the theme's colour of links, another one in the dark, and the tint where there is one")
  func linkColor() async throws {
    let link = Text("[████](https://one.example)")
    let mounted = try await MountedView(link.frame(width: 60, height: 60), size: CGSize(width: 60, height: 60))
    func colors() throws -> Set<[UInt8]> { try Pixels(mounted.root).colors(in: CGRect(0, 0, 60, 60)) }
    // What the rules of GTK's theme for `link` say in each scheme.
    #expect(try colors().contains([0x1b, 0x6a, 0xcb]))
    try await Self.withSetting("gtk-application-prefer-dark-theme", true) {
      #expect((try? colors())?.contains([0x35, 0x84, 0xe4]) == true)
    }
    let red = try await Pixels.of(link.tint(Color(red: 1, green: 0, blue: 0)), length: 60)
    #expect(red.colors(in: CGRect(0, 0, 60, 60)).contains([255, 0, 0]))
  }

  @Test("letters in the accent colour have that of links, and what is filled that of selections, in each scheme")
  func accentColor() async throws {
    let mounted = try await MountedView(
      VStack(spacing: 0) {
        Text("████").foregroundStyle(Color.accentColor).frame(width: 60, height: 30)
        Color.accentColor.frame(width: 60, height: 30)
      }, size: CGSize(width: 60, height: 60))
    func colors(_ top: CGFloat) throws -> Set<[UInt8]> { try Pixels(mounted.root).colors(in: CGRect(0, top, 60, 30)) }
    #expect(try colors(0).contains([0x1b, 0x6a, 0xcb]) && colors(30) == [[0x35, 0x84, 0xe4]])
    try await Self.withSetting("gtk-application-prefer-dark-theme", true) {
      #expect((try? colors(0))?.contains([0x35, 0x84, 0xe4]) == true)
      #expect((try? colors(30)) == [[0x15, 0x53, 0x9e]])
    }
  }

  @Test("the calendar and the time zone are the process's, until a view sets others for its content")
  func calendarAndTimeZone() async throws {
    let here = TimeZone.current.identifier
    let other = try #require(TimeZone(identifier: here == "Asia/Tokyo" ? "Europe/Rome" : "Asia/Tokyo"))
    let mounted = try await MountedView(
      VStack {
        CalendarReader()
        CalendarReader().environment(\.timeZone, other)
        CalendarReader().environment(\.calendar, Calendar(identifier: .buddhist))
      })
    let own = "the process's calendar"
    #expect(mounted.root.texts == [own, here, own, other.identifier, "another calendar", here])
  }

  @Test("the layout direction follows the toolkit's default")
  func layoutDirectionFollows() async throws {
    let mounted = try await MountedView(Reader())
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    await Settling.settle()
    #expect(mounted.root.texts == ["light rightToLeft"])
    gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
    await Settling.settle()
    #expect(mounted.root.texts == ["light leftToRight"])
  }

  @Test("what a view sets for its content is not the desktop's any more")
  func ownValueWins() async throws {
    let mounted = try await MountedView(
      Reader().environment(\.colorScheme, .dark).environment(\.layoutDirection, .rightToLeft))
    try await Self.withSetting("gtk-application-prefer-dark-theme", true) {
      #expect(mounted.root.texts == ["dark rightToLeft"])
    }
    await Settling.settle()
    #expect(mounted.root.texts == ["dark rightToLeft"])
  }

  @Test(
    "the locale is the one that numbers have in other programs",
    arguments: [
      (["LC_ALL": "de_DE.UTF-8", "LANG": "fr_FR.UTF-8"], "de_DE"), (["LANG": "fr_FR.UTF-8", "LC_ALL": ""], "fr_FR"),
      (["LC_NUMERIC": "it_IT@euro", "LANG": "C"], "it_IT"), (["LANG": "C.UTF-8"], "en_US_POSIX"), ([:], "en_US_POSIX"),
    ])
  func locale(variables: [String: String], identifier: String) {
    #expect(DesktopLocale.locale(from: variables).identifier == identifier)
  }

  @Test(
    "texts are in the languages that the user reads where the locale is the user's own, and else in the locale's",
    arguments: [
      (["LANGUAGE": "de:fr", "LANG": "en_US.UTF-8"], ["de", "fr", "en_US"]),
      (["LANGUAGE": "de", "LC_ALL": "C.UTF-8"], ["en_US_POSIX"]),
      (["LC_MESSAGES": "it_IT", "LC_NUMERIC": "de_DE", "LANG": "C"], ["it_IT"]), ([:], ["en_US_POSIX"]),
    ])
  func languages(variables: [String: String], names: [String]) {
    #expect(DesktopLocale.languages(from: variables) == names)
    #expect(DesktopLocale.languages(for: Locale(identifier: "sw_KE")) == ["sw_KE"])
  }

  @Test("UI18 a formatted value is written in the locale of its surroundings, and follows it")
  func valueFollowsLocale() async throws {
    func content(_ name: String) -> some View {
      VStack {
        Text(1234.5, format: .number)
        Text(1234.5.formatted(.number.locale(Locale(identifier: "en_US"))))
      }.environment(\.locale, Locale(identifier: name))
    }
    let mounted = try await MountedView(content("en_US"), size: CGSize(width: 100, height: 60))
    #expect(mounted.root.texts == ["1,234.5", "1,234.5"])
    mounted.rootView = content("de_DE")
    await Settling.settle()
    #expect(mounted.root.texts == ["1.234,5", "1,234.5"])
  }

  @Test("a date is written as day or time in the locale of its surroundings")
  func dates() async throws {
    // In the middle of a day, whatever the time zone.
    let noon = Calendar.current.date(from: DateComponents(year: 2025, month: 3, day: 4, hour: 15, minute: 7))!
    func content(_ name: String) -> some View {
      VStack {
        Text(noon, style: .date)
        Text(noon, style: .time)
      }.environment(\.locale, Locale(identifier: name))
    }
    let mounted = try await MountedView(content("en_US"))
    #expect(mounted.root.texts == ["March 4, 2025", "3:07\u{202F}PM"])
    mounted.rootView = content("de_DE")
    await Settling.settle()
    #expect(mounted.root.texts == ["4. März 2025", "15:07"])
  }

  @Test("a formatted value that stays the same updates no text")
  func equalValueUpdatesNothing() async throws {
    let mounted = try await MountedView(Text(7, format: .number.precision(.integerLength(3))))
    let counts = UpdateStatistics.start()
    mounted.rootView = Text(7, format: .number.precision(.integerLength(3)))
    await Settling.settle()
    #expect(counts.updates(of: Text.self) == 0)
    mounted.rootView = Text(8, format: .number.precision(.integerLength(3))).bold()
    await Settling.settle()
    #expect(counts.updates(of: Text.self) == 1)
    #expect(mounted.root.texts == ["008"])
  }
}
