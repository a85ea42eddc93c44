import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import Testing

/// What is cut of a view, what is filled behind it, and where it is hit.
@Suite(.gtk) @MainActor
struct ClipTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let white: [UInt8] = [255, 255, 255]
  private let painted: [UInt8] = [255, 0, 0]

  private func pixels(_ content: some View) async throws -> Pixels { try await .of(content, length: 200) }

  @Test("FX13 a clip cuts what is painted at the frame or at a shape in it, and changes no layout")
  func clips() async throws {
    let large = red.frame(width: 180, height: 180).frame(width: 100, height: 100)
    #expect(try await pixels(large)[20, 100] == painted)
    let clipped = try await pixels(large.clipped())
    #expect(clipped[48, 100] == white && clipped[52, 100] == painted && clipped[148, 148] == painted)
    let round = try await pixels(red.frame(width: 100, height: 100).clipShape(Circle()))
    #expect(round[53, 53] == white && round[100, 100] == painted && round[52, 100] == painted)
  }

  @Test("FX15 round corners cut widgets as well")
  func cornersOfWidgets() async throws {
    let view = VStack(spacing: 0) {
      Text("████████████").foregroundStyle(red)
      red
    }
    let shown = try await pixels(view.frame(width: 100, height: 100).cornerRadius(30))
    #expect(shown[145, 147] == white && shown[100, 147] == painted)
  }

  @Test("PT23 a shape behind a view takes its size, and changes no layout")
  func background() async throws {
    let shown = try await pixels(Color.clear.frame(width: 100, height: 60).background(red, in: Circle()))
    #expect(shown[100, 100] == painted && shown[100, 72] == painted)
    #expect(shown[60, 100] == white && shown[100, 66] == white)
  }

  @Observable @MainActor
  final class Taps {
    var inner = 0
    var outer = 0
  }

  private let taps = Taps()

  private func tap(_ content: some View, at points: [CGPoint]) async throws {
    let mounted = try await MountedView(
      ZStack {
        Color.white.onTapGesture { [taps] in taps.outer += 1 }
        content
      }, size: CGSize(width: 200, height: 200))
    for point in points {
      try await XInput.click(on: mounted.root.all[0].widget, at: point)
      await Settling.settle()
    }
  }

  @Test("FX14 what a clip has cut away is not hit")
  func cutAway() async throws {
    let view = red.frame(width: 100, height: 100).clipShape(Circle()).onTapGesture { [taps] in taps.inner += 1 }
    try await tap(view, at: [CGPoint(x: 100, y: 100), CGPoint(x: 55, y: 55)])
    #expect(taps.inner == 1 && taps.outer == 1)
  }

  @Test("FX14 what a clip around a gesture has cut away is not hit, nor a button beyond its frame")
  func cutAwayInside() async throws {
    let inside = red.frame(width: 100, height: 100).onTapGesture { [taps] in taps.inner += 1 }
    try await tap(inside.clipShape(Circle()), at: [CGPoint(x: 100, y: 100), CGPoint(x: 55, y: 55)])
    #expect(taps.inner == 1 && taps.outer == 1)
    let button = Button { [taps] in
      taps.inner += 1
    } label: {
      Color.blue.frame(width: 120, height: 60)
    }
    try await tap(button.frame(width: 20, height: 60).clipped(), at: [CGPoint(x: 100, y: 100), CGPoint(x: 60, y: 100)])
    #expect(taps.inner == 2 && taps.outer == 2)
  }

  @Test("FX19 FX21 a content shape is hit where nothing is painted, and nothing else is")
  func contentShape() async throws {
    let row = HStack {
      Text("left")
      Spacer()
      Text("right")
    }
    .frame(width: 160, height: 40)
    try await tap(
      row.contentShape(Rectangle()).onTapGesture { [taps] in taps.inner += 1 },
      at: [CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 150)])
    #expect(taps.inner == 1 && taps.outer == 1)
    try await tap(
      red.frame(width: 100, height: 100).contentShape(Circle()).onTapGesture { [taps] in taps.inner += 1 },
      at: [CGPoint(x: 55, y: 55), CGPoint(x: 100, y: 100)])
    #expect(taps.inner == 2)
  }
}
