import Graft
import Lesson

/// A view with state of its own, which tells when its life begins and ends.
// snippet: a view with state
struct Counter: View {
  let log: Notebook
  @State private var count = 0

  var body: some View {
    HStack {
      Text("counted \(count)")
      Button("Count") { count += 1 }
    }
    .onAppear { log.note("the counter appears") }
    .onDisappear { log.note("the counter disappears") }
  }
}
// snippet end
