import Foundation
import Paths
import Testing

/// Paths that are one figure, which have no list of elements.
struct FigureTests {
  @Test("a rectangle is the path of its lines, and goes on as that does")
  func rectangle() {
    let lines = Path {
      $0.move(to: point(1, 2))
      $0.addLine(to: point(11, 2))
      $0.addLine(to: point(11, 22))
      $0.addLine(to: point(1, 22))
      $0.closeSubpath()
    }
    var (figure, list) = (Path(rect(1, 2, 10, 20)), lines)
    #expect(figure == list && figure.currentPoint == point(1, 2) && figure.description == list.description)
    #expect(figure.boundingRect == list.boundingRect)
    figure.closeSubpath()
    list.closeSubpath()
    #expect(figure == list)
    figure.addLine(to: point(50, 50))
    list.addLine(to: point(50, 50))
    #expect(figure == list && figure.boundingRect == rect(1, 2, 49, 48))
    figure.addRect(rect(0, 0, 1, 1))
    #expect(figure != list && figure.boundingRect == rect(0, 0, 50, 50))
  }

  @Test("an ellipse is the path of its curves, and takes part in other paths as that does")
  func ellipse() {
    let figure = Path(ellipseIn: rect(10, 20, -8, 6))
    var list = Path()
    figure.forEach { element in
      switch element {
      case .move(let end): list.move(to: end)
      case .curve(let end, let first, let second): list.addCurve(to: end, control1: first, control2: second)
      case .closeSubpath: list.closeSubpath()
      case .line, .quadCurve: break
      }
    }
    #expect(figure == list && figure.currentPoint == point(10, 23) && !figure.isEmpty)
    #expect(figure.boundingRect == rect(2, 20, 8, 6))
    #expect(figure.offsetBy(dx: 1, dy: 1).boundingRect == rect(3, 21, 8, 6))
    #expect(Path(ellipseIn: .null).isEmpty && Path(rect(0, 0, CGFloat.infinity, 1)).isEmpty)
  }
}
