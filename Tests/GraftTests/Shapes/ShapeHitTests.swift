import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import Testing

/// Where shapes are hit by the pointer.
@Suite(.gtk) @MainActor
struct ShapeHitTests {
  @Observable @MainActor
  final class Hits {
    var front = 0
    var back = 0
  }

  private let hits = Hits()

  /// Clicks points of a shape that lies over a button, and of what is behind where it is not hit.
  private func clicks(_ shape: some View, at points: [CGPoint]) async throws -> (front: Int, back: Int) {
    try await click(shape.frame(width: 100, height: 100).onTapGesture { [hits] in hits.front += 1 }, at: points)
    return (hits.front, hits.back)
  }

  /// Clicks points of a button of 100 points that a view lies over, from the button's corner.
  private func click(_ front: some View, at points: [CGPoint]) async throws {
    let mounted = try await MountedView(
      ZStack {
        Button { [hits] in
          hits.back += 1
        } label: {
          Color.white.frame(width: 100, height: 100)
        }
        front
      }, size: CGSize(width: 200, height: 200))
    for point in points {
      try await XInput.click(on: mounted.root.all[0].widget, at: CGPoint(x: 50 + point.x, y: 50 + point.y))
      await Settling.settle()
    }
  }

  @Test("FX20 a filled shape is hit where it is filled, and what is behind beside it")
  func filled() async throws {
    let counts = try await clicks(Circle().fill(.red), at: [CGPoint(x: 50, y: 50), CGPoint(x: 8, y: 8)])
    #expect(counts.front == 1 && counts.back == 1)
  }

  @Test("SH34 a shape without its type is hit where the shape is")
  func erased() async throws {
    let counts = try await clicks(AnyShape(Circle()), at: [CGPoint(x: 50, y: 50), CGPoint(x: 8, y: 8)])
    #expect(counts.front == 1 && counts.back == 1)
  }

  @Test("FX20 a stroked shape is hit on its line only")
  func stroked() async throws {
    let ring = Circle().strokeBorder(.red, lineWidth: 10)
    let counts = try await clicks(ring, at: [CGPoint(x: 50, y: 5), CGPoint(x: 50, y: 50)])
    #expect(counts.front == 1 && counts.back == 1)
  }

  @Test("SH6 a click into a hole reaches what is behind")
  func hole() async throws {
    let ring = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
      path.addRect(CGRect(x: 30, y: 30, width: 40, height: 40))
    }
    let counts = try await clicks(
      ring.fill(.red, style: FillStyle(eoFill: true)), at: [CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 50)])
    #expect(counts.front == 1 && counts.back == 1)
  }

  @Test("FX19 a shape that cannot be seen takes no click")
  func unseen() async throws {
    let counts = try await clicks(Rectangle().fill(.clear), at: [CGPoint(x: 50, y: 50)])
    #expect(counts.front == 0 && counts.back == 1)
  }

  @Test("a shape without a gesture that lies over a button takes its clicks where it is filled")
  func cover() async throws {
    let circle = Circle().fill(.red).frame(width: 60, height: 60)
    try await click(circle, at: [CGPoint(x: 50, y: 50)])
    #expect(hits.back == 0)
    try await click(circle, at: [CGPoint(x: 10, y: 10)])
    #expect(hits.back == 1)
  }

  @Test("a shape can be called something, and found by that")
  func presence() async throws {
    let mounted = try await MountedView(
      HStack {
        Circle().fill(.red).frame(width: 30, height: 30).accessibilityLabel("a red dot").accessibilityIdentifier("dot")
        Text("beside")
      }, size: CGSize(width: 200, height: 60))
    let dot = try mounted.root.find(identifier: "dot")
    #expect(dot.frame.size == CGSize(width: 30, height: 30))
  }
}
