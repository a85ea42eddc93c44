import Graft

/// A parent that passes a text, and another one when it is asked to.
struct Passing<Child: View>: View {
  @ViewBuilder let child: (Binding<String>) -> Child
  @State private var text = "first"

  var body: some View {
    VStack(alignment: .leading) {
      Button("Pass another") { text = text == "first" ? "second" : "third" }
      Text("passed: \(text)")
      child($text)
    }
  }
}

/// A line of a list: what it is, and what it shows.
struct Line: View {
  let name: String
  let text: String

  var body: some View { Text("\(name): \(text)") }
}
