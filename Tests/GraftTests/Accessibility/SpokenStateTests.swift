import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// The values and states that controls tell, which follow what is shown.
@Suite(.gtk) @MainActor
struct SpokenStateTests {
  private struct Measured: View {
    @State private var value = 3.0

    var body: some View {
      VStack {
        Gauge(value: value, in: 1...5) { Text("Gauge") }
        Slider(value: $value, in: 1...5) { Text("Slider") }
        Button("more") { value += 1 }
      }
    }
  }

  @Test("AX14 gauges tell value and bounds, which follow")
  func gauges() async throws {
    let mounted = try await MountedView(Measured(), size: CGSize(width: 300, height: 200))
    let gauge = try #require(mounted.root.all.first { $0.widget.typeName == "GtkLevelBar" })
    #expect(gauge.name == "Gauge")
    let properties = [
      GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
    ]
    #expect(properties.map { gauge.accessible($0).flatMap(Double.init) } == [3, 1, 5])
    try await mounted.root.find(role: .button, name: "more").click()
    #expect(properties.map { gauge.accessible($0).flatMap(Double.init) } == [4, 1, 5])
    let slider = try mounted.root.find(role: .slider)
    #expect(properties.map { slider.accessible($0).flatMap(Double.init) } == [4, 1, 5])
  }

  private struct Toggles: View {
    @State private var first = true
    @State private var second = false

    var body: some View {
      VStack {
        Toggle("All", sources: [$first, $second], isOn: \.self)
        Toggle("Pressed", isOn: $first).toggleStyle(.button)
        Toggle("Switch", isOn: $second).toggleStyle(.switch)
        Button("both") { second = true }
      }
    }
  }

  @Test("AX14 toggles are checked, pressed or mixed")
  func toggles() async throws {
    let mounted = try await MountedView(Toggles())
    func state(_ name: String, _ state: GtkAccessibleState) throws -> String? {
      try #require(mounted.root.findAll(name: name).first { $0.role != .label }).state(state)
    }
    #expect(try state("All", GTK_ACCESSIBLE_STATE_CHECKED) == "mixed")
    #expect(try state("Pressed", GTK_ACCESSIBLE_STATE_PRESSED) == "true")
    #expect(try state("Switch", GTK_ACCESSIBLE_STATE_CHECKED) == "false")
    try await mounted.root.find(role: .button, name: "both").click()
    #expect(try state("All", GTK_ACCESSIBLE_STATE_CHECKED) == "true")
    #expect(try state("Switch", GTK_ACCESSIBLE_STATE_CHECKED) == "true")
  }

  private struct Opening: View {
    @State private var choice = 1

    var body: some View {
      VStack {
        Menu("Menu") { Menu("Inner") { Button("Item") {} } }
        Picker("Picker", selection: $choice) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
      }
    }
  }

  @Test("AX14 menus and drop-downs are expanded while they are open")
  func menus() async throws {
    let mounted = try await MountedView(Opening(), size: CGSize(width: 300, height: 200))
    let menu = try mounted.root.find(role: .button, name: "Menu")
    #expect(menu.state(GTK_ACCESSIBLE_STATE_EXPANDED) == "false")
    try await menu.click()
    #expect(menu.state(GTK_ACCESSIBLE_STATE_EXPANDED) == "true")
    let inner = try mounted.root.find(role: .menuItem, name: "Inner")
    #expect(inner.state(GTK_ACCESSIBLE_STATE_EXPANDED) == "false")
    try await inner.press("Escape")
    #expect(menu.state(GTK_ACCESSIBLE_STATE_EXPANDED) == "false")
    let picker = try mounted.root.find(role: .comboBox)
    #expect(picker.state(GTK_ACCESSIBLE_STATE_EXPANDED) == "false")
    try await picker.click()
    #expect(picker.state(GTK_ACCESSIBLE_STATE_EXPANDED) == "true")
    try await picker.press("Escape")
    #expect(picker.state(GTK_ACCESSIBLE_STATE_EXPANDED) == "false")
  }

  private struct Chosen: View {
    @State private var tab = 1
    @State private var row: Int? = 1

    var body: some View {
      TabView(selection: $tab) {
        Tab("One", systemImage: "star", value: 1) {
          List([1, 2], id: \.self, selection: $row) { Text("row \($0)") }
        }
        Tab("Two", systemImage: "heart", value: 2) { Text("second") }
      }
    }
  }

  @Test("AX14 the chosen tab and row are selected, and no other")
  func chosen() async throws {
    let mounted = try await MountedView(Chosen(), size: CGSize(width: 700, height: 300))
    func selected(_ role: WidgetRole) -> [Bool] {
      mounted.root.findAll(role: role).map { $0.state(GTK_ACCESSIBLE_STATE_SELECTED) == "true" }
    }
    #expect(selected(.listItem) == [true, false])
    try await mounted.root.find(role: .label, text: "row 2").click()
    #expect(selected(.listItem) == [false, true])
    #expect(selected(.tab) == [true, false])
    try await mounted.root.find(role: .tab, name: "Two").click()
    #expect(selected(.tab) == [false, true])
  }
}
