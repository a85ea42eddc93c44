import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What controls say to assistive technologies by themselves.
@Suite(.gtk) @MainActor
struct ControlAccessibilityTests {
  private struct Named: View {
    @State private var text = ""
    @State private var isOn = false
    @State private var number = 0.5

    var body: some View {
      VStack {
        TextField("Field", text: $text, prompt: Text("prompt"))
        Toggle("Toggle", isOn: $isOn).labelsHidden()
        Slider(value: $number) { Text("Slider") }.labelsHidden()
        Form {
          TextField("Row", text: $text)
          Toggle("Row toggle", isOn: $isOn)
        }
      }
    }
  }

  @Test("AX2 a control is called by its label, also where that is hidden or in the row of a form, and not by a prompt")
  func names() async throws {
    let mounted = try await MountedView(Named(), size: CGSize(width: 500, height: 500))
    #expect(mounted.root.findAll(role: .textField).map(\.name) == ["Field", "Row"])
    #expect(mounted.root.findAll(role: .slider).map(\.name) == ["Slider"])
    for name in ["Toggle", "Row toggle"] {
      #expect(mounted.root.findAll(name: name).contains { $0.role == .checkbox || $0.role == .switch })
    }
  }

  private struct Valued: View {
    @State private var number = 0.25
    @State private var isOn = false
    @State private var isExpanded = false

    var body: some View {
      VStack {
        Slider(value: $number, in: -1...2)
        ProgressView(value: number)
        Toggle("Toggle", isOn: $isOn)
        DisclosureGroup("Group", isExpanded: $isExpanded) { Text("inside") }
      }
    }
  }

  @Test(
    "AX14 sliders and progress tell value and bounds, toggles whether they are on, groups whether they are open")
  func states() async throws {
    let mounted = try await MountedView(Valued(), size: CGSize(width: 300, height: 300))
    // GTK tells no bound that is the one of a value without bounds.
    let (now, least, most) = (
      GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX
    )
    for (role, properties) in [(WidgetRole.slider, [now, least, most]), (.progressBar, [now, most])] {
      let widget = try mounted.root.find(role: role).widget.widgetPointer
      for property in properties { #expect(gtk_test_accessible_has_property(widget.cast(), property) != 0) }
    }
    let toggle = try mounted.root.find(role: .checkbox, name: "Toggle")
    #expect(graft_accessible_state_holds(toggle.widget.widgetPointer, GTK_ACCESSIBLE_STATE_CHECKED) == 0)
    try await toggle.click()
    #expect(graft_accessible_state_holds(toggle.widget.widgetPointer, GTK_ACCESSIBLE_STATE_CHECKED) != 0)
    let group = try #require(
      mounted.root.all.first {
        gtk_test_accessible_has_state($0.widget.cast(), GTK_ACCESSIBLE_STATE_EXPANDED) != 0
      })
    #expect(graft_accessible_state_holds(group.widget.widgetPointer, GTK_ACCESSIBLE_STATE_EXPANDED) == 0)
    try await group.click()
    #expect(graft_accessible_state_holds(group.widget.widgetPointer, GTK_ACCESSIBLE_STATE_EXPANDED) != 0)
  }

  private struct Chosen: View {
    @State private var number = 3
    @State private var choice = 1

    var body: some View {
      VStack {
        Stepper("Stepper", value: $number, in: 1...5)
        ProgressView("Working")
        Picker("Picker", selection: $choice) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
        .pickerStyle(.segmented)
      }
    }
  }

  @Test("AX14 steppers tell value and bounds, the chosen segment is pressed, and endless progress is busy")
  func choices() async throws {
    let mounted = try await MountedView(Chosen(), size: CGSize(width: 300, height: 300))
    let stepper = try mounted.root.find(role: WidgetRole("spin-button"), name: "Stepper")
    let bounds = [
      GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
    ].map { stepper.accessible($0).flatMap(Double.init) }
    #expect(bounds == [3, 1, 5])
    let progress = try mounted.root.find(role: .progressBar, name: "Working").widget.widgetPointer
    #expect(graft_accessible_state_holds(progress, GTK_ACCESSIBLE_STATE_BUSY) != 0)
    func pressed(_ name: String) throws -> Bool {
      let segment = try #require(mounted.root.findAll(name: name).first { $0.role != .label })
      return [GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_STATE_CHECKED].contains {
        graft_accessible_state_holds(segment.widget.widgetPointer, $0) != 0
      }
    }
    #expect(try pressed("one") && !pressed("two"))
    try await mounted.root.findAll(name: "two").first { $0.role != .label }?.click()
    #expect(try !pressed("one") && pressed("two"))
  }

  @Test("the bounds of a stepper that has none any more are told no longer")
  func boundsGo() async throws {
    func content(_ isBounded: Bool) -> some View {
      isBounded ? Stepper("Stepper", value: .constant(3), in: 1...5) : Stepper("Stepper", value: .constant(3))
    }
    let mounted = try await MountedView(content(true))
    let stepper = try mounted.root.find(role: WidgetRole("spin-button"), name: "Stepper")
    #expect(stepper.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_MAX).flatMap(Double.init) == 5)
    mounted.rootView = content(false)
    await Settling.settle()
    #expect(stepper.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_MIN) == nil)
    #expect(stepper.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_MAX) == nil)
    #expect(stepper.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW).flatMap(Double.init) == 3)
  }

  @Test("the value of a stepper or a gauge that has none in words any more is told in words no longer")
  func wordsGo() async throws {
    func control(_ hasValue: Bool) -> Stepper<Text> {
      hasValue ? Stepper("Stepper", value: .constant(3)) : Stepper("Stepper", onIncrement: {}, onDecrement: {})
    }
    func content(_ word: String?) -> some View {
      VStack {
        control(word != nil)
        Gauge(value: 0.5) {
          Text("Gauge")
        } currentValueLabel: {
          if let word { Text(word) }
        }
      }
    }
    let mounted = try await MountedView(content("half"))
    let stepper = try mounted.root.find(role: WidgetRole("spin-button"), name: "Stepper")
    let bar = try #require(mounted.root.all.first { $0.widget.typeName == "GtkLevelBar" })
    let told: [(String?, String?, Double?)] = [("half", "3", 3), ("middle", "3", 3), (nil, nil, nil)]
    for (word, value, number) in told {
      mounted.rootView = content(word)
      await Settling.settle()
      #expect(bar.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) == word)
      #expect(stepper.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) == value)
      #expect(stepper.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW).flatMap(Double.init) == number)
    }
  }

  private struct Called: View {
    let word: String

    var body: some View {
      VStack {
        Stepper(word, onIncrement: {}, onDecrement: {})
        Gauge(value: 0.5) { Text(word) }
        Slider(value: .constant(0.5)) { Text(word) }
        Toggle(word, isOn: .constant(false)).toggleStyle(.switch)
        ProgressView(word, value: 0.5)
        ProgressView(word)
        Picker(word, selection: .constant(1)) { Text("one").tag(1) }.pickerStyle(.menu)
        ColorPicker(word, selection: .constant(Color.red))
        groups
      }
    }

    @ViewBuilder private var groups: some View {
      GroupBox(word) { Block(10, 10) }
      ControlGroup(word) { Block(10, 10) }
      Picker(word, selection: .constant(1)) { Text("one").tag(1) }.pickerStyle(.segmented)
      Form {
        Section(word) { Block(10, 10) }
      }
    }
  }

  @Test("controls and groups whose label has no words any more are called by the former ones no longer")
  func namesGo() async throws {
    let mounted = try await MountedView(Called(word: "word"), size: CGSize(width: 500, height: 700))
    let texts = [WidgetRole.label, WidgetRole("heading")]
    let called = mounted.root.all.filter {
      $0.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL) == "word" && !texts.contains($0.role)
    }
    // The eight controls, and the four groups.
    #expect(called.count == 12)
    for word in ["", "again"] {
      mounted.rootView = Called(word: word)
      await Settling.settle()
      for widget in called { #expect(widget.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL) == (word.isEmpty ? nil : word)) }
    }
  }
}
