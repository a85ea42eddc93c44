import TestSupport
import ViewGraph
import ViewGraphTesting

/// A view with state: a leaf that shows a number and counts it up when it is tapped.
struct Counter: View {
  let name: String
  @State private var count = 0

  init(_ name: String) { self.name = name }

  var body: some View { Leaf(name, count) { count += 1 } }
}

/// What closures of views write down for a test. Closures kept here keep their view, and it keeps the notes: the test
/// lets go of them.
final class Notes<Value> {
  var values: [Value] = []
}

extension RecordingHost {
  /// One event: the action of a leaf, then everything it causes.
  func send(_ name: String) {
    tap(name)
    settle()
  }

  /// Gives the root another value, then does everything it causes.
  func show(_ view: Root) {
    rootView = view
    settle()
  }
}

extension Diagnostics {
  /// The kinds that were reported, in order.
  static var kinds: [Diagnostic.Kind] { recorded.map(\.kind) }
}

/// Where tasks of views wait until the test lets them go on; one that still waits when the test has ended never ends.
@MainActor
final class Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async { await withCheckedContinuation { waiting.append($0) } }

  /// Lets tasks run until so many wait here.
  func arrival(of count: Int) async { await Turn.until { waiting.count == count } }

  func open() {
    for task in waiting { task.resume() }
    waiting = []
  }
}

/// Waits, and writes down at once that the waiting task was cancelled.
@MainActor
func noting(_ entry: String, _ notes: Notes<String>, _ wait: @MainActor () async -> Void) async {
  nonisolated(unsafe) let notes = notes
  await withTaskCancellationHandler(operation: wait) { notes.values.append(entry) }
}
