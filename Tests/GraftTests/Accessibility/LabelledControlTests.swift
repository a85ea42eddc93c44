import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What controls are called where their labels are beside them, or hidden.
@Suite(.gtk) @MainActor
struct LabelledControlTests {
  private struct Controls: View {
    @Binding var title: String
    @State private var text = ""
    @State private var isOn = false
    @State private var number = 1
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var color = Color.red

    var body: some View {
      TextField(title, text: $text, prompt: Text("prompt"))
      SecureField("Secret", text: $text)
      Toggle("Toggle", isOn: $isOn)
      Picker("Picker", selection: $number) { Text("one").tag(1) }
      Stepper("Stepper", value: $number)
      ColorPicker("Colour", selection: $color)
      LabeledContent("Content", value: "own")
    }
  }

  private static let names = ["Field", "Secret", "Toggle", "Picker", "Stepper", "Colour"]

  @Test("AX2 in the row of a form a control is labelled by the label that is seen, and called what that says by now")
  func rows() async throws {
    let title = Source("Field")
    let mounted = try await MountedView(
      Form { Controls(title: title.binding) }, size: CGSize(width: 500, height: 600))
    let related = mounted.root.all.filter {
      gtk_test_accessible_has_relation($0.widget.cast(), GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0
    }
    let labelled = related.filter { !$0.widget.labelsBeside.isEmpty }
    #expect(labelled.map(\.name) == Self.names)
    #expect(labelled.compactMap { $0.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL) } == [])
    #expect(labelled[0].widget.labelsBeside == [try mounted.root.find(role: .label, text: "Field").widget])
    #expect(try mounted.root.find(role: .label, text: "own").name == "own")
    title.value = "Other"
    await Settling.settle()
    #expect(labelled[0].name == "Other")
    #expect(labelled[0].widget.labelsBeside.count == 1)
  }

  @Test("AX2 a control whose label is hidden is called by it all the same, and has no other to be labelled by")
  func hidden() async throws {
    let mounted = try await MountedView(
      VStack { Controls(title: .constant("Field")) }.labelsHidden(), size: CGSize(width: 500, height: 600))
    let named = mounted.root.all.filter { Self.names.contains($0.name) && $0.role != .label }
    #expect(named.map(\.name) == Self.names)
    #expect(named.map { $0.widget.labelsBeside.count } == [0, 0, 0, 0, 0, 0])
  }
}
