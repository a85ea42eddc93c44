import Foundation
import Testing
import ViewGraph
import ViewGraphTesting

/// A body that forces what is not there.
@Suite @MainActor
struct ForcedValueTests {
  private struct Model {
    var name: String?
  }

  private struct Forcing: View {
    let model: Model

    var body: some View { Leaf(model.name!) }
  }

  @Test("UI40 a body that forces a value which is not there stops as any Swift code does")
  func forcedValueStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = RecordingHost(Forcing(model: Model(name: nil))) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Unexpectedly found nil while unwrapping an Optional value"))
  }
}
