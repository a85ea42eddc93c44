import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Views that are turned in space, in a window whose renderer paints no perspective.
@Suite(.gtk) @MainActor
struct Rotation3DTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let white: [UInt8] = [255, 255, 255]

  private func turned(_ content: some View) -> some View {
    content.frame(width: 100, height: 100).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
  }

  @Test("FX6 (part) a turned view is hit where it is painted")
  func hits() async throws {
    let log = Log()
    let mounted = try await MountedView(
      ZStack {
        Color.white.onTapGesture { log.note("behind") }
        turned(red.onTapGesture { log.note("hit") })
      }, size: CGSize(width: 200, height: 200))
    // The view is at (50, 50), and half as wide when it is seen from the side.
    for (x, y) in [(78, 55), (122, 145), (70, 100), (130, 100), (58, 20)] {
      try await XInput.click(on: mounted.root.all[0].widget, at: CGPoint(x: x, y: y))
      await Settling.settle()
    }
    #expect(log.entries == ["hit", "hit", "behind", "behind", "behind"])
    #expect(Diagnostics.recorded.map(\.kind) == [.flattenedPerspective])
  }

  @Test("FX6 (part) what is painted is slanted only, which is said once; without a turn nothing is")
  func flattened() async throws {
    let shown = try await Pixels.of(turned(red), length: 200)
    #expect(shown[80, 100] == [255, 0, 0] && shown[80, 55] == [255, 0, 0] && shown[120, 55] == [255, 0, 0])
    #expect(shown[70, 100] == white && shown[130, 100] == white)
    _ = try await Pixels.of(turned(red), length: 200)
    #expect(Diagnostics.recorded.map(\.kind) == [.flattenedPerspective])
    Diagnostics.removeAll()
    let square = red.frame(width: 100, height: 100)
    let plain = try await Pixels.of(square.rotation3DEffect(.zero, axis: (x: 0, y: 1, z: 0)), length: 200)
    #expect(plain[52, 52] == [255, 0, 0] && plain[48, 52] == white)
    #expect(Diagnostics.recorded == [])
  }

  @Test("FX37 a visual effect that turns around no axis, or from no depth, turns nothing", arguments: [0, 1])
  func noAxis(place: Int) async throws {
    let number = [CGFloat.nan, .infinity][place]
    let square = red.frame(width: 100, height: 100)
    let axis = try await Pixels.of(
      square.visualEffect { view, _ in view.rotation3DEffect(.degrees(60), axis: (x: 0, y: number, z: 1)) }, length: 200
    )
    #expect(axis[52, 52] == [255, 0, 0] && axis[48, 52] == white)
    let depth = try await Pixels.of(
      square.visualEffect { view, _ in
        view.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchorZ: number)
      }, length: 200)
    #expect(depth[52, 52] == [255, 0, 0] && depth[48, 52] == white)
    #expect(Diagnostics.recorded.allSatisfy { $0.kind == .invalidEffect })
  }

  @Test("a view that is turned around the line of sight has no perspective, and one seen from its edge is not there")
  func limits() async throws {
    let bar = red.frame(width: 100, height: 40)
    let upright = try await Pixels.of(bar.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1)), length: 200)
    #expect(upright[100, 55] == [255, 0, 0] && upright[60, 100] == white)
    let edge = try await Pixels.of(
      bar.rotation3DEffect(.degrees(90), axis: (x: 1, y: 0, z: 0), perspective: 0), length: 200)
    #expect(edge.colors(in: CGRect(x: 0, y: 0, width: 200, height: 200)) == [white])
    #expect(Diagnostics.recorded == [])
  }

  /// Turns of a square in which a number is one after the other of its parameters.
  private func turns(by number: CGFloat) -> [AnyView] {
    let square = red.frame(width: 100, height: 100)
    let (angle, y) = (Angle.degrees(60), (x: CGFloat(0), y: CGFloat(1), z: CGFloat(0)))
    return [
      AnyView(square.rotation3DEffect(.radians(Double(number)), axis: y)),
      AnyView(square.rotation3DEffect(angle, axis: (x: number, y: 0, z: 0))),
      AnyView(square.rotation3DEffect(angle, axis: (x: 0, y: number, z: 0))),
      AnyView(square.rotation3DEffect(angle, axis: (x: 0, y: 0, z: number))),
      AnyView(square.rotation3DEffect(angle, axis: y, anchor: UnitPoint(x: number, y: 0.5))),
      AnyView(square.rotation3DEffect(angle, axis: y, anchorZ: number)),
      AnyView(square.rotation3DEffect(angle, axis: y, perspective: number)),
    ]
  }

  @Test(
    "FX37 a turn in space by a number that is none, or endless, is none, and is reported once",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func noNumbers(number: CGFloat) async throws {
    for turn in turns(by: number) {
      let shown = try await Pixels.of(turn, length: 200)
      #expect(shown[52, 52] == [255, 0, 0] && shown[48, 52] == white && shown[148, 148] == [255, 0, 0])
      #expect(Diagnostics.recorded.map(\.kind) == [.invalidEffect])
      Diagnostics.removeAll()
    }
  }

  @Test(
    "a turn in space by a huge number is one around a long axis, and else hides what would be beyond all screens",
    arguments: [CGFloat(1e300), -1e300])
  func hugeNumbers(number: CGFloat) async throws {
    var shown: [Bool] = []
    for turn in turns(by: number) { shown.append(try await Pixels.of(turn, length: 200)[100, 100] == [255, 0, 0]) }
    #expect(shown == [true, true, true, true, false, false, true])
    #expect(Diagnostics.recorded.allSatisfy { $0.kind == .flattenedPerspective })
  }

  @Test("what is turned towards the viewer is at most five times as large at its nearest corner")
  func nearest() async throws {
    let turned = red.frame(width: 100, height: 60)
      .rotation3DEffect(.degrees(-80), axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: 1.9)
    let shown = try await Pixels.of(turned, length: 200)
    // Slanted as in its middle: that is half as near, and 1 / (1 - 0.8 / 2) times as high as the 60 points that it has.
    let column = (0..<200).filter { shown[64, $0] == [255, 0, 0] }
    #expect((98...102).contains(column.count), "\(column.count)")
    #expect(Diagnostics.recorded.map(\.kind) == [.flattenedPerspective])
  }
}
