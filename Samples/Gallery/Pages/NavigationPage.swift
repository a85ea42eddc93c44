import Graft

struct NavigationPage: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack(spacing: 12) {
        Text("The first page").font(.title2)
        NavigationLink("To page 1", value: 1)
        Button("To page 3, through the others") { path = [1, 2, 3] }
        Text(path.isEmpty ? "nothing above" : "\(path.count) above").font(.headline).accessibilityIdentifier("state")
      }
      .navigationDestination(for: Int.self) { number in
        NumberPage(number: number, path: $path)
      }
    }
  }
}

private struct NumberPage: View {
  let number: Int
  @Binding var path: [Int]
  @State private var count = 0

  var body: some View {
    VStack(spacing: 12) {
      Text("Page \(number)").font(.title2)
      Button("Count: \(count)") { count += 1 }
      if number < 3 { NavigationLink("To page \(number + 1)", value: number + 1) }
      Button("Back to the first") { path = [] }
    }
    .navigationTitle("Page \(number)")
  }
}
