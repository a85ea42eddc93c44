import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Section MO: each layer of what is painted on its way, and shapes whose type is hidden.
@Suite(.gtk) @MainActor
struct LayerMotionTests: MotionInQuarters {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  @Test("SH32 MO47 of a shape that is painted several times every paint moves")
  func layers() async throws {
    let outlined = { [blue] (isChanged: Bool) in
      Bar(share: isChanged ? 1 : 0).fill(.black).stroke(blue, lineWidth: 2)
    }
    #expect(isNear(try await quarters(outlined, length), [0, 25, 50, 75, 100], within: 3))
    let between = { [blue] (isChanged: Bool) in
      Bar(share: isChanged ? 1 : 0).stroke(blue, lineWidth: 2).fill(.black).stroke(blue, lineWidth: 2)
    }
    #expect(isNear(try await quarters(between, length), [0, 25, 50, 75, 100], within: 3))
    let bordered = { [blue] (isChanged: Bool) in
      Rectangle().inset(by: isChanged ? 40 : 0).fill(.black).strokeBorder(blue, lineWidth: 2)
    }
    #expect(isNear(try await quarters(bordered, start), [0, 10, 20, 30, 40], within: 2))
  }

  @Test("SH34 a shape without its type moves while that stays, and a shape of another type is there at once")
  func erased() async throws {
    let bar = { (isChanged: Bool) in AnyShape(Bar(share: isChanged ? 1 : 0)).fill(.black) }
    #expect(isNear(try await quarters(bar, length), [0, 25, 50, 75, 100], within: 3))
    let plain = { (isChanged: Bool) in AnyShape(Bar(share: isChanged ? 1 : 0)) }
    #expect(isNear(try await quarters(plain, length), [0, 25, 50, 75, 100], within: 3))
    struct OtherBar: Shape {
      var animatableData: CGFloat

      func path(in rect: CGRect) -> Path { Bar(share: animatableData).path(in: rect) }
    }
    let alike = { (isChanged: Bool) in
      (isChanged ? AnyShape(OtherBar(animatableData: 1)) : AnyShape(Bar(share: 0))).fill(.black)
    }
    #expect(isNear(try await quarters(alike, length), [100, 100, 100, 100, 100], within: 0))
    let appearances = Log()
    let other = { (isChanged: Bool) in
      (isChanged ? AnyShape(Rectangle()) : AnyShape(Bar(share: 0.2))).fill(.black)
        .onAppear { appearances.note("appeared") }
    }
    #expect(isNear(try await quarters(other, length), [100, 100, 100, 100, 100], within: 0))
    #expect(appearances.entries == ["appeared"])
  }

  @Test("MO52 the phase of dashes and the miter limit of an outline that is a shape move")
  func outlines() async throws {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 50))
      path.addLine(to: CGPoint(x: 100, y: 50))
    }
    let ants = { (isChanged: Bool) in
      line.stroke(style: StrokeStyle(lineWidth: 10, dash: [50, 50], dashPhase: isChanged ? 40 : 0)).fill(.black)
    }
    #expect(isNear(try await quarters(ants, length), [50, 40, 30, 20, 10], within: 2))
    // Its corner needs a limit of 3.7.
    let peak = Path { path in
      path.move(to: CGPoint(x: 37, y: 90))
      path.addLine(to: CGPoint(x: 50, y: 43.5))
      path.addLine(to: CGPoint(x: 63, y: 90))
    }
    let miter = { (isChanged: Bool) in
      peak.stroke(style: StrokeStyle(lineWidth: 20, lineJoin: .miter, miterLimit: isChanged ? 10 : 1)).fill(.black)
    }
    #expect(try await quarters(miter) { $0[50, 20][0] < 128 } == [false, false, true, true, true])
  }

  @Test("MO50 MO52 a border moves in its colour and its width, and fades into a gradient")
  func borders() async throws {
    let wider = { (isChanged: Bool) in Color.white.border(.black, width: isChanged ? 40 : 0) }
    #expect(isNear(try await quarters(wider, length), [0, 10, 20, 30, 40], within: 2))
    let other = { [red, blue] (isChanged: Bool) in Color.white.border(isChanged ? blue : red, width: 10) }
    let colors = try await quarters(other) { $0[5, 50] }
    #expect(colors[0] == [255, 0, 0] && colors[4] == [0, 0, 255])
    #expect(isNear(colors[2], [0xBC, 0, 0xBC]), "\(colors)")
    let gradient = { [red, blue] (isChanged: Bool) in
      Color.white.border(
        isChanged ? AnyShapeStyle(Gradient(colors: [blue, blue])) : AnyShapeStyle(red), width: 10)
    }
    let faded = try await quarters(gradient) { $0[5, 50] }
    #expect(isNear(faded[2], [128, 0, 128]), "\(faded)")
  }

  @Test("MO50 MO52 the shadow of a style moves in its colour, its radius and its distance")
  func shadows() async throws {
    func square(_ shadow: ShadowStyle) -> some View {
      Rectangle().fill(Color.white.shadow(shadow)).frame(width: 20, height: 20)
    }
    let other = { [red, blue] (isChanged: Bool) in square(.drop(color: isChanged ? blue : red, radius: 0, x: 30)) }
    let colors = try await quarters(other) { $0[80, 50] }
    #expect(colors[0] == [255, 0, 0] && colors[4] == [0, 0, 255])
    #expect(isNear(colors[2], [0xBC, 0, 0xBC]), "\(colors)")
    let further = { (isChanged: Bool) in square(.drop(color: .black, radius: 0, x: isChanged ? 40 : 0)) }
    let ends = try await quarters(further) { pixels in
      UInt8((0..<100).last { pixels[$0, 50][0] < 128 } ?? 0)
    }
    #expect(isNear(ends, [0, 69, 79, 89, 99], within: 1), "\(ends)")
    let softer = { (isChanged: Bool) in square(.drop(color: .black, radius: isChanged ? 20 : 0)) }
    let greys = try await quarters(softer) { $0[36, 50][0] }
    #expect(greys[0] == 255 && Set(greys).count > 3, "\(greys)")
  }

  @Test("MO52 the axis of a turn in space moves, and so does its depth")
  func axes() async throws {
    // 100 points across are 50 when they are turned by 60 degrees; around a slanted axis less and less is lost.
    let axis = { (isChanged: Bool) in
      Color.black.rotation3DEffect(
        .degrees(60), axis: (x: isChanged ? 1 : 0, y: isChanged ? 0 : 1, z: 0), perspective: 0)
    }
    #expect(isNear(try await quarters(axis, start), [25, 24, 17, 5, 0], within: 2))
    // The axis is as far behind as the view comes to the side, times the sine of 60 degrees.
    let depth = { (isChanged: Bool) in
      Color.black.rotation3DEffect(
        .degrees(60), axis: (x: 0, y: 1, z: 0), anchorZ: isChanged ? 20 : 0, perspective: 0)
    }
    #expect(isNear(try await quarters(depth, start), [25, 21, 16, 12, 8], within: 2))
    #expect(Diagnostics.recorded == [])
  }

  @Test("MO52 the perspective of a turn in space moves")
  func perspective() async throws {
    // The middle is 43.3 points nearer: with a perspective of 0.8 it is 1 / (1 - 0.8 · 0.433) times as large.
    let bar = { (isChanged: Bool) in
      Color.black.frame(height: 40)
        .rotation3DEffect(
          .degrees(-60), axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: isChanged ? 0.8 : 0)
    }
    let heights = try await quarters(bar) { pixels in UInt8((0..<100).filter { pixels[20, $0][0] < 128 }.count) }
    #expect(isNear(heights, [40, 44, 48, 54, 61], within: 2), "\(heights)")
    #expect(Diagnostics.recorded.map(\.kind) == [.flattenedPerspective])
  }
}
