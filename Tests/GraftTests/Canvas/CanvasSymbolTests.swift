import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import TestSupport
import Testing

/// Views that a canvas draws with.
@Suite(.gtk) @MainActor
struct CanvasSymbolTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let white: [UInt8] = [255, 255, 255]

  @Test(
    "CV11 a symbol is found by its tag, and drawn under the transform and the opacity of the moment; others are nil")
  func symbols() async throws {
    var sizes: [CGSize?] = []
    let canvas = Canvas { context, _ in
      let square = context.resolveSymbol(id: 1)
      let text = context.resolveSymbol(id: "text")
      sizes = [square?.size, context.resolveSymbol(id: 3)?.size, context.resolveSymbol(id: 9)?.size]
      guard let square, let text else { return }
      context.draw(square, at: CGPoint(x: 20, y: 20))
      context.draw(square, in: CGRect(x: 60, y: 0, width: 40, height: 10))
      context.draw(text, at: CGPoint(x: 100, y: 100), anchor: .bottomTrailing)
      context.drawLayer { layer in
        layer.translateBy(x: 0, y: 60)
        if let inner = layer.resolveSymbol(id: 1) { layer.draw(inner, at: .zero, anchor: .topLeading) }
      }
      context.opacity = 0.5
      context.draw(square, at: CGPoint(x: 50, y: 50))
    } symbols: {
      red.frame(width: 20, height: 20).tag(1)
      Text("██").foregroundColor(blue).tag("text")
      Group {
        blue.frame(width: 7, height: 7).padding(1).tag(3)
      }
    }
    let shown = try await Pixels.of(canvas.tag(9), length: 100)
    #expect(sizes == [CGSize(width: 20, height: 20), CGSize(width: 9, height: 9), nil])
    #expect(shown[20, 20] == [255, 0, 0] && shown[11, 11] == [255, 0, 0] && shown[8, 8] == white)
    #expect(shown[62, 5] == [255, 0, 0] && shown[98, 5] == [255, 0, 0] && shown[80, 12] == white)
    #expect(shown[97, 92] == [0, 0, 255] && shown[10, 70] == [255, 0, 0])
    #expect((126...129).contains(shown[50, 50][1]))
    // Nothing is painted where the symbols are laid out.
    #expect(shown[2, 2] == white)
  }

  @Observable @MainActor
  final class Model {
    var isBlue = false
    var other = 0
  }

  private struct Dot: View {
    let model: Model
    var body: some View {
      (model.isBlue ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0)).frame(width: 20, height: 20)
    }
  }

  @Test("CV11 a change in a symbol draws the canvas anew, and evaluates nothing around it")
  func changes() async throws {
    let (model, log) = (Model(), Log())
    let canvas = Canvas { context, size in
      log.note("draw")
      if let dot = context.resolveSymbol(id: 0) { context.draw(dot, at: CGPoint(x: 50, y: 50)) }
    } symbols: {
      Dot(model: model).tag(0)
    }
    let view = canvas.frame(width: 100, height: 100).background(Color.white)
    let mounted = try await MountedView(view, size: CGSize(width: 100, height: 100))
    #expect(try Pixels(mounted.root)[50, 50] == [255, 0, 0])
    #expect(log.entries == ["draw"])
    model.other = 1
    await Settling.settle()
    #expect(try Pixels(mounted.root)[50, 50] == [255, 0, 0])
    #expect(log.entries == ["draw"])
    model.isBlue = true
    await Settling.settle()
    #expect(try Pixels(mounted.root)[50, 50] == [0, 0, 255])
    #expect(log.entries == ["draw", "draw"])
  }

  @Test("a symbol takes no clicks, and is gone with its view")
  func input() async throws {
    struct Page: View {
      var hasSymbol = true
      let log: Log
      var body: some View {
        Canvas { context, _ in
          log.note(context.resolveSymbol(id: 0) == nil ? "none" : "found")
        } symbols: {
          if hasSymbol { Button("symbol") { log.note("clicked") }.tag(0) }
        }
        .frame(width: 100, height: 100)
      }
    }
    let log = Log()
    let mounted = try await MountedView(Page(log: log), size: CGSize(width: 100, height: 100))
    _ = try Pixels(mounted.root)
    try await XInput.click(on: mounted.root.all[0].widget, at: CGPoint(x: 10, y: 10))
    await Settling.settle()
    #expect(Set(log.entries) == ["found"])
    mounted.rootView.hasSymbol = false
    await Settling.settle()
    _ = try Pixels(mounted.root)
    #expect(log.entries.last == "none")
  }
}
