import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Values in literals, as the locale of the place writes them.
@Suite(.gtk) @MainActor
struct LocalizedTextTests {
  private static let english = Locale(identifier: "en_US")
  private static let german = Locale(identifier: "de_DE")

  private func shown(_ content: some View, in locale: Locale = english) async throws -> [String] {
    try await MountedView(content.environment(\.locale, locale)).root.texts
  }

  @Test("UI17 a whole number in a literal is grouped; one in a string or in a verbatim text is not")
  func wholeNumbers() async throws {
    let (count, small, negative, huge) = (1000, UInt8(7), Int64(-1_234_567), UInt64.max)
    let string = "\(count)"
    let texts = VStack {
      Text("\(count)")
      Text("\(count) of \(small), \(negative), \(huge)")
      Text(string)
      Text("n " + string)
      Text(verbatim: "\(count)")
    }
    #expect(
      try await shown(texts) == [
        "1,000", "1,000 of 7, -1,234,567, 18,446,744,073,709,551,615", "1000", "n 1000", "1000",
      ])
  }

  @Test("UI17 a literal follows the locale of its surroundings, in the same label")
  func followsLocale() async throws {
    let mounted = try await MountedView(Text("\(1000) m").environment(\.locale, Self.english))
    let label = try mounted.root.find(role: .label).widget
    let statistics = UpdateStatistics.start()
    mounted.rootView = Text("\(1000) m").environment(\.locale, Self.german)
    await Settling.settle()
    #expect(mounted.root.texts == ["1.000 m"])
    #expect(try mounted.root.find(role: .label).widget == label)
    #expect(statistics.updates(of: Text.self) == 1)
    mounted.rootView = Text("\(1000) m").environment(\.locale, Self.german)
    await Settling.settle()
    #expect(statistics.updates(of: Text.self) == 1)
  }

  @Test("a number with a fraction has six digits after the point, or those of its specifier or format")
  func fractions() async throws {
    let (half, float, length) = (0.5, Float(1.25), CGFloat(1234))
    let texts = VStack {
      Text("\(half) \(float) \(length)")
      Text(
        "\(half, specifier: "%.2f") \(42, specifier: "%03d") \(255, specifier: "%x") \(half * 100, specifier: "%.0f%%")"
      )
      Text("\(half, format: .percent)")
    }
    #expect(
      try await shown(texts, in: Self.german) == ["0,500000 1,250000 1.234,000000", "0,50 042 ff 50%", "50\u{a0}%"])
  }

  @Test("a specifier that is for no number, or for another kind, does not take memory for one")
  func wrongSpecifiers() async throws {
    let texts = VStack {
      Text("\(5, specifier: "%@") \(5, specifier: "%s %d") \(5, specifier: "") \(5, specifier: "%.1f")")
      Text("\(0.5, specifier: "%d") \(0.5, specifier: "%n")")
    }
    #expect(try await shown(texts) == ["5 5 5 5.0", "0.500000 0.500000"])
  }

  @Test("strings, texts with their looks, formatters and other values stand in a literal as they are")
  func otherValues() async throws {
    enum Kind { case round }
    let formatter = NumberFormatter()
    formatter.locale = Self.german
    formatter.numberStyle = .decimal
    let texts = VStack {
      Text("a \("b") \("c".prefix(1)) \(true) \(Kind.round) 100% **x**")
      Text("\(NSNumber(value: 1000), formatter: formatter)")
      Text("one \(Text("two").bold()) \(3)")
    }
    #expect(try await shown(texts) == ["a b c true round 100% x", "1.000", "one two 3"])
  }

  @Test("UI17 (part) titles of buttons, toggles and labels are literals too")
  func titles() async throws {
    let titles = VStack {
      Button("\(1000) a") {}
      Toggle("\(1000) b", isOn: .constant(true))
      Label("\(1000) c", systemImage: "list-add")
      Button(String("1000 d")) {}
    }
    #expect(try await shown(titles) == ["1,000 a", "1,000 b", "1,000 c", "1000 d"])
  }

  @Test("a key may be kept, and is equal to one with the same values")
  func keys() async throws {
    let key: LocalizedStringKey = "\(1000) m"
    #expect(key == "\(1000) m")
    #expect(key != "\(1001) m")
    #expect(LocalizedStringKey("a") == "a")
    #expect(try await shown(Text(key)) == ["1,000 m"])
    #expect(try await shown(Text("plain", comment: "for nobody")) == ["plain"])
  }
}
