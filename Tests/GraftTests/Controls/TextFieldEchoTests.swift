import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What the model pushes into a text field is not taken for the user's edit.
@Suite(.gtk) @MainActor
struct TextFieldEchoTests {
  @MainActor
  final class Writes {
    var values: [String] = []
  }

  struct Form: View {
    @State private var name = "Ada"
    let writes: Writes

    var body: some View {
      TextField(
        "Name",
        text: Binding(
          get: { name },
          set: {
            writes.values.append($0)
            name = $0
          }))
      Button("Rename") { name = "Grace" }
    }
  }

  @Test("UI23 a change of the model reaches the field and is not written back")
  func pushIsNoEdit() async throws {
    let writes = Writes()
    let form = try await MountedView(Form(writes: writes))
    #expect(try form.root.find(role: .textField).text == "Ada")
    try await form.root.find(role: .button, name: "Rename").click()
    #expect(try form.root.find(role: .textField).text == "Grace")
    #expect(writes.values == [])
  }

  @Test("UI24 each key that the user types is one write")
  func oneWritePerKey() async throws {
    let writes = Writes()
    let form = try await MountedView(Form(writes: writes))
    let field = try form.root.find(role: .textField)
    try await field.click()
    try await field.press("End")
    try await field.press("x")
    #expect(writes.values == ["Adax"])
    try await field.press("y")
    #expect(writes.values == ["Adax", "Adaxy"])
    #expect(try form.root.find(role: .textField).text == "Adaxy")
    #expect(Diagnostics.recorded == [])
  }
}
