import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Canvases and paints with numbers that are none, and drawing that asks for itself.
@Suite(.gtk) @MainActor
struct CanvasBadInputTests {
  private nonisolated static let numbers = [Double.nan, .infinity, -.infinity, 1e300, -1e300, -1, 0]
  private let area = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func black(over content: some View) async throws -> [UInt8] {
    let square = Color.black.frame(width: 20, height: 20)
    return try await Pixels.of(content.overlay { square }, length: 100)[50, 50]
  }

  /// The colour of a square that is drawn after something else on the same canvas.
  private func afterwards(_ draw: @escaping (inout GraphicsContext) -> Void) async throws -> [UInt8] {
    let canvas = Canvas { context, _ in
      var changed = context
      draw(&changed)
      context.fill(Path(CGRect(x: 40, y: 40, width: 20, height: 20)), with: .color(.black))
    }
    return try await Pixels.of(canvas, length: 100)[50, 50]
  }

  @Test("CV4 CV5 whatever numbers a context is given, what is drawn with another one is there", arguments: numbers)
  func contexts(number: Double) async throws {
    let all = Path(area)
    func fill(_ change: @escaping (inout GraphicsContext) -> Void) async throws -> [UInt8] {
      try await afterwards { context in
        change(&context)
        context.fill(all, with: .color(.red))
        context.draw(Text("text"), at: CGPoint(x: 20, y: 20))
      }
    }
    #expect(try await fill { $0.translateBy(x: number, y: 0) } == [0, 0, 0])
    #expect(try await fill { $0.scaleBy(x: number, y: 1) } == [0, 0, 0])
    #expect(try await fill { $0.rotate(by: .radians(number)) } == [0, 0, 0])
    #expect(try await fill { $0.opacity = number } == [0, 0, 0])
    #expect(try await fill { $0.clip(to: Path(CGRect(x: 0, y: number, width: 50, height: 50))) } == [0, 0, 0])
    #expect(try await fill { $0.clip(to: Path(ellipseIn: area), options: number > 0 ? .inverse : []) } == [0, 0, 0])
    #expect(try await fill { $0.clipToLayer(opacity: number) { $0.fill(all, with: .color(.red)) } } == [0, 0, 0])
  }

  @Test("CV13 filters by numbers that are none leave the rest of a canvas as it is", arguments: numbers)
  func filters(number: Double) async throws {
    let filters: [GraphicsContext.Filter] = [
      .blur(radius: number), .shadow(color: .red, radius: number, x: 5), .shadow(color: .red, radius: 2, y: number),
      .brightness(number), .contrast(number), .saturation(number), .hueRotation(.radians(number)),
      .colorInvert(number), .grayscale(number), .alphaThreshold(min: number, color: .red),
      .projectionTransform(ProjectionTransform(CGAffineTransform(a: number, b: 0, c: 0, d: 1, tx: 0, ty: number))),
    ]
    for filter in filters {
      let shown = try await afterwards { context in
        context.addFilter(filter)
        context.fill(Path(CGRect(x: 10, y: 10, width: 10, height: 10)), with: .color(.red))
        context.drawLayer { $0.fill(Path(ellipseIn: area), with: .color(.green)) }
      }
      #expect(shown == [0, 0, 0])
    }
  }

  @Test("CV6 CV10 places, lines and colours by numbers that are none stop nothing", arguments: numbers)
  func drawing(number: Double) async throws {
    let gradient = Gradient(stops: [.init(color: .red, location: number), .init(color: .blue, location: 1)])
    let point = CGPoint(x: number, y: 10)
    let shown = try await afterwards { context in
      let ring = Path(ellipseIn: area)
      context.stroke(ring, with: .color(.red), lineWidth: number)
      context.stroke(ring, with: .color(.red), style: StrokeStyle(lineWidth: 2, miterLimit: number, dash: [number, 2]))
      context.stroke(ring, with: .color(.red), style: StrokeStyle(lineWidth: 2, dash: [3], dashPhase: number))
      context.fill(ring, with: .linearGradient(gradient, startPoint: point, endPoint: .zero))
      context.fill(ring, with: .radialGradient(gradient, center: point, startRadius: number, endRadius: 5))
      context.fill(ring, with: .conicGradient(gradient, center: point, angle: .radians(number)))
      context.draw(Text("text"), at: point)
      context.draw(Text("text"), in: CGRect(x: 0, y: 0, width: number, height: number))
      context.draw(Image(systemName: "star"), in: CGRect(x: number, y: 0, width: number, height: 5))
    }
    #expect(shown == [0, 0, 0])
  }

  @Test("PT9 PT18 styles by numbers that are none leave what is over them", arguments: numbers)
  func styles(number: Double) async throws {
    let gradient = Gradient(stops: [.init(color: .red, location: number), .init(color: .blue, location: 0.5)])
    let point = UnitPoint(x: number, y: 0.5)
    let around = Angle.radians(number)
    #expect(
      try await black(over: LinearGradient(gradient: gradient, startPoint: point, endPoint: .center)) == [0, 0, 0])
    let circles = RadialGradient(gradient: gradient, center: point, startRadius: number, endRadius: 50)
    #expect(try await black(over: circles) == [0, 0, 0])
    let turn = AngularGradient(gradient: gradient, center: point, startAngle: around, endAngle: .degrees(90))
    #expect(try await black(over: turn) == [0, 0, 0])
    let ellipses = EllipticalGradient(gradient: gradient, center: point, endRadiusFraction: number)
    #expect(try await black(over: ellipses) == [0, 0, 0])
    let shadow = Circle().fill(.red.shadow(.drop(radius: number, x: number)).shadow(.inner(radius: 3, y: number)))
    #expect(try await black(over: shadow) == [0, 0, 0])
    #expect(try await black(over: Color(red: number, green: 0, blue: 0, opacity: number)) == [0, 0, 0])
    #expect(try await black(over: Color.red.opacity(number).mix(with: .blue, by: number)) == [0, 0, 0])
  }

  private struct Restless: View {
    let log: Log
    @State private var count = 0

    var body: some View {
      Canvas { context, _ in
        log.note("draw \(count)")
        count += 1
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
      }
      .frame(width: 10, height: 10)
    }
  }

  @Test(
    "CV18 a drawing function that changes what it reads is not called for ever: its writes are reported and dropped")
  func endless() async throws {
    let log = Log()
    let mounted = try await MountedView(Restless(log: log))
    _ = try Pixels(mounted.root)
    await Settling.settle()
    _ = try Pixels(mounted.root)
    #expect(Set(log.entries) == ["draw 0"])
    #expect(log.entries.count <= 2, "\(log.entries)")
    #expect(Set(Diagnostics.recorded.map(\.kind)) == [.stateDuringUpdate])
  }
}
