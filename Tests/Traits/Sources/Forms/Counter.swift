import SwiftUI

private enum Step {
  case one, ten
}

private struct Counter: View {
  @Binding var count: Int
  @Binding var step: Step

  var body: some View {
    HStack {
      Text("\(count)")
      Button("Add") { count += step == .one ? 1 : 10 }
    }
  }
}

private struct Model {
  let names: [String]
}

extension EnvironmentValues {
  @Entry var greeting = "hello"
}

private struct Greeting: View {
  @Environment(\.greeting) var greeting

  var body: some View { Text(greeting) }
}

#Preview("private types") {
  @Previewable @State var count = 1
  @Previewable @State var step: Step = .ten
  let add = Text("in tens")

  Counter(count: $count, step: $step)
  if step == .ten { add }
}

#if DEBUG
  #Preview("conditional") { Text("debug") }
#endif

@available(macOS 14.0, iOS 17.0, *)
#Preview("available", traits: .landscapeLeft) {
  Group {
    Text("first")
    Text("second")
  }
}

#Preview("returned") {
  func names() -> [String] { ["ada", "grace"] }
  let model = Model(names: names())
  return ForEach(model.names, id: \.self) { Text($0) }
}

#Preview("environment") {
  Greeting().environment(\.greeting, "moin")
}
