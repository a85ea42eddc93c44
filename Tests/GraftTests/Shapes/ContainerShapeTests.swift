import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Shapes that follow the shape of what they are in.
@Suite(.gtk) @MainActor
struct ContainerShapeTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let white: [UInt8] = [255, 255, 255]
  private let painted: [UInt8] = [255, 0, 0]

  /// A square of 100 points in the middle of a white one of 120.
  private func pixels(_ content: some View) async throws -> Pixels {
    try await .of(content.frame(width: 100, height: 100), length: 120)
  }

  /// How many pixels of the diagonal are left free at the upper left corner of a square that begins at a point.
  private func gap(_ pixels: Pixels, from start: Int) -> Int {
    (0..<40).first { pixels[start + $0, start + $0] == painted } ?? -1
  }

  @Test("SH16 without a container the shape is a rectangle, and in one its radius is smaller the further inside it is")
  func radius() async throws {
    let shape = ContainerRelativeShape().fill(red)
    #expect(gap(try await pixels(shape), from: 10) == 0)
    func reference(_ radius: CGFloat) async throws -> Int {
      gap(try await pixels(RoundedRectangle(cornerRadius: radius).fill(red)), from: 10)
    }
    let container = RoundedRectangle(cornerRadius: 30)
    #expect(gap(try await pixels(shape.containerShape(container)), from: 10) == (try await reference(30)))
    let inside = try await pixels(shape.padding(10).containerShape(container))
    #expect(gap(inside, from: 20) == (try await reference(20)))
    #expect(inside[60, 21] == painted && inside[60, 18] == white)
    let deep = try await pixels(shape.padding(32).containerShape(container))
    #expect(gap(deep, from: 42) == 0)
  }

  @Test("SH16 the least distance counts, also of a clip, a background and an inset shape")
  func uses() async throws {
    let container = RoundedRectangle(cornerRadius: 30)
    let near = red.frame(width: 40, height: 40).clipShape(.containerRelative)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    #expect(gap(try await pixels(near.containerShape(container)), from: 10) > 5)
    let behind = Color.clear.background(red, in: .containerRelative).opacity(0.999)
    #expect(gap(try await pixels(behind.containerShape(container)), from: 10) > 5)
    let inset = ContainerRelativeShape().inset(by: 30).fill(red)
    #expect(gap(try await pixels(inset.containerShape(container)), from: 40) == 0)
  }

  @Test("SH16 a shape that moves in its container has another radius, and the nearest container counts")
  func moves() async throws {
    func view(_ padding: CGFloat) -> some View {
      ContainerRelativeShape().fill(red).frame(width: 40, height: 40).padding(padding)
        .frame(width: 100, height: 100, alignment: .topLeading).containerShape(RoundedRectangle(cornerRadius: 20))
        .containerShape(Rectangle()).background(Color.white)
    }
    let mounted = try await MountedView(view(0), size: CGSize(width: 100, height: 100))
    #expect(gap(try Pixels(mounted.root), from: 0) > 3)
    mounted.rootView = view(20)
    await Settling.settle()
    #expect(gap(try Pixels(mounted.root), from: 20) == 0)
  }
}
