import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import TestSupport
import Testing

/// When a canvas is drawn, and as what it stands in its window.
@Suite(.gtk) @MainActor
struct CanvasTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  @Test("CV1 a canvas takes what it is offered, and is drawn in exactly that size from its corner")
  func size() async throws {
    var sizes: [CGSize] = []
    var bounds: [CGRect] = []
    let canvas = Canvas { context, size in
      sizes.append(size)
      bounds.append(context.clipBoundingRect)
    }
    _ = try await Pixels.of(canvas.frame(width: 60, height: 30), length: 100)
    _ = try await Pixels.of(canvas.fixedSize(), length: 100)
    #expect(sizes == [CGSize(width: 60, height: 30), CGSize(width: 10, height: 10)])
    #expect(bounds == sizes.map { CGRect(origin: .zero, size: $0) })
  }

  private struct Slow: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      Canvas { context, size in
        log.note("begin \(count)")
        Thread.sleep(forTimeInterval: 0.1)
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        log.note("end \(count)")
      }
      .frame(width: 60, height: 60).accessibilityIdentifier("slow")
      .onTapGesture {
        log.note("tap")
        count += 1
      }
    }
  }

  @Test("CV18 input waits for a drawing function that takes long, and no call overlaps another")
  func slow() async throws {
    let log = Log()
    let mounted = try await MountedView(Slow(log: log))
    let area = try mounted.root.find(identifier: "slow")
    log.entries = []
    for _ in 1...2 { try await area.click() }
    #expect(log.entries == ["tap", "begin 1", "end 1", "tap", "begin 2", "end 2"])
  }

  private struct Many: View {
    var step: Int
    var body: some View {
      Canvas { context, _ in
        for index in 0..<10_000 {
          let place = CGRect(x: index % 100, y: index / 100 + step % 2, width: 1, height: 1)
          context.fill(Path(ellipseIn: place), with: .color(.red))
        }
      }
      .frame(width: 100, height: 100)
    }
  }

  @Test("CV18 (part) ten thousand primitives in each frame leave nothing behind")
  func many() async throws {
    let mounted = try await MountedView(Many(step: 0))
    let growth = await Memory.growth(below: 100_000) {
      for _ in 1...5 {
        mounted.rootView.step += 1
        await Settling.settle()
      }
    }
    #expect(growth < 100_000, "\(growth)")
  }

  @Observable @MainActor
  final class Model {
    var length = 10.0
  }

  private struct Page: View {
    let model: Model
    let log: Log
    @State private var width = 50.0
    @State private var offset = 0.0
    @State private var other = 0

    var body: some View {
      VStack {
        Button("wider") { width += 10 }
        Button("move") { offset += 10 }
        Button("other \(other)") { other += 1 }
        Chart(model: model, log: log).frame(width: width, height: 20).offset(x: offset)
      }
    }
  }

  private struct Chart: View {
    let model: Model
    let log: Log

    var body: some View {
      Canvas { context, size in
        log.note("draw \(model.length)")
        context.fill(Path(CGRect(x: 0, y: 0, width: model.length, height: 10)), with: .color(.red))
      }
    }
  }

  @Test(
    "CV2 a canvas is drawn for another size and for what it has read, and not when it moves or something else changes")
  func draws() async throws {
    let (model, log) = (Model(), Log())
    let mounted = try await MountedView(Page(model: model, log: log), size: CGSize(width: 200, height: 200))
    _ = try Pixels(mounted.root)
    #expect(log.entries == ["draw 10.0"])
    for name in ["move", "other 0"] {
      try await mounted.root.find(role: .button, name: name).click()
      _ = try Pixels(mounted.root)
    }
    #expect(log.entries.count == 1)
    try await mounted.root.find(role: .button, name: "wider").click()
    _ = try Pixels(mounted.root)
    #expect(log.entries == ["draw 10.0", "draw 10.0"])
    for length in [20.0, 30] {
      model.length = length
      await Settling.settle()
      _ = try Pixels(mounted.root)
    }
    #expect(log.entries.suffix(2) == ["draw 20.0", "draw 30.0"] && log.entries.count == 4)
  }

  private struct Bar: View, @MainActor Animatable {
    var length: Double
    let isAnimatable: Bool
    var animatableData: Double {
      get { isAnimatable ? length : 0 }
      set { if isAnimatable { length = newValue } }
    }
    var body: some View {
      Canvas { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: length, height: 100)), with: .color(.black))
      }
      .background(Color.white)
    }
  }

  @Test("CV16 nothing in a canvas moves by an animation, but an animatable view around draws the frames between")
  func animation() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      for (isAnimatable, expected) in [(false, [90, 90]), (true, [10, 50])] {
        let mounted = try await MountedView(
          Bar(length: 10, isAnimatable: isAnimatable), size: CGSize(width: 100, height: 100))
        @MainActor func length() throws -> Int {
          let pixels = try Pixels(mounted.root)
          return (0..<100).prefix { pixels[$0, 50][0] < 128 }.count
        }
        withAnimation(.linear(duration: 1)) { mounted.rootView = Bar(length: 90, isAnimatable: isAnimatable) }
        await Settling.settle()
        #expect(try length() == expected[0])
        await clock.advance(by: .seconds(0.02))
        await clock.advance(by: .seconds(0.5))
        #expect(abs(try length() - expected[1]) <= 2)
        await mounted.close()
      }
    }
  }

  @Test("CV14 what is drawn outside of a canvas is cut off")
  func cut() async throws {
    let canvas = Canvas { context, _ in
      context.fill(Path(CGRect(x: -50, y: -50, width: 200, height: 200)), with: .color(red))
    }
    let shown = try await Pixels.of(canvas.frame(width: 40, height: 40), length: 100)
    #expect(shown[32, 32] == [255, 0, 0] && shown[28, 50] == [255, 255, 255] && shown[72, 50] == [255, 255, 255])
  }

  @Test("CV17 the other parameters of a canvas change no pixel")
  func parameters() async throws {
    func shown(_ canvas: Canvas<EmptyView>) async throws -> Set<[UInt8]> {
      try await Pixels.of(canvas, length: 40).colors(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    func draw(_ context: inout GraphicsContext, _ size: CGSize) {
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(red))
    }
    let plain = try await shown(Canvas(renderer: draw))
    #expect(plain == [[255, 0, 0], [255, 255, 255]])
    #expect(try await shown(Canvas(opaque: true, renderer: draw)) == plain)
    #expect(try await shown(Canvas(colorMode: .extendedLinear, rendersAsynchronously: true, renderer: draw)) == plain)
  }

  @Test("CV15 a canvas is hit in its whole frame, drawn or not, and is one element with the name that it is given")
  func input() async throws {
    let log = Log()
    let canvas = Canvas { _, _ in }.onTapGesture { log.note("tap") }.frame(width: 100, height: 100)
    let mounted = try await MountedView(canvas.accessibilityLabel("chart"), size: CGSize(width: 100, height: 100))
    try await XInput.click(on: mounted.root.all[0].widget, at: CGPoint(x: 90, y: 5))
    #expect(log.entries == ["tap"])
    #expect(try mounted.root.find(name: "chart").widget.pointer != mounted.root.all[0].widget.pointer)
  }

  @Test("CV9 a canvas draws in the foreground style around it, and follows it")
  func foreground() async throws {
    struct Styled: View {
      @State private var isBlue = false
      var body: some View {
        VStack(spacing: 0) {
          Button("swap") { isBlue.toggle() }.frame(height: 40)
          Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .foreground)
          }
          .foregroundStyle(isBlue ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0))
        }
      }
    }
    let mounted = try await MountedView(Styled(), size: CGSize(width: 100, height: 100))
    #expect(try Pixels(mounted.root)[50, 80] == [255, 0, 0])
    try await mounted.root.find(role: .button, name: "swap").click()
    #expect(try Pixels(mounted.root)[50, 80] == [0, 0, 255])
  }

  @Test("what is drawn after the call is drawn nowhere, and what is no number is not drawn")
  func misuse() async throws {
    final class Kept { var context: GraphicsContext? }
    let kept = Kept()
    let canvas = Canvas { context, _ in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(red))
      var broken = context
      broken.scaleBy(x: .nan, y: 1)
      broken.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(red))
      broken = context
      broken.scaleBy(x: 0, y: 1)
      broken.stroke(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(red))
      broken.opacity = .nan
      context.addFilter(.blur(radius: .nan))
      context.fill(Path(CGRect(x: 20, y: 0, width: 10, height: 10)), with: .color(red))
      kept.context = context
    }
    let shown = try await Pixels.of(canvas.frame(width: 40, height: 40), length: 100)
    #expect(shown[35, 35] == [255, 0, 0] && shown[55, 35] == [255, 0, 0] && shown[35, 60] == [255, 255, 255])
    kept.context?.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(red))
    #expect(kept.context?.clipBoundingRect == CGRect(x: 0, y: 0, width: 40, height: 40))
  }
}
