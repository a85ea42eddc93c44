import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Fills that need no more than a colour, which are drawn in other ways than the rest.
@Suite(.gtk) @MainActor
struct PlainFillTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let white: [UInt8] = [255, 255, 255]

  private func square(_ x: CGFloat, _ y: CGFloat, _ length: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: length, height: length))
  }

  private func drawn(_ renderer: @escaping (inout GraphicsContext) -> Void) async throws -> Pixels {
    let canvas = Canvas { context, _ in renderer(&context) }.frame(width: 40, height: 40)
    return try await Pixels.of(canvas, length: 100)
  }

  @Test("rectangles alone are cut at the frame of their canvas")
  func cut() async throws {
    let shown = try await drawn { context in
      context.fill(square(-30, -30, 35), with: .color(red))
      context.fill(square(30, 30, 90), with: .color(blue))
    }
    #expect(shown[31, 31] == [255, 0, 0] && shown[29, 32] == white && shown[32, 29] == white)
    #expect(shown[69, 69] == [0, 0, 255] && shown[70, 69] == white && shown[69, 70] == white)
  }

  @Test("rectangles and other paths are painted in the order of the calls, whichever come first")
  func order() async throws {
    for areRectanglesFirst in [true, false] {
      let shown = try await drawn { context in
        if !areRectanglesFirst {
          context.fill(Path(ellipseIn: CGRect(x: 2, y: 2, width: 2, height: 2)), with: .color(red))
        }
        context.fill(square(0, 0, 30), with: .color(red))
        context.fill(Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(blue))
        context.fill(square(18, 18, 4), with: .color(red))
      }
      #expect(shown[32, 32] == [255, 0, 0] && shown[45, 45] == [0, 0, 255] && shown[50, 50] == [255, 0, 0])
    }
  }

  @Test("rectangles between pixels have the same smooth edges with and without other paths in their canvas")
  func edges() async throws {
    let plain = try await drawn { $0.fill(square(10.25, 10.5, 8), with: .color(red.opacity(0.5))) }
    let mixed = try await drawn { context in
      context.fill(Path(ellipseIn: CGRect(x: 30, y: 30, width: 4, height: 4)), with: .color(blue))
      context.fill(square(10.25, 10.5, 8), with: .color(red.opacity(0.5)))
    }
    for (x, y) in [(40, 45), (45, 40), (48, 45), (45, 48), (40, 40), (44, 44), (39, 39)] {
      #expect(zip(plain[x, y], mixed[x, y]).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }
    #expect((158...160).contains(plain[40, 45][1]))
  }
}
