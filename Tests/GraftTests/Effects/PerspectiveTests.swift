import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Views that are turned in space in a window whose renderer paints perspective. Where the machine has none, nothing is
/// tested.
@Suite(.gtk) @MainActor
struct PerspectiveTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let white: [UInt8] = [255, 255, 255]

  private var turned: some View {
    red.frame(width: 100, height: 100).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
  }

  /// Whether the side that is nearer is higher than the square is.
  private func isSeenInSpace(_ pixels: Pixels) -> Bool {
    (45..<50).contains { y in [75, 125].contains { pixels[$0, y] != white } }
  }

  @Test("what is nearer is larger where the renderer paints it")
  func perspective() async throws {
    guard let shown = try await Pixels.withGL(turned, length: 200) else { return }
    #expect(isSeenInSpace(shown) && shown[100, 100] == [255, 0, 0])
    #expect(Diagnostics.recorded == [])
  }

  @Test("in a clip that is no rectangle, a mask and a blend mode a turned view is slanted only, which is said")
  func composed() async throws {
    let views: [AnyView] = [
      AnyView(turned.clipShape(Circle().inset(by: -40))),
      AnyView(turned.mask(Color.black.frame(width: 300, height: 300))),
      AnyView(
        ZStack {
          Color.white; turned.blendMode(.multiply)
        }.compositingGroup()),
    ]
    for view in views {
      guard let shown = try await Pixels.withGL(view, length: 200) else { return }
      #expect(shown[100, 100] == [255, 0, 0] && !isSeenInSpace(shown))
    }
    #expect(Diagnostics.recorded.map(\.kind) == [.flattenedPerspective])
    guard let cut = try await Pixels.withGL(turned.clipShape(Rectangle().inset(by: -40)), length: 200) else { return }
    #expect(isSeenInSpace(cut))
  }

  @Test("what stands in its own place without its perspective keeps the place of what is in it")
  func ownPlace() async throws {
    // Nothing moves at the corner, where the view begins.
    var projection = ProjectionTransform()
    projection.m13 = 0.002
    let inner = red.frame(width: 20, height: 20).compositingGroup().padding(40)
    let view = inner.projectionEffect(projection.around(CGPoint(x: 50, y: 50)))
    guard
      let shown = try await Pixels.withGL(
        ZStack(alignment: .topLeading) {
          Color.white; view
        }, length: 200)
    else { return }
    #expect(shown[50, 50] == [255, 0, 0] && shown[10, 10] == white && shown[30, 50] == white)
  }
}

extension ProjectionTransform {
  /// The same around a point.
  fileprivate func around(_ point: CGPoint) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: -point.x, y: -point.y)).concatenating(self)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)))
  }
}
