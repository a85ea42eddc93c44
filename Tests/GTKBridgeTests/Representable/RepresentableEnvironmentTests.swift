import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// The environment that make and update read.
@Suite(.gtk) @MainActor
struct RepresentableEnvironmentTests {
  @Test(
    "RP9 a changed environment key that update read calls update once, an unread key never", arguments: [true, false])
  func readKeysUpdate(inMake: Bool) async throws {
    let log = Log()
    func view(first: Int, second: Int) -> some View {
      EnvironmentLabel(readsInMake: inMake, log: log).environment(\.first, first).environment(\.second, second)
    }
    let mounted = try await MountedView(view(first: 1, second: 1))
    #expect(log.take() == ["make", "update"])
    for first in [2, 3] {
      mounted.rootView = view(first: first, second: 1)
      await Settling.settle()
      #expect(log.take() == ["update"])
    }
    mounted.rootView = view(first: 3, second: 2)
    await Settling.settle()
    #expect(log.take() == [])
    #expect(mounted.root.texts == [inMake ? "made with 1" : "first is 3"])
  }

  @Test("RP42 the environment in make is what a sibling at the same place reads")
  func makeSeesTheEnvironmentOfItsPlace() async throws {
    let mounted = try await MountedView(
      VStack {
        EnvironmentLabel(readsInMake: true, log: Log())
        EnvironmentReader()
        VStack {
          EnvironmentLabel(readsInMake: true, log: Log())
          EnvironmentReader()
        }.environment(\.first, 2)
      }.environment(\.first, 1))
    #expect(mounted.root.texts == ["made with 1", "reads 1", "made with 2", "reads 2"])
  }
}

private struct EnvironmentLabel: GtkWidgetRepresentable {
  let readsInMake: Bool
  let log: Log

  func makeGtkWidget(context: Context) -> Widget {
    log.note("make")
    let label = Widget(typeName: "GtkLabel")
    if readsInMake { label["label"] = "made with \(context.environment.first)" }
    return label
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    log.note("update")
    if !readsInMake { gtkWidget["label"] = "first is \(context.environment.first)" }
  }
}

private struct EnvironmentReader: View {
  @Environment(\.first) private var first

  var body: some View { Text("reads \(first)") }
}
