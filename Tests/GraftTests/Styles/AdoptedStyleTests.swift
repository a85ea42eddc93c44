import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Styles of the program's own for menus and pickers of dates.
@Suite(.gtk) @MainActor
struct AdoptedStyleTests {
  private struct Framed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("before")
        Menu(configuration)
      }
    }
  }

  @Test("SY18 a style of menus wraps the button, in the next outer style, and menus in menus have none")
  func menus() async throws {
    let log = Log()
    let menu = Menu("Menu") {
      Menu("Inner") { Button("Item") { log.note("item") } }
    }
    let mounted = try await MountedView(
      menu.menuStyle(Framed()).menuStyle(.borderlessButton), size: CGSize(width: 300, height: 300))
    #expect(mounted.root.texts == ["before", "Menu"])
    let button = try mounted.root.find(role: .button, name: "Menu")
    #expect(styleClasses(of: button).contains("flat"))
    try await button.click()
    try await #require(mounted.root.all.first { $0.role == .menuItem && $0.name == "Inner" }).click()
    #expect(mounted.root.texts.filter { $0 == "before" }.count == 1)
    try await #require(mounted.root.all.first { $0.role == .menuItem && $0.name == "Item" }).click()
    #expect(log.entries == ["item"])
  }

  private struct Days: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Button("next") { configuration.selection += 86_400 }
        Text(verbatim: configuration.maximumDate == nil ? "any" : "limited")
        Text(verbatim: configuration.displayedComponents == .date ? "day" : "time")
      }
    }
  }

  @Test("SY18 a style of date pickers is given label, date, bounds and parts, and writes the binding")
  func dates() async throws {
    let log = Log()
    let date = Source(Date(timeIntervalSince1970: 0))
    let picker = DatePicker(
      "When", selection: noted(date.binding, in: log), in: ...Date(timeIntervalSince1970: 1e6),
      displayedComponents: .date)
    let mounted = try await MountedView(picker.datePickerStyle(Days()))
    #expect(mounted.root.texts == ["When", "next", "limited", "day"])
    try await mounted.root.find(role: .button, name: "next").click()
    #expect(date.value == Date(timeIntervalSince1970: 86_400))
    #expect(log.entries.count == 1)
  }
}
