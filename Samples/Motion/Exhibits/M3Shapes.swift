import Foundation
import Graft
import Lesson

extension Exhibit {
  /// M3: a shape moves by what it says can be half-way.
  static var shapes: Exhibit {
    comparison(
      "M3", "What a shape says of itself",
      explanation: """
        Nobody can know which numbers of a shape of your own may be half-way. One that names them as its animatableData \
        is asked for its path in each frame; any other has its last path at once.
        """, captions: [Caption("moves", "animatableData"), Caption("jumps", "no animatableData")],
      expected: "1 body, 61 frames | 1 body, 1 frame"
    ) {
      SmoothShare(isOn: $0)
    } right: {
      StiffShare(isOn: $0)
    }
  }
}

struct SmoothShare: View {
  let isOn: Bool

  var body: some View { Wedge(share: isOn ? 0.9 : 0.2).fill(.purple).padding(16) }
}

struct StiffShare: View {
  let isOn: Bool

  var body: some View { StiffWedge(share: isOn ? 0.9 : 0.2).fill(.purple).padding(16) }
}

// snippet: a shape that can be half-way
struct Wedge: Shape {
  var share: Double

  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  func path(in rect: CGRect) -> Path { .wedge(share, in: rect) }
}
// snippet end

// snippet: a shape that cannot
struct StiffWedge: Shape {
  var share: Double

  func path(in rect: CGRect) -> Path { .wedge(share, in: rect) }
}
// snippet end

extension Path {
  /// A share of a disc, clockwise from the top.
  static func wedge(_ share: Double, in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    return Path { path in
      path.move(to: center)
      path.addArc(
        center: center, radius: min(rect.width, rect.height) / 2, startAngle: .degrees(-90),
        endAngle: .degrees(-90 + 360 * share), clockwise: false)
      path.closeSubpath()
    }
  }
}
