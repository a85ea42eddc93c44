import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Images that the program draws.
@Suite(.gtk) @MainActor
struct ImageDrawingTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func image(label: Text? = nil) -> Image {
    Image(size: CGSize(width: 40, height: 20), label: label) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(red))
      context.fill(Path(CGRect(x: 20, y: 0, width: 60, height: 60)), with: .color(blue))
    }
  }

  @Test(
    "an image that a function draws has its size, is stretched where it is resizable, and has the name of its label")
  func sizes() async throws {
    let plain = try await Pixels.of(image(), length: 100)
    #expect(plain[32, 42] == [255, 0, 0] && plain[68, 58] == [0, 0, 255])
    #expect(plain[28, 50] == [255, 255, 255] && plain[72, 50] == [255, 255, 255] && plain[60, 62] == [255, 255, 255])
    let large = try await Pixels.of(image().resizable(), length: 100)
    #expect(large[2, 2] == [255, 0, 0] && large[48, 98] == [255, 0, 0] && large[52, 2] == [0, 0, 255])
    let named = try await MountedView(image(label: Text("flag")))
    #expect(throws: Never.self) { try named.root.find(name: "flag") }
  }

  @Test("a canvas draws one, and one without a size is nothing")
  func canvases() async throws {
    let canvas = Canvas { context, _ in
      context.draw(image(), in: CGRect(x: 0, y: 0, width: 100, height: 50))
      for size in [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5)] {
        context.draw(
          Image(size: size) { $0.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(red)) },
          in: CGRect(x: 0, y: 60, width: 40, height: 40))
      }
    }
    let shown = try await Pixels.of(canvas, length: 100)
    #expect(shown[48, 48] == [255, 0, 0] && shown[52, 2] == [0, 0, 255] && shown[10, 70] == [255, 255, 255])
    let broken = Image(size: CGSize(width: CGFloat.nan, height: 5)) { _ in }
    #expect(try await Pixels.of(broken, length: 20)[10, 10] == [255, 255, 255])
  }
}
