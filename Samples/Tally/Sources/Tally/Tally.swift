import Graft

/// Counts what its user sees.
@main
struct Tally: App {
  // snippet: id
  static let applicationID: String? = "org.example.Tally"
  // snippet end

  var body: some Scene {
    WindowGroup("Tally") { CounterPage() }.windowResizability(.contentSize)
  }
}

/// The count, which is still there when the program is started again.
struct CounterPage: View {
  @AppStorage("count") private var count = 0

  var body: some View {
    VStack(spacing: 20) {
      Text("\(count) counted").font(.largeTitle).monospacedDigit()
      HStack {
        Button("Start again", role: .destructive) { count = 0 }.disabled(count == 0)
        Button("Count") { count += 1 }.buttonStyle(.borderedProminent).keyboardShortcut(.defaultAction)
      }
      ShareLink(item: "\(count)")
    }
    .padding(40)
  }
}
