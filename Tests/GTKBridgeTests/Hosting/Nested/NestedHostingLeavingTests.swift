import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Section NH: how a hosted tree ends.
@Suite(.gtk) @MainActor
struct NestedHostingLeavingTests {
  let log = Log()

  struct Leaving: View {
    @State private var isShown = true
    let log: Log

    var body: some View {
      Button("Toggle") { isShown.toggle() }
      if isShown { LeavingRepresentable(log: log) }
    }
  }

  struct LeavingBottom: View {
    let log: Log
    var body: some View {
      Text("inside")
        .onDisappear { log.entries.append("disappears") }
        .task {
          try? await Task.sleep(for: .seconds(1000))
          if Task.isCancelled { log.entries.append("cancelled") }
        }
    }
  }

  struct LeavingRepresentable: GtkWidgetControllerRepresentable {
    let log: Log

    func makeCoordinator() -> Log { log }

    func makeGtkWidgetController(context: Context) -> GtkHostingController<LeavingBottom> {
      GtkHostingController(rootView: LeavingBottom(log: log))
    }

    func updateGtkWidgetController(_ controller: GtkHostingController<LeavingBottom>, context: Context) {}

    static func dismantleGtkWidgetController(
      _ controller: GtkHostingController<LeavingBottom>, coordinator: Log
    ) {
      coordinator.entries.append("dismantle")
    }
  }

  @Test(
    "NH14 when the representable leaves, it is dismantled, what it hosted disappears and its task is cancelled, once")
  func leaving() async throws {
    let mounted = try await MountedView(Leaving(log: log))
    #expect(log.entries == [])
    try await mounted.click("Toggle")
    await Turn.until { log.entries.count == 3 }
    #expect(log.entries.sorted() == ["cancelled", "disappears", "dismantle"])
    #expect(mounted.root.texts == ["Toggle"])
    try await mounted.click("Toggle")
    #expect(mounted.root.texts == ["Toggle", "inside"])
    #expect(log.entries.count == 3)
    try await mounted.click("Toggle")
    await Turn.until { log.entries.count == 6 }
    #expect(
      log.entries.sorted() == ["cancelled", "cancelled", "disappears", "disappears", "dismantle", "dismantle"])
    await mounted.close()
    #expect(log.entries.count == 6)
  }
}
