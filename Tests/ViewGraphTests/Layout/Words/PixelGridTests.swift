import Foundation
import Testing
import ViewGraph

@MainActor
@Suite("Pixels")
struct PixelGridTests {
  private func edges(_ scale: CGFloat) -> [CGFloat] {
    let grid = PixelGrid(scale: scale)
    return [0, 100.0 / 3, 200.0 / 3, 100].map(grid.edge)
  }

  @Test("FX30 three equal columns in 100 meet on whole pixels, on halves at twice the scale and on 0.8 at 1.25")
  func columns() {
    #expect(edges(1) == [0, 33, 67, 100])
    #expect(edges(2) == [0, 33.5, 66.5, 100])
    #expect(edges(1.25) == [0, 33.6, 66.4, 100])
  }

  @Test("of two pixels that are equally near an edge is on the one further on, also where adding has lost a little")
  func halves() {
    let grid = PixelGrid.application
    #expect([0.5, 1.5, -0.5, 2.4, -2.6].map(grid.edge) == [1, 2, 0, 2, -3])
    #expect(grid.edge((0.1 + 0.2) * 5) == 2)
    #expect(grid.edge(0.5.nextDown) == 1)
  }

  @Test("a frame of a whole size keeps it wherever it is")
  func wholeSizes() {
    for tenth in -20...20 {
      let frame = PixelGrid.application.frame(
        CGRect(x: CGFloat(tenth) / 10, y: CGFloat(tenth) / 7, width: 30, height: 11))
      #expect(frame.size == CGSize(width: 30, height: 11))
    }
  }

  @Test("what is no scale counts as 1", arguments: [0, -2, .nan, .infinity] as [CGFloat])
  func noScale(scale: CGFloat) { #expect(PixelGrid(scale: scale).edge(33.4) == 33) }
}
