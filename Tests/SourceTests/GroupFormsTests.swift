import GraftTestTraits
import GraftTesting
import SwiftUI
import TestSupport
import Testing

/// Forms in which source calls groups and menus, and gives controls pictures.
@MainActor
@Suite(.serialized, .gtk)
struct GroupFormsTests {
  private struct ThreeGauges: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack { ForEach(0..<3) { _ in Gauge(configuration) } }
    }
  }

  private struct ThreeRows: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack { ForEach(0..<3) { _ in ControlGroup(configuration) } }
    }
  }

  private struct ThreeGroups: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack { ForEach(0..<3) { _ in DisclosureGroup(configuration) } }
    }
  }

  private struct Styled: View {
    var body: some View {
      VStack {
        Gauge(value: 0.5) { Text("gauge") }.gaugeStyle(ThreeGauges())
        ControlGroup { Text("control") }.controlGroupStyle(ThreeRows())
        DisclosureGroup("group") { Text("content") }.disclosureGroupStyle(ThreeGroups())
      }
    }
  }

  @Test("gauges and groups that a style was given are shown in it")
  func configurations() async throws {
    let texts = try await MountedView(Styled(), size: CGSize(width: 300, height: 500)).root.texts
    for name in ["gauge", "control", "group"] { #expect(texts.filter { $0 == name }.count == 3) }
  }

  private struct Grouped: View {
    let log: Log

    var body: some View {
      VStack {
        ControlGroup("menu") { Button("inside") {} }.controlGroupStyle(.menu)
        ControlGroup("compact") { Button("inside") {} }.controlGroupStyle(.compactMenu)
        ControlGroup { Button("in bar") {} }.controlGroupStyle(.navigation)
        ControlGroup { Button("in palette") {} }.controlGroupStyle(.palette)
        Menu("primary", systemImage: "star") {
          Button("item") {}
        } primaryAction: {
          log.note("primary")
        }
      }
    }
  }

  @Test("groups of controls are rows or menus as their style says, and a menu with an icon has an action")
  func groups() async throws {
    let log = Log()
    let mounted = try await MountedView(Grouped(log: log), size: CGSize(width: 300, height: 300))
    #expect(mounted.root.findAll(role: .button, name: "inside").count == 0)
    #expect(mounted.root.findAll(role: .button, name: "menu").count == 1)
    #expect(mounted.root.findAll(role: .button, name: "in bar").count == 1)
    for button in mounted.root.findAll(role: .button, name: "primary").prefix(1) { try await button.click() }
    #expect(log.entries == ["primary"])
  }

  private struct Pictured: View {
    @State private var isOn = false
    private let image = ImageResource(name: "no such image", bundle: .main)

    var body: some View {
      VStack {
        Image(image)
        Label("label", image: image)
        Button("button", image: image) {}
        Button("role", image: image, role: .destructive, action: {})
        Toggle("toggle", image: image, isOn: $isOn)
        Picker("picker", image: image, selection: $isOn) { Text("on").tag(true) }
        Menu("menu", image: image) { Text("item") }
      }
    }
  }

  @Test("an image that the program has a name for is taken by labels and controls")
  func imageResources() async throws {
    let texts = try await MountedView(Pictured(), size: CGSize(width: 300, height: 400)).root.texts
    for name in ["label", "button", "role", "toggle", "picker", "menu"] { #expect(texts.contains(name)) }
    #expect(Set(Diagnostics.recorded.map(\.kind)) == [.missingImage, .invalidSelection])
  }
}
