import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What shapes paint, pixel by pixel, and that no widget does it.
@Suite(.gtk) @MainActor
struct ShapePaintingTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  /// A square of 100 points in the middle of a white one of 120.
  private func pixels(_ content: some View) async throws -> Pixels {
    try await .of(content.frame(width: 100, height: 100), length: 120)
  }

  private let white: [UInt8] = [255, 255, 255]
  private let painted: [UInt8] = [255, 0, 0]
  private let line: [UInt8] = [0, 0, 255]

  @Test("SH5 a shape is filled with the foreground style around it, and follows it")
  func foreground() async throws {
    let shown = try await pixels(Circle().foregroundStyle(red))
    #expect(shown[60, 60] == painted && shown[12, 12] == white)
    #expect(try await pixels(Rectangle().foregroundColor(blue))[12, 12] == line)
  }

  @Test("SH6 two squares in each other are painted, and by the even-odd rule the inner one is a hole")
  func evenOdd() async throws {
    let squares = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
      path.addRect(CGRect(x: 30, y: 30, width: 40, height: 40))
    }
    #expect(try await pixels(squares.fill(red))[60, 60] == painted)
    let ring = try await pixels(squares.fill(red, style: FillStyle(eoFill: true)))
    #expect(ring[60, 60] == white && ring[20, 20] == painted)
  }

  @Test("SH7 SH8 a line lies half outside of the outline, and a border inside of it")
  func strokes() async throws {
    let stroked = try await pixels(Rectangle().stroke(red, lineWidth: 10))
    #expect(stroked[7, 60] == painted && stroked[13, 60] == painted)
    #expect(stroked[17, 60] == white && stroked[3, 60] == white)
    let bordered = try await pixels(Rectangle().strokeBorder(red, lineWidth: 10))
    #expect(bordered[12, 60] == painted && bordered[18, 60] == painted)
    #expect(bordered[8, 60] == white && bordered[22, 60] == white)
    let inset = try await pixels(Rectangle().inset(by: 5).stroke(red, lineWidth: 10))
    #expect(inset.colors(in: CGRect(0, 0, 120, 120)) == bordered.colors(in: CGRect(0, 0, 120, 120)))
  }

  @Test("SH8 SH30 a shape that is turned or moved has a border inside of itself where it then is")
  func placedBorders() async throws {
    // The sides of the turned square are 50 points from the middle, at (60, 60).
    let turned: RotatedShape<Rectangle> = Rectangle().rotation(.degrees(45))
    let square = try await pixels(turned.strokeBorder(red, lineWidth: 10))
    #expect(square[91, 91] == painted && square[85, 85] == white && square[97, 97] == white)
    let round = try await pixels(Ellipse().rotation(.degrees(45)).strokeBorder(red, lineWidth: 4))
    #expect(round[60, 12] == painted && round[60, 16] == white && round[60, 8] == white)
    let moved: OffsetShape<Rectangle> = Rectangle().offset(x: 5)
    let shown = try await pixels(moved.strokeBorder(red, lineWidth: 10))
    #expect(shown[20, 60] == painted && shown[12, 60] == white && shown[28, 60] == white)
  }

  @Test("SH32 what is said later is painted over what was said before")
  func order() async throws {
    let lineOver = try await pixels(Rectangle().fill(red).stroke(blue, lineWidth: 10))
    #expect(lineOver[13, 60] == line && lineOver[60, 60] == painted)
    let fillOver = try await pixels(Rectangle().stroke(blue, lineWidth: 10).fill(red))
    #expect(fillOver[13, 60] == painted && fillOver[7, 60] == line)
  }

  @Test("SH33 a path keeps its coordinates, and paints outside of its frame")
  func path() async throws {
    let shown = try await pixels(Path(CGRect(x: -5, y: -5, width: 20, height: 20)).fill(red))
    #expect(shown[7, 7] == painted && shown[23, 23] == painted && shown[27, 27] == white)
  }

  @Test("a curve whose ends are the corners of a rectangle is painted as a curve")
  func curvedSide() async throws {
    let wave = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 60))
      path.addLine(to: CGPoint(x: 100, y: 100))
      path.addLine(to: CGPoint(x: 0, y: 100))
      path.closeSubpath()
    }
    let shown = try await pixels(wave.fill(red))
    #expect(shown[60, 20] == white && shown[60, 60] == painted)
  }

  @Test("a shape that is longer than any window is painted to its end")
  func longShape() async throws {
    let high = RoundedRectangle(cornerRadius: 20, style: .circular).fill(red).frame(width: 50, height: 12000)
    let mounted = try await MountedView(
      high.frame(width: 60, height: 100, alignment: .bottom), size: CGSize(width: 60, height: 100))
    let shown = try Pixels(mounted.root)
    #expect(shown[30, 50] == painted && shown[6, 99] != painted)
  }

  @Test("SH14 SH15 where reading starts at the right, the leading corner is the right one")
  func mirrored() async throws {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 40).fill(red)
    let shown = try await pixels(shape.environment(\.layoutDirection, .rightToLeft))
    #expect(shown[12, 12] == painted && shown[108, 12] == white)
  }

  @Test("SH17 shapes have no widget, and one that changes is drawn anew and measures nothing")
  func noWidgets() async throws {
    func shapes(_ color: Color) -> some View {
      VStack(spacing: 0) { ForEach(0..<100) { Circle().fill($0 == 7 ? color : .blue).frame(width: 4, height: 4) } }
    }
    let mounted = try await MountedView(shapes(.red), size: CGSize(width: 50, height: 420))
    #expect(mounted.root.all.count == 1)
    mounted.rootView = shapes(red)
    await Settling.settle()
    #expect(try Pixels(mounted.root)[25, 10 + 7 * 4 + 2] == painted)
  }

  @Test("SH35 what is no number, endless or huge is painted as far as it can be, and stops nothing")
  func badInput() async throws {
    let endless = Path(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10))
    #expect(try await pixels(endless.fill(red))[60, 60] == white)
    let huge = Path(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
    #expect(try await pixels(huge.fill(red))[60, 60] == painted)
    #expect(try await pixels(Circle().stroke(red, lineWidth: .nan))[60, 60] == white)
    let sharp = StrokeStyle(lineWidth: 10, miterLimit: .infinity)
    #expect(try await pixels(Rectangle().stroke(red, style: sharp))[12, 60] == painted)
    #expect(try await pixels(Rectangle().stroke(red, style: StrokeStyle(lineWidth: 1e300)))[60, 60] == painted)
    #expect(
      try await pixels(Circle().stroke(red, style: StrokeStyle(lineWidth: 4, dash: [-1, .nan])))[60, 60] == white)
    #expect(try await pixels(RoundedRectangle(cornerRadius: .infinity).fill(red))[60, 60] == painted)
  }

  @Test("SH31 shapes are combined in the frame of the first")
  func combined() async throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let half = Rectangle().size(width: 50, height: 100)
    func inside(_ shape: some Shape) async throws -> [Bool] {
      let shown = try await Pixels.of(shape.fill(red).frame(width: 100, height: 100), length: 100)
      return [(25, 50), (75, 50), (2, 2), (98, 98)].map { shown[$0.0, $0.1] == [255, 0, 0] }
    }
    #expect(try await inside(Circle().union(half)) == [true, true, true, false])
    #expect(try await inside(Circle().intersection(half)) == [true, false, false, false])
    #expect(try await inside(Circle().subtracting(half)) == [false, true, false, false])
    #expect(try await inside(Circle().symmetricDifference(half)) == [false, true, true, false])
  }
}
