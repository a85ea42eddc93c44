import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Controls that are bound to a source that refuses what the user does.
@Suite(.gtk) @MainActor
struct ConstantControlTests {
  private static let size = CGSize(width: 500, height: 450)

  private func mount(_ content: some View) async throws -> MountedView<AnyView> {
    try await MountedView(AnyView(content), size: Self.size)
  }

  private func widget(_ typeName: String, in mounted: MountedView<AnyView>) throws -> FoundWidget {
    try #require(mounted.root.all.first { $0.widget.typeName == typeName })
  }

  @Test("CT44 switches, check boxes, sliders and steppers show the source's value again")
  func values() async throws {
    let toggle = Toggle("t", isOn: .constant(true))
    for (style, role) in [(AnyView(toggle.toggleStyle(.switch)), WidgetRole.switch), (AnyView(toggle), .checkbox)] {
      let found = try await mount(style).root.find(role: role)
      try await found.click()
      #expect(found.widget["active"] == true)
    }
    let slider = try await mount(Slider(value: .constant(0.5))).root.find(role: .slider)
    try await slider.click()
    try await slider.press("Home")
    #expect(gtk_range_get_value(slider.widget.cast()) == 0.5)
    let log = Log()
    let stepper = try await mount(Stepper("n", value: noted(.constant(3), in: log)))
    let plus = try #require(stepper.root.findAll(role: .button).last)
    try await plus.click()
    try await plus.click()
    #expect(log.entries == ["4", "4"])
  }

  @Test("CT44 menus, radio buttons and segments show the source's choice again")
  func choices() async throws {
    let picker = Picker("P", selection: .constant(1)) {
      Text("A").tag(1)
      Text("B").tag(2)
    }
    let menu = try widget("GtkDropDown", in: await mount(picker.pickerStyle(.menu)))
    try await menu.click()
    try await menu.press("Down")
    try await menu.press("Return")
    #expect(menu.widget["selected"] == 0)
    let radio = try await mount(picker.pickerStyle(.radioGroup)).root.findAll(role: .radio)
    try await radio[1].click()
    #expect(radio.map { $0.widget["active"] } == [true, false])
    let segments = try await mount(picker.pickerStyle(.segmented)).root.all.filter {
      $0.widget.typeName == "GtkToggleButton"
    }
    try await segments[1].click()
    #expect(segments.map { $0.widget["active"] } == [true, false])
  }

  @Test("CT44 a calendar shows the source's day again, a group and tabs what they were")
  func others() async throws {
    let date = Date(timeIntervalSince1970: 1_715_774_400)  // 15 May 2024, 12:00 in UTC.
    let picker = DatePicker("When", selection: .constant(date), displayedComponents: .date).datePickerStyle(.graphical)
      .environment(\.timeZone, TimeZone(identifier: "UTC")!)
    let calendar = try await mount(picker)
    let other = calendar.root.all.first { $0.text == "20" && styleClasses(of: $0).contains("day-number") }
    try await #require(other).click()
    #expect(try widget("GtkCalendar", in: calendar).widget["day"] == 15)
    let group = try await mount(DisclosureGroup("d", isExpanded: .constant(true)) { Text("inside") })
    try await group.root.find(role: .button).click()
    #expect(group.root.texts == ["d", "inside"])
    let tabs = try await mount(
      TabView(selection: .constant(1)) {
        Tab("One", systemImage: "star", value: 1) { Text("first") }
        Tab("Two", systemImage: "heart", value: 2) { Text("second") }
      })
    try await tabs.root.find(role: .tab, name: "Two").click()
    #expect(tabs.root.findAll(role: .tab).map { $0.widget["active"] } == [true, false])
  }

  @Test("CT44 fields show the source's text again")
  func fields() async throws {
    let fields = [
      AnyView(TextField("f", text: .constant("fixed"))), AnyView(SecureField("f", text: .constant("fixed"))),
    ]
    for content in fields {
      let field = try #require(try await mount(content).root.all.first { $0.widget.typeName.hasSuffix("Entry") })
      try await field.click()
      try await field.press("x")
      #expect(field.text == "fixed")
    }
    let editor = try widget("GtkTextView", in: await mount(TextEditor(text: .constant("fixed"))))
    try await editor.click()
    try await editor.press("x")
    #expect(editor.text == "fixed")
  }
}
