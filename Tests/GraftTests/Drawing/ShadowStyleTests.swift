import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Shadows and mixing that belong to a style.
@Suite(.gtk) @MainActor
struct ShadowStyleTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  /// A square of 40 points in the middle of a white one of 100.
  private func pixels(_ content: some View) async throws -> Pixels {
    try await .of(content.frame(width: 40, height: 40), length: 100)
  }

  @Test("PT25 a drop shadow is outside of the shape only, black at 0.33 unless said otherwise")
  func drop() async throws {
    let soft = try await pixels(Rectangle().fill(red.shadow(.drop(radius: 4))))
    #expect(soft[50, 50] == [255, 0, 0] && soft[31, 50] == [255, 0, 0])
    #expect(soft[28, 50][0] < 250 && soft[28, 50][0] > 170 && soft[10, 50] == [255, 255, 255])
    let sharp = try await pixels(Rectangle().fill(red.shadow(.drop(radius: 0, x: 20))))
    #expect(abs(Int(sharp[80, 50][0]) - 171) <= 2 && sharp[95, 50] == [255, 255, 255])
    let own = try await pixels(Circle().stroke(red.shadow(.drop(color: .black, radius: 0, y: 5)), lineWidth: 4))
    #expect(own[50, 35] == [0, 0, 0] && own[50, 50] == [255, 255, 255])
  }

  @Test("PT25 an inner shadow is inside of the shape only, black at 0.55 unless said otherwise")
  func inner() async throws {
    let soft = try await pixels(Rectangle().fill(red.shadow(.inner(radius: 4))))
    #expect(soft[50, 50][0] >= 252 && soft[31, 50][0] < 220 && soft[28, 50] == [255, 255, 255])
    let sharp = try await pixels(Rectangle().fill(red.shadow(.inner(radius: 0, x: 10))))
    #expect(abs(Int(sharp[35, 50][0]) - 115) <= 2 && sharp[45, 50] == [255, 0, 0] && sharp[27, 50] == [255, 255, 255])
  }

  @Test("PT25 text has the shadows of its style as well")
  func text() async throws {
    let drop = Text("████").foregroundStyle(red.shadow(.drop(color: .blue, radius: 0, y: 10)))
    let shown = try await pixels(drop.fixedSize()).colors(in: CGRect(0, 0, 100, 100))
    #expect(shown.isSuperset(of: [[255, 0, 0], [0x35, 0x84, 0xe4], [255, 255, 255]]))
    let inner = Text("████").foregroundStyle(red.shadow(.inner(color: .blue, radius: 0, y: 5)))
    let inside = try await pixels(inner.fixedSize()).colors(in: CGRect(0, 0, 100, 100))
    #expect(inside.isSuperset(of: [[255, 0, 0], [0x35, 0x84, 0xe4]]))
  }

  @Test("PT25 several shadows are cast by the style alone, and those of the style around are kept")
  func several() async throws {
    let two = red.shadow(.drop(color: .black, radius: 0, x: 10)).shadow(.drop(color: .black, radius: 0, y: 10))
    let shown = try await pixels(Rectangle().fill(two))
    #expect(shown[75, 50] == [0, 0, 0] && shown[50, 75] == [0, 0, 0] && shown[75, 75] == [255, 255, 255])
    let around = Rectangle().foregroundStyle(.shadow(.drop(color: .black, radius: 0, x: 10))).foregroundStyle(red)
    #expect(try await pixels(around)[75, 50] == [0, 0, 0])
  }

  @Test("FX28 a shape whose style is mixed is mixed with what is below it")
  func blended() async throws {
    func view(_ mode: BlendMode) -> some View {
      ZStack {
        Color(red: 0, green: 1, blue: 0)
        Rectangle().fill(red.blendMode(mode)).frame(width: 20, height: 20)
      }
    }
    let mounted = try await MountedView(view(.multiply), size: CGSize(width: 40, height: 40))
    #expect(try Pixels(mounted.root)[20, 20] == [0, 0, 0])
    mounted.rootView = view(.normal)
    await Settling.settle()
    #expect(try Pixels(mounted.root)[20, 20] == [255, 0, 0])
    mounted.rootView = view(.plusLighter)
    await Settling.settle()
    #expect(try Pixels(mounted.root)[20, 20] == [255, 255, 0] && Pixels(mounted.root)[2, 2] == [0, 255, 0])
  }
}
