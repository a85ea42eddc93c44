import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Rectangles whose corners follow those of their container.
@Suite(.gtk) @MainActor
struct ConcentricShapeTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private let painted: [UInt8] = [255, 0, 0]

  /// A square of 100 points in the middle of a white one of 120.
  private func pixels(_ content: some View) async throws -> Pixels {
    try await .of(content.frame(width: 100, height: 100), length: 120)
  }

  /// How many pixels are left free on the diagonals from the corners of a rectangle inwards, clockwise from the upper left one.
  private func gaps(_ pixels: Pixels, _ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> [Int] {
    let ways = [(left, top, 1, 1), (right - 1, top, -1, 1), (right - 1, bottom - 1, -1, -1), (left, bottom - 1, 1, -1)]
    return ways.map { x, y, dx, dy in (0..<40).first { pixels[x + $0 * dx, y + $0 * dy] == painted } ?? -1 }
  }

  private func gaps(ofRadii radii: CGFloat..., side: Int = 100) async throws -> [Int] {
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: radii[0], bottomLeadingRadius: radii[3], bottomTrailingRadius: radii[2],
      topTrailingRadius: radii[1])
    let (start, length) = (60 - side / 2, CGFloat(side))
    let square = shape.fill(Self.red).frame(width: length, height: length)
    return gaps(try await pixels(square), start, start, start + side, start + side)
  }

  @Test("SH36 concentric corners have the container's radius without the distance, or a minimum, and fixed their own")
  func corners() async throws {
    let container = RoundedRectangle(cornerRadius: 30)
    let inside = ConcentricRectangle().fill(Self.red).padding(10).containerShape(container)
    #expect(gaps(try await pixels(inside), 20, 20, 100, 100) == (try await gaps(ofRadii: 20, 20, 20, 20)))
    let mixed = ConcentricRectangle(
      topLeadingCorner: .concentric(minimum: 12), topTrailingCorner: .fixed(24), bottomLeadingCorner: .concentric,
      bottomTrailingCorner: 0)
    let far = mixed.fill(Self.red).padding(25).containerShape(container)
    #expect(gaps(try await pixels(far), 35, 35, 85, 85) == (try await gaps(ofRadii: 12, 24, 0, 5, side: 50)))
    let free = Self.red.clipShape(.rect(corners: .concentric(minimum: 12)))
    #expect(gaps(try await pixels(free), 10, 10, 110, 110) == (try await gaps(ofRadii: 12, 12, 12, 12)))
    let sharp = ConcentricRectangle().fill(Self.red)
    #expect(gaps(try await pixels(sharp), 10, 10, 110, 110) == [0, 0, 0, 0])
  }

  @Test("SH36 corners that are far away are sharp, unless they are uniform with a nearer one")
  func uniform() async throws {
    func pixels(_ shape: ConcentricRectangle) async throws -> Pixels {
      let low = shape.fill(Self.red).frame(height: 60).padding(10)
        .frame(maxHeight: .infinity, alignment: .bottom).containerShape(RoundedRectangle(cornerRadius: 30))
      return try await self.pixels(low)
    }
    let each = gaps(try await pixels(ConcentricRectangle()), 20, 40, 100, 100)
    #expect(each == (try await gaps(ofRadii: 0, 0, 20, 20)))
    let all = gaps(try await pixels(ConcentricRectangle(corners: .concentric, isUniform: true)), 20, 40, 100, 100)
    #expect(all == (try await gaps(ofRadii: 20, 20, 20, 20)))
    let sides = ConcentricRectangle(uniformLeadingCorners: .concentric, topTrailingCorner: 0)
    #expect(gaps(try await pixels(sides), 20, 40, 100, 100) == (try await gaps(ofRadii: 20, 0, 20, 20)))
  }

  @Test("SH36 where reading starts at the right the corners are mirrored, and so are those of the container")
  func mirrored() async throws {
    let container = UnevenRoundedRectangle(topLeadingRadius: 30)
    let shape = ConcentricRectangle(bottomLeadingCorner: 15).fill(Self.red).padding(10).containerShape(container)
      .environment(\.layoutDirection, .rightToLeft)
    #expect(gaps(try await pixels(shape), 20, 20, 100, 100) == (try await gaps(ofRadii: 0, 20, 15, 0)))
  }

  @Test("SH36 in a container with another shape it is that, smaller by the distance")
  func other() async throws {
    let container = Ellipse()
    let (own, relative) = (ConcentricRectangle().fill(Self.red), ContainerRelativeShape().fill(Self.red))
    let shown = try await pixels(own.padding(10).containerShape(container))
    let wanted = try await pixels(relative.padding(10).containerShape(container))
    #expect(gaps(shown, 20, 20, 100, 100) == gaps(wanted, 20, 20, 100, 100))
    #expect(gaps(shown, 20, 20, 100, 100) != [0, 0, 0, 0])
  }
}
