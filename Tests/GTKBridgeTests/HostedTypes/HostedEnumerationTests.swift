import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Enumerations of Swift as properties and signals of view types that have a name.
@Suite(.gtk) @MainActor
struct HostedEnumerationTests {
  @Test("an enumeration is a type of GObject's, once for several views, whose values are its cases")
  func type() throws {
    let names = withExtendedLifetime(MoodPane.make()) { PropertyNames(of: $0.object) }
    let specification = try #require(names.specification(of: "mood"))
    #expect(String(cString: g_type_name(specification.pointee.value_type)) == "TestMood")
    let other = try HostedType.register("TestOtherMoodPane") { type in
      let mood = type.property("mood", initially: Mood.calm)
      return type.view { Text($0[mood].rawValue) }
    }
    let otherSpecification = PropertyNames(ofType: other.objectType).specification(of: "mood")
    #expect(otherSpecification?.pointee.value_type == specification.pointee.value_type)
    let first = UnsafeMutableRawPointer(specification).assumingMemoryBound(to: GParamSpecEnum.self).pointee
    #expect(first.default_value == 1)
    let values = (0..<Int(first.enum_class.pointee.n_values)).map { first.enum_class.pointee.values[$0] }
    #expect(values.map(\.value) == [0, 1, 2])
    #expect(values.map { String(cString: $0.value_nick) } == ["calm", "very-loud", "sad"])
    #expect(
      values.map { String(cString: $0.value_name) } == ["TEST_MOOD_CALM", "TEST_MOOD_VERY_LOUD", "TEST_MOOD_SAD"])
  }

  @Test("a file says a case by its nick name, its name in C or its number, and other words are a warning")
  func file() async throws {
    for (word, mood) in [("sad", Mood.sad), ("TEST_MOOD_CALM", .calm), ("0", .calm)] {
      #expect(try build(word).property("mood") == mood)
    }
    try await expectingGLibWarnings(matching: "Failed to set property TestMoodPane.mood to furious") { () throws in
      #expect(try build("furious").property("mood") == Mood.veryLoud)
    }
  }

  @Test("the view follows a case that is set outside, and one that it writes is told outside once, as is a signal's")
  func bothWays() async throws {
    let pane = MoodPane.make()
    let log = Log()
    pane.connect("notify::mood") { log.note("mood \($0.sender["mood"] as Int)") }
    pane.connect("felt") { log.note("felt \($0[0] as Mood)") }
    let window = PlainWindow()
    await window.show(pane.widgetPointer)
    #expect(window.content.texts == ["veryLoud", "Calm down"])
    try pane.setProperty("mood", Mood.veryLoud)
    #expect(log.take() == [])
    try pane.setProperty("mood", Mood.sad)
    await Settling.settle()
    #expect(window.content.texts == ["sad", "Calm down"])
    #expect(log.take() == ["mood 2"])
    try await window.content.find(role: .button).click()
    #expect(window.content.texts == ["calm", "Calm down"])
    #expect(log.take() == ["mood 0", "felt calm"])
    window.destroy()
  }

  @Test("GObject's own bindings carry a case from one pane to another")
  func bound() throws {
    let (first, second) = (MoodPane.make(), MoodPane.make())
    g_object_bind_property(first.pointer, "mood", second.pointer, "mood", G_BINDING_DEFAULT)
    try first.setProperty("mood", Mood.sad)
    #expect(try second.property("mood") == Mood.sad)
  }

  @Test("a number without a case and a value of another enumeration are refused, and the property keeps its case")
  func wrongValues() async throws {
    let pane = MoodPane.make()
    #expect(throws: PropertyError.self) { try pane.setProperty("mood", 7) }
    #expect(throws: PropertyError.self) { try pane.setProperty("mood", Weather.wet) }
    #expect(throws: PropertyError.self) { try pane.setProperty("mood", "sad") }
    await expectingGLibWarnings(matching: "is invalid or out of range for property 'mood'") { setNumber(7, of: pane) }
    await expectingGLibWarnings(matching: "is invalid or out of range for property 'mood'") { setNumber(-1, of: pane) }
    #expect(try pane.property("mood") == Mood.veryLoud)
  }

  @Test("an enumeration that GObject cannot have is an error of the view type, which is not registered")
  func mistakes() {
    let property = "TestWrongMood can have no property 'mood': "
    #expect(
      error { _ = $0.property("mood", initially: TakenName.one) }
        == property + "there is a type named GtkAlign already, and the enumeration is another")
    #expect(
      error { _ = $0.property("mood", initially: UnusualName.one) }
        == property + "'No name' is no name for the type of an enumeration")
    #expect(
      error { _ = $0.property("mood", initially: TwinCases.oneCase) }
        == property + "TestTwins has two cases of one nick name")
    #expect(
      error { _ = $0.property("mood", initially: SpacedCase.one) } == property
        + "TestSpaced has a case 'one case', which is no nick name: that has letters, digits and dashes")
    #expect(
      error { _ = $0.property("mood", initially: Weather.unlisted) }
        == property + "GObject takes no such value for a new widget")
    #expect(
      error { _ = $0.signal("felt", Int.self, TakenName.self) } == "TestWrongMood can have no signal 'felt': "
        + "there is a type named GtkAlign already, and the enumeration is another")
    #expect(g_type_from_name("TestWrongMood") == 0)
  }

  private func build(_ word: String) throws -> Widget {
    _ = MoodPane.type
    return try HostedGauge.build(
      """
      <interface>
        <object class="TestMoodPane" id="pane"><property name="mood">\(word)</property></object>
      </interface>
      """
    ).object("pane")
  }

  /// As a program in C does it, which has numbers.
  private func setNumber(_ number: Int32, of pane: Widget) {
    var value = GValue()
    g_value_init(&value, g_type_from_name("TestMood"))
    g_value_set_enum(&value, number)
    g_object_set_property(pane.pointer, "mood", &value)
    g_value_unset(&value)
  }

  /// What is wrong with a description.
  private func error(_ describe: (HostedTypeDescription) -> Void) -> String? {
    do {
      try HostedType.register("TestWrongMood") { type in
        describe(type)
        return type.view { _ in Text("") }
      }
      return nil
    } catch { return error.description }
  }
}
