import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// How toggles look, and toggles of several values.
@Suite(.gtk) @MainActor
struct ToggleStyleTests {
  private struct Words: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off")
        Text("set").onTapGesture { configuration.isOn = true }
        Text("turn").onTapGesture { configuration.isOn.toggle() }
        Flag(isOn: configuration.$isOn)
      }
    }
  }

  private struct Flag: View {
    @Binding var isOn: Bool

    var body: some View { Text("clear").onTapGesture { isOn = false } }
  }

  private struct Owner: View {
    @State private var isOn = false
    let log: Log

    var body: some View { Toggle("Wrap", isOn: noted($isOn, in: log)).toggleStyle(Words()) }
  }

  @Test("SY13 a style writes the toggle's binding by the value, by toggling and by the projected binding, once each")
  func writes() async throws {
    let log = Log()
    let mounted = try await MountedView(Owner(log: log))
    #expect(mounted.root.texts == ["Wrap", "off", "set", "turn", "clear"])
    for text in ["set", "turn", "turn", "clear"] {
      try await mounted.root.find(role: .label, text: text).click()
    }
    #expect(log.entries == ["true", "false", "true", "false"])
    #expect(mounted.root.texts == ["Wrap", "off", "set", "turn", "clear"])
  }

  private struct Boxed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("box")
        Toggle(configuration)
      }
    }
  }

  private struct Looks: View {
    @State private var isOn = true

    var body: some View {
      VStack {
        Toggle("plain", isOn: $isOn)
        Toggle("check", isOn: $isOn).toggleStyle(.checkbox)
        Toggle("switch", isOn: $isOn).toggleStyle(.switch)
        Toggle("button", isOn: $isOn).toggleStyle(.button)
        Toggle("nested", isOn: $isOn).toggleStyle(Boxed()).toggleStyle(SwitchToggleStyle())
      }
    }
  }

  @Test("SY14 built-in styles are GTK's check button, switch and toggle button, and each turns the value")
  func looks() async throws {
    let mounted = try await MountedView(Looks())
    func kinds(_ name: String) -> [String] {
      mounted.root.findAll(name: name).map(\.widget.typeName).filter { $0 != "GraftText" }
    }
    #expect(kinds("plain").contains("GtkCheckButton"))
    #expect(kinds("check").contains("GtkCheckButton"))
    #expect(kinds("switch").contains("GtkSwitch"))
    #expect(kinds("button").contains("GtkToggleButton"))
    var isOn = true
    for type in ["GtkCheckButton", "GtkSwitch", "GtkToggleButton"] {
      isOn.toggle()
      try await #require(mounted.root.all.first { $0.widget.typeName == type }).click()
      #expect(mounted.root.findAll(role: .checkbox).map { $0.widget["active"] } == [isOn, isOn])
      #expect(mounted.root.findAll(role: .switch).map { $0.widget["active"] } == [isOn, isOn])
    }
  }

  @Test("SY6 a toggle made of the configuration has the next outer style")
  func nested() async throws {
    let mounted = try await MountedView(Looks())
    #expect(mounted.root.findAll(role: .switch, name: "nested").count == 1)
    #expect(mounted.root.texts.filter { $0 == "box" }.count == 1)
  }

  private struct Item: Identifiable {
    let id: Int
    var flag: Bool
  }

  private struct Several: View {
    @State private var items = [Item(id: 0, flag: true), Item(id: 1, flag: false)]

    var body: some View {
      VStack {
        Toggle("all", sources: $items, isOn: \.flag)
        Text(items.map { $0.flag ? "on" : "off" }.joined(separator: " "))
        Button("mix") { items[1].flag = false }
      }
    }
  }

  @Test("CT11 a toggle of several sources is mixed where they differ, and a click turns all of them on")
  func mixed() async throws {
    let mounted = try await MountedView(Several())
    let toggle = try mounted.root.find(role: .checkbox)
    #expect(toggle.widget["inconsistent"] == true)
    #expect(toggle.widget["active"] == false)
    try await toggle.click()
    #expect(mounted.root.texts == ["all", "on on", "mix"])
    #expect(toggle.widget["inconsistent"] == false)
    #expect(toggle.widget["active"] == true)
    try await toggle.click()
    #expect(mounted.root.texts == ["all", "off off", "mix"])
    try await toggle.click()
    try await mounted.root.find(role: .button).click()
    #expect(toggle.widget["inconsistent"] == true)
  }

  private struct InBar: View {
    @State private var isOn = true
    @State private var isOpen = false

    var body: some View {
      NavigationStack {
        Text("\(isOn)").toolbar {
          ToolbarItem { Toggle("Favourite", systemImage: "heart", isOn: $isOn) }
          ToolbarItem {
            Button("Open") { isOpen = true }.popover(isPresented: $isOpen) { Toggle("inside", isOn: $isOn) }
          }
        }
      }
    }
  }

  @Test("SY14 by itself a toggle in a bar is a button with the icon, and what is presented from there has its own look")
  func inBar() async throws {
    let mounted = try await MountedView(InBar(), size: CGSize(width: 400, height: 300))
    let toggles = mounted.root.all.filter { $0.widget.typeName == "GtkToggleButton" && $0.name == "Favourite" }
    let toggle = try #require(toggles.first)
    #expect(toggle.widget["active"] == true && mounted.root.all.allSatisfy { $0.widget.typeName != "GtkCheckButton" })
    try await toggle.click()
    #expect(mounted.root.texts.contains("false"))
    try await mounted.root.find(role: .button, name: "Open").click()
    #expect(mounted.root.all.filter { $0.widget.typeName == "GtkCheckButton" }.count == 1)
  }
}
