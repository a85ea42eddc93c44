import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// The forms in which source calls controls and styles.
@Suite(.gtk) @MainActor
struct ControlFormsTests {
  enum Flavor: String, CaseIterable, Identifiable {
    case chocolate, vanilla

    var id: Self { self }
  }

  private struct Pickers: View {
    @State private var flavor = Flavor.vanilla
    @State private var maybe: Flavor?
    @State private var index = 0
    let title: String

    var body: some View {
      VStack {
        Picker("literal", selection: $flavor) { ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) } }
        Picker(title, selection: $flavor) {
          ForEach(Flavor.allCases, id: \.self) { flavor in Text(flavor.rawValue).tag(flavor) }
        }
        Picker(selection: $index, label: Text("older")) {
          Text("first").tag(0)
          Text("second").tag(1)
        }
        Picker(selection: $index) {
          Text("first").tag(0)
        } label: {
          Text("label")
        }
        Picker("icon", systemImage: "edit-copy", selection: $index) { Text("first").tag(0) }
        Picker("none", selection: $maybe) {
          Text("None").tag(Flavor?.none)
          ForEach(Flavor.allCases) { Text($0.rawValue).tag($0 as Flavor?) }
        }
      }
      .pickerStyle(MenuPickerStyle())
    }
  }

  @Test("pickers of all forms show what is chosen")
  func pickers() async throws {
    let mounted = try await MountedView(Pickers(title: "string"), size: CGSize(width: 300, height: 400))
    let menus = mounted.root.all.filter { $0.widget.typeName == "GtkDropDown" }
    #expect(menus.map(\.name) == ["literal", "string", "older", "label", "icon", "none"])
    #expect(menus.map { $0.widget["selected"] } == [1, 1, 0, 0, 0, 0])
  }

  private struct Steppers: View {
    @State private var count = 1
    @State private var share = 0.5

    var body: some View {
      VStack {
        Stepper("count: \(count)", value: $count)
        Stepper("share", value: $share, in: 0...1, step: 0.1)
        Stepper(value: $count, in: 0...5) { Text("label") }
        Stepper("both") {
          count += 1
        } onDecrement: {
          count -= 1
        }
      }
    }
  }

  @Test("steppers of all forms have their labels and buttons")
  func steppers() async throws {
    let mounted = try await MountedView(Steppers())
    #expect(mounted.root.texts == ["count: 1", "share", "label", "both"])
    #expect(mounted.root.findAll(role: .button).count == 8)
    try await mounted.root.findAll(role: .button)[7].click()
    #expect(mounted.root.texts.first == "count: 2")
  }

  struct GrowingStyle: ButtonStyle {
    var color: Color = .blue

    func makeBody(configuration: Self.Configuration) -> some View {
      configuration.label
        .padding()
        .background(configuration.isPressed ? color.opacity(0.5) : color)
        .foregroundColor(.white)
        .clipShape(Capsule())
        .scaleEffect(configuration.isPressed ? 1.1 : 1)
        .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
  }

  private struct Buttons: View {
    @State private var pressed: [String] = []

    var body: some View {
      VStack {
        Button("own") { pressed.append("own") }.buttonStyle(.growing)
        Button(role: .destructive, action: { pressed.append("role") }, label: { Text("role") })
          .buttonStyle(BorderedProminentButtonStyle())
        Button("image", systemImage: "edit-copy", role: .cancel) { pressed.append("image") }
          .buttonStyle(.plain).labelStyle(.titleAndIcon).controlSize(.small).buttonBorderShape(.capsule)
        Text(pressed.joined(separator: " "))
      }
    }
  }

  @Test("buttons with styles as source writes them run their actions")
  func buttons() async throws {
    let mounted = try await MountedView(Buttons())
    for name in ["own", "role", "image"] { try await mounted.root.find(role: .button, name: name).click() }
    #expect(mounted.root.texts.last == "own role image")
  }

  private struct Groups: View {
    @State private var isExpanded = true
    @State private var isOn = true

    var body: some View {
      VStack {
        GroupBox { Text("plain") }
        GroupBox("title") { Text("titled") }
        GroupBox(label: Label("icon", systemImage: "edit-copy")) { Text("labelled") }
        DisclosureGroup("open", isExpanded: $isExpanded) { Text("disclosed") }
        DisclosureGroup(isExpanded: $isExpanded) {
          Text("too")
        } label: {
          Text("label")
        }
        LabeledContent("content") { Text("x") }
        Toggle(isOn: $isOn) { Text("toggle") }.toggleStyle(SwitchToggleStyle()).labelsHidden()
        ProgressView("task", value: 0.5).progressViewStyle(LinearProgressViewStyle())
        ProgressView().progressViewStyle(CircularProgressViewStyle()).controlSize(.large)
        ControlGroup("group") { Button("in group") {} }
        ContentUnavailableView {
          Label("nothing", systemImage: "edit-find")
        } description: {
          Text("described")
        } actions: {
          Button("act") {}
        }
      }
    }
  }

  @Test("groups of all forms show their content")
  func groups() async throws {
    let mounted = try await MountedView(Groups(), size: CGSize(width: 400, height: 1000))
    let texts = Set(mounted.root.texts)
    let expected: Set = [
      "plain", "titled", "labelled", "disclosed", "too", "x", "task", "in group", "nothing", "described", "act",
    ]
    #expect(expected.subtracting(texts) == [])
    #expect(!texts.contains("toggle"))
  }
}

extension ButtonStyle where Self == ControlFormsTests.GrowingStyle {
  fileprivate static var growing: ControlFormsTests.GrowingStyle { ControlFormsTests.GrowingStyle() }
}
