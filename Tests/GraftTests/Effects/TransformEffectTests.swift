import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Views that are turned and scaled where they are.
@Suite(.gtk) @MainActor
struct TransformEffectTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let white: [UInt8] = [255, 255, 255]
  private let painted: [UInt8] = [255, 0, 0]
  private let other: [UInt8] = [0, 0, 255]

  private func pixels(_ content: some View) async throws -> Pixels { try await .of(content, length: 200) }

  @Test("FX1 FX3 a view is turned clockwise around a point of its frame, and its room stays")
  func turned() async throws {
    let bar = red.frame(width: 100, height: 40)
    let upright = try await pixels(bar.rotationEffect(.degrees(90)))
    #expect(upright[100, 55] == painted && upright[100, 145] == painted)
    #expect(upright[60, 100] == white && upright[140, 100] == white)
    // The bar is at (50, 80); around its upper left corner it covers what is 40 points to the left and 100 below.
    let corner = try await pixels(bar.rotationEffect(.degrees(90), anchor: .topLeading))
    #expect(corner[15, 85] == painted && corner[45, 175] == painted && corner[60, 100] == white)
    let pair = try await pixels(
      VStack(spacing: 0) {
        bar.rotationEffect(.degrees(90))
        blue.frame(width: 10, height: 10)
      })
    #expect(pair[100, 120] == other)
  }

  @Test("FX8 where reading starts at the right, a view is turned the other way around the point at the other side")
  func turnedFromRight() async throws {
    func shown(_ direction: LayoutDirection) async throws -> Pixels {
      let corner = red.frame(width: 100, height: 40).rotationEffect(.degrees(45), anchor: .bottomLeading)
      return try await pixels(corner.environment(\.layoutDirection, direction))
    }
    // The bar is at (50, 80), and points down from where reading starts.
    let (left, right) = (try await shown(.leftToRight), try await shown(.rightToLeft))
    for (x, y) in [(60, 120), (70, 115), (100, 160), (110, 165), (145, 100), (60, 160), (160, 160)] {
      #expect(left[x, y] == right[199 - x, y], "\(x) \(y)")
    }
    #expect(left[100, 160] == painted && right[99, 160] == painted && left[145, 100] == white)
  }

  @Test("FX4 a negative factor mirrors, and the anchor keeps its place")
  func scaled() async throws {
    let halves = HStack(spacing: 0) {
      red
      blue
    }
    .frame(width: 100, height: 40)
    let mirrored = try await pixels(halves.scaleEffect(x: -1))
    #expect(mirrored[60, 100] == other && mirrored[140, 100] == painted)
    let large = try await pixels(red.frame(width: 40, height: 40).scaleEffect(2, anchor: .topLeading))
    #expect(large[82, 82] == painted && large[158, 158] == painted && large[78, 100] == white)
  }

  @Test("a view that flips is mirrored where reading starts at the right")
  func flipped() async throws {
    func shown(_ isEnabled: Bool, _ direction: LayoutDirection) async throws -> Pixels {
      let wedge = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 80, y: 0), CGPoint(x: 0, y: 80)]) }
      let view = wedge.fill(red).frame(width: 80, height: 80).flipsForRightToLeftLayoutDirection(isEnabled)
      return try await pixels(view.environment(\.layoutDirection, direction))
    }
    // A path is mirrored there by itself, and so is as it was.
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let same = try await shown(true, direction)
      #expect(same[70, 120] == painted && same[130, 120] == white)
    }
    let other = try await shown(false, .rightToLeft)
    #expect(other[70, 120] == white && other[130, 120] == painted)
  }

  private struct Page: View {
    let scale: CGFloat
    let presses: Notes
    var body: some View {
      Button("press") { presses.count += 1 }.frame(width: 80, height: 40).scaleEffect(scale)
    }
  }

  @MainActor
  final class Notes {
    var count = 0
  }

  @Test("FX5 FX22 a button is pressed where it is painted, and at a scale of zero nowhere; it comes back")
  func pressed() async throws {
    let presses = Notes()
    let mounted = try await MountedView(Page(scale: 2, presses: presses), size: CGSize(width: 200, height: 200))
    let widget = mounted.root.all[0].widget
    try await XInput.click(on: widget, at: CGPoint(x: 55, y: 75))
    #expect(presses.count == 1)
    mounted.rootView = Page(scale: 0, presses: presses)
    await Settling.settle()
    try await XInput.click(on: widget, at: CGPoint(x: 100, y: 100))
    #expect(presses.count == 1)
    mounted.rootView = Page(scale: 1, presses: presses)
    await Settling.settle()
    try await XInput.click(on: widget, at: CGPoint(x: 55, y: 75))
    #expect(presses.count == 1)
    try await XInput.click(on: widget, at: CGPoint(x: 100, y: 100))
    #expect(presses.count == 2)
  }

  @Test("FX37 angles and factors that are no numbers change nothing, and are reported once")
  func badInput() async throws {
    let shown = try await pixels(
      red.frame(width: 100, height: 40).rotationEffect(.radians(.nan)).scaleEffect(.infinity).scaleEffect(x: .nan, y: 1)
    )
    #expect(shown[55, 100] == painted && shown[100, 75] == white)
    #expect(Diagnostics.recorded.map(\.kind) == [.invalidEffect, .invalidEffect])
  }

  @Test("FX1 a view is slanted from its upper left corner")
  func slanted() async throws {
    let square = red.frame(width: 40, height: 40)
    let slanted = try await pixels(square.transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)))
    // Each row of the square at (80, 80) is half of its height further to the right.
    #expect(slanted[85, 82] == painted && slanted[125, 82] == white)
    #expect(slanted[135, 118] == painted && slanted[85, 118] == white)
    let turned = CGAffineTransform(a: 1, b: 0.5, c: -0.5, d: 2, tx: 0, ty: 0)
    let shown = try await pixels(square.transformEffect(turned))
    // The corner at (40, 0) comes to (40, 20), that at (0, 40) to (-20, 80).
    #expect(shown[117, 103] == painted && shown[62, 157] == painted && shown[59, 150] == white)
  }

  @Test("FX7 a transform that nothing takes back is ignored, and reported once")
  func singular() async throws {
    let flat = CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0)
    let shown = try await pixels(red.frame(width: 40, height: 40).transformEffect(flat))
    #expect(shown[82, 82] == painted && shown[118, 118] == painted && shown[78, 100] == white)
    #expect(Diagnostics.recorded.map(\.kind) == [.invalidEffect])
  }

  private struct Falling: GeometryEffect {
    var share: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: 0, y: size.height * share))
    }
  }

  @Test("FX1 an effect of one's own depends on the size of the view, and changes no layout")
  func own() async throws {
    let shown = try await pixels(
      VStack(spacing: 0) {
        red.frame(width: 40, height: 40).modifier(Falling(share: 2).ignoredByLayout())
        blue.frame(width: 40, height: 40)
      })
    #expect(shown[100, 80] == white && shown[100, 120] == other && shown[100, 150] == painted)
  }

  @Test("FX7 an effect of one's own whose transform nothing takes back is ignored, and reported once")
  func ownSingular() async throws {
    struct Gone: GeometryEffect {
      func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(scaleX: 0, y: 0)) }
    }
    let shown = try await pixels(red.frame(width: 40, height: 40).modifier(Gone()))
    #expect(shown[100, 100] == painted && Diagnostics.recorded.map(\.kind) == [.invalidEffect])
  }
}
