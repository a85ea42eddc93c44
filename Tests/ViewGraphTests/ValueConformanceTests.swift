import Foundation
import Testing
import ViewGraph

/// Values that programs compare, list, keep and print.
@Suite struct ValueConformanceTests {
  @Test("an axis is described by its name, and a set of axes is made of one")
  func axes() {
    #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
    #expect(Axis.Set(.vertical) == .vertical && !Axis.Set.horizontal.contains(.vertical))
  }

  @Test("horizontal and vertical edges have sets, and are kept as numbers")
  func edges() throws {
    #expect(HorizontalEdge.allCases == [.leading, .trailing] && HorizontalEdge.trailing.rawValue == 1)
    #expect(VerticalEdge.allCases == [.top, .bottom] && VerticalEdge.bottom.rawValue == 1)
    #expect(HorizontalEdge.Set.all == [.leading, .trailing] && HorizontalEdge.Set(.leading) == .leading)
    #expect(VerticalEdge.Set.all == [.top, .bottom] && VerticalEdge.Set(.bottom).rawValue == 2)
    let kept = try JSONEncoder().encode([HorizontalEdge.trailing, .leading])
    #expect(String(decoding: kept, as: UTF8.self) == "[1,0]")
    #expect(try JSONDecoder().decode([VerticalEdge].self, from: kept) == [.bottom, .top])
  }

  @Test("an animation is described as it is written in source")
  func animations() {
    #expect(
      Animation.linear(duration: 2).delay(1).description
        == "Animation.timingCurve(0.0, 0.0, 1.0, 1.0, duration: 2.0).delay(1.0)")
    #expect(
      "\(Animation.spring(duration: 0.5).speed(2).repeatCount(3))" == """
        Animation.spring(response: 0.5, dampingFraction: 1.0, blendDuration: 0.0).speed(2.0)\
        .repeatCount(3, autoreverses: true)
        """)
  }

  private enum DepthKey: EnvironmentKey {
    static let defaultValue = 0
  }

  @Test("an environment is described by the keys that were set")
  func environment() {
    var values = EnvironmentValues()
    #expect(values.description == "[]")
    values[DepthKey.self] = 3
    #expect("\(values)" == "[ValueConformanceTests.DepthKey = 3]")
  }
}
