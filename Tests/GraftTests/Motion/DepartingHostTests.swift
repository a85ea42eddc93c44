import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import TestSupport
import Testing

/// Section AN: hosts inside of widgets whose views have gone.
@Suite(.gtk) @MainActor
struct DepartingHostTests {
  @Observable @MainActor
  final class Model {
    var number = 0
  }

  private struct Reader: View {
    let log: Log
    let model: Model
    @Environment(\.lineLimit) private var limit

    var body: some View {
      let _ = log.note("\(model.number) in \(limit ?? 0) lines")
      Text("\(model.number)").onDisappear { log.note("disappeared") }
    }
  }

  private struct Joined: GtkWidgetRepresentable {
    let log: Log
    let model: Model

    func makeCoordinator() -> GtkHostingController<Reader> {
      GtkHostingController(rootView: Reader(log: log, model: model))
    }

    func makeGtkWidget(context: Context) -> Widget { context.coordinator.widget }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
  }

  private struct Joining: View {
    let log: Log
    let model: Model
    var isShown = true
    var body: some View {
      VStack {
        if isShown { Joined(log: log, model: model).environment(\.lineLimit, 3) }
      }
    }
  }

  @Test("AN12 a host inside of what goes lives on in the surroundings that it had, until the end")
  func hostGoesAlong() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let (log, model) = (Log(), Model())
      let mounted = try await MountedView(Joining(log: log, model: model))
      withAnimation(.linear(duration: 0.1)) { mounted.rootView.isShown = false }
      await Settling.settle()
      model.number = 1
      await Settling.settle()
      #expect(log.entries == ["0 in 3 lines", "1 in 3 lines"])
      await clock.advance(by: .seconds(0.12))
      #expect(log.entries == ["0 in 3 lines", "1 in 3 lines", "disappeared"])
    }
  }
}
