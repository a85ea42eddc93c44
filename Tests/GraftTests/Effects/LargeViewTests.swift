import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Effects of views that are larger than any picture.
@Suite(.gtk) @MainActor
struct LargeViewTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private static let length: CGFloat = 20_000

  /// What is seen of the upper left corner of a large view, by either renderer.
  private func corners(_ content: some View) async throws -> [Pixels] {
    let view = content.frame(width: Self.length, height: Self.length)
      .frame(width: 200, height: 200, alignment: .topLeading).clipped()
    return [try await Pixels.of(view, length: 200), try await Pixels.withGL(view, length: 200)].compactMap { $0 }
  }

  @Test("a mask of 20,000 points is painted in parts")
  func masks() async throws {
    for shown in try await corners(red.mask(Rectangle().inset(by: 100))) {
      #expect(shown[150, 150] == [255, 0, 0] && shown[50, 150] == [255, 255, 255])
    }
  }

  @Test("so is what is mixed")
  func blends() async throws {
    for shown in try await corners(
      ZStack {
        red; blue.blendMode(.multiply)
      }.compositingGroup())
    {
      #expect(shown[150, 150] == [0, 0, 0])
    }
  }

  @Test("so is a canvas, which is drawn once, and filters in it")
  func canvases() async throws {
    var count = 0
    let canvas = Canvas { context, size in
      count += 1
      context.fill(Path(CGRect(x: 100, y: 0, width: size.width - 100, height: 4200)), with: .color(red))
      context.addFilter(.colorInvert())
      context.fill(
        Path(CGRect(x: 0, y: 50, width: 50, height: size.height)), with: .color(Color(red: 1, green: 1, blue: 0)))
    }
    let all = try await corners(canvas)
    for shown in all {
      #expect([150, 75, 20].map { shown[$0, 150] } == [[255, 0, 0], [255, 255, 255], [0, 0, 255]])
    }
    #expect(count == all.count)
  }

  @Test("what is in the second part is where it is drawn, and in one piece with the first")
  func seams() async throws {
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(x: 0, y: 4000, width: 200, height: 150)), with: .color(red))
    }
    let view = canvas.frame(width: 200, height: 5000).offset(y: -4000)
      .frame(width: 200, height: 200, alignment: .topLeading).clipped()
    let shown = try await Pixels.of(view, length: 200)
    #expect(shown.colors(in: CGRect(x: 0, y: 0, width: 200, height: 150)) == [[255, 0, 0]])
    #expect(shown.colors(in: CGRect(x: 0, y: 150, width: 200, height: 50)) == [[255, 255, 255]])
  }
}
