import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import TestSupport
import Testing

/// What the rows of a list are told of the transaction of a write.
@Suite(.gtk) @MainActor
struct ListTransactionTests {
  let log = Log()

  @Test("AN14 (part) an animated write reaches the rows that it changes and makes; a plain one does not")
  func animatedWrite() async throws {
    let model = Numbers()
    _ = try await MountedView(NumberRows(model: model, log: log), size: CGSize(width: 300, height: 200))
    #expect(log.take() == ["1 plain", "2 plain", "3 plain"])
    withAnimation(.linear) { model.all[1] = Number(id: 2, value: 20) }
    await Settling.settle()
    #expect(log.take() == ["20 linear"])
    withAnimation(.linear) { model.all.append(Number(id: 4, value: 4)) }
    await Settling.settle()
    #expect(log.take() == ["4 linear"])
    model.all[0] = Number(id: 1, value: 10)
    await Settling.settle()
    #expect(log.take() == ["10 plain"])
  }

  @Test("a list without animations has none in its rows, and a row may have its own")
  func modifiers() async throws {
    let model = Numbers()
    let rows = NumberRows(model: model, log: log, own: .easeIn).transaction { $0.animation = nil }
    _ = try await MountedView(rows, size: CGSize(width: 300, height: 200))
    _ = log.take()
    withAnimation(.linear) { model.all = model.all.map { Number(id: $0.id, value: 10 * $0.value) } }
    await Settling.settle()
    #expect(log.take() == ["10 plain", "20 other", "30 plain"])
  }
}

private struct Number: Identifiable {
  let id: Int
  var value: Int
}

@Observable @MainActor
private final class Numbers {
  var all = [1, 2, 3].map { Number(id: $0, value: $0) }
}

private struct NumberRows: View {
  let model: Numbers
  let log: Log
  var own: Animation?

  var body: some View {
    List(model.all) { number in
      Noting(value: number.value, log: log).transaction { if let own, number.id == 2 { $0.animation = own } }
    }
  }
}

private struct Noting: GtkWidgetRepresentable {
  let value: Int
  let log: Log

  func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkLabel") }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    let animation = context.transaction.animation
    log.note("\(value) \(animation == nil ? "plain" : animation == .linear ? "linear" : "other")")
  }
}
