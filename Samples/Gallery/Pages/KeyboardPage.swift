import Graft

struct KeyboardPage: View {
  private enum Field: Hashable { case first, second }

  @State private var first = ""
  @State private var second = ""
  @State private var keys = "none"
  @FocusState private var focus: Field?

  var body: some View {
    Specimens {
      Specimen("Focus") {
        VStack(alignment: .leading) {
          TextField("First", text: $first).focused($focus, equals: .first).onSubmit { focus = .second }
          TextField("Second", text: $second).focused($focus, equals: .second)
          HStack {
            Button("To the first") { focus = .first }
            Button("Nowhere") { focus = nil }
          }
        }
        .frame(maxWidth: 320)
      }
      Specimen("Keys") {
        Text("Click here and press a key").padding(12).background(.quaternary, in: .rect(cornerRadius: 8))
          .focusable()
          .onKeyPress { press in
            keys = press.characters
            return .handled
          }
          .accessibilityLabel("Keys")
      }
      Specimen("Shortcuts") {
        Button("Press Ctrl+E") { keys = "shortcut" }.keyboardShortcut("e")
      }
      Text("focus: \(focusName), keys: \(keys)").font(.headline).accessibilityIdentifier("state")
    }
  }

  private var focusName: String {
    switch focus {
    case .first: "first"
    case .second: "second"
    case nil: "none"
    }
  }
}
