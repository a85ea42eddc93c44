import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Labels of controls that are hidden.
@Suite(.gtk) @MainActor
struct LabelsHiddenTests {
  private func mount(_ content: some View) async throws -> MountedView<AnyView> {
    try await MountedView(AnyView(content.labelsHidden()), size: CGSize(width: 500, height: 450))
  }

  @Test("SY22 hidden labels take no room and name their controls, and those of buttons stay")
  func toggles() async throws {
    let mounted = try await mount(
      VStack {
        Toggle("check", isOn: .constant(true))
        Toggle("switch", isOn: .constant(true)).toggleStyle(.switch)
        Slider(value: .constant(0.5)) { Text("slider") }
        Button("button") {}
        Menu("menu") {}
      })
    #expect(mounted.root.texts == ["button", "menu"])
    for (role, name) in [(WidgetRole.checkbox, "check"), (.switch, "switch"), (.slider, "slider")] {
      #expect(mounted.root.findAll(role: role, name: name).count == 1)
    }
    #expect(
      try idealSize(of: Toggle("check", isOn: .constant(true)).labelsHidden()).width
        < idealSize(of: Toggle("check", isOn: .constant(true))).width)
  }

  @Test("SY22 hidden labels name pickers, steppers, dates, colours and gauges")
  func pickers() async throws {
    let picker = Picker("picker", selection: .constant(1)) { Text("A").tag(1) }
    let day = DatePicker("day", selection: .constant(.now), displayedComponents: .date)
    let controls: [(String, AnyView)] = [
      ("picker", AnyView(picker.pickerStyle(.menu))), ("picker", AnyView(picker.pickerStyle(.radioGroup))),
      ("picker", AnyView(picker.pickerStyle(.segmented))), ("day", AnyView(day)),
      ("day", AnyView(day.datePickerStyle(.graphical))), ("stepper", AnyView(Stepper("stepper", value: .constant(1)))),
      ("colour", AnyView(ColorPicker("colour", selection: .constant(.red)))),
      ("gauge", AnyView(Gauge(value: 0.5) { Text("gauge") })),
    ]
    for (name, control) in controls {
      let mounted = try await mount(control)
      #expect(!mounted.root.texts.contains(name))
      #expect(mounted.root.all.contains { $0.name.contains(name) && $0.role != .label })
    }
  }

  private struct Bars: View {
    @State private var isPresented = false

    var body: some View {
      NavigationStack {
        picker("in content").toolbar {
          ToolbarItem(placement: .principal) { picker("in title").pickerStyle(.segmented) }
          ToolbarItem(placement: .bottomBar) { picker("below") }
          ToolbarItem {
            Button("open") { isPresented = true }.popover(isPresented: $isPresented) { picker("in popover") }
          }
        }
      }
    }

    private func picker(_ name: String) -> some View {
      Picker(name, selection: .constant(1)) { Text("A").tag(1) }
    }
  }

  @Test("SY22 the label of a picker in a bar is hidden, and that of one in what an item presents is not")
  func bars() async throws {
    let mounted = try await MountedView(Bars(), size: CGSize(width: 500, height: 300))
    try await mounted.root.find(role: .button, name: "open").click()
    let names = ["in content", "in title", "below", "in popover"]
    #expect(names.filter(mounted.root.texts.contains) == ["in content", "in popover"])
    #expect(names.allSatisfy { name in mounted.root.all.contains { $0.name == name && $0.role != .label } })
  }

  @Test("SY22 hidden labels of fields and of labelled content in a form are not shown, and a field keeps its name")
  func rows() async throws {
    let mounted = try await mount(
      Form {
        TextField("field", text: .constant("typed"))
        LabeledContent("label") { Text("content") }
        LabeledContent("pair", value: "value")
      })
    #expect(mounted.root.texts == ["content", "value"])
    #expect(mounted.root.all.contains { $0.widget.typeName == "GtkEntry" && $0.name == "field" })
  }
}
