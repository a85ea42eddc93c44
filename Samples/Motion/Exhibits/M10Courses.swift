import Foundation
import Graft
import Lesson

extension Exhibit {
  /// M10: where what moves is at each moment, beside the formula.
  static var courses: Exhibit {
    Exhibit(
      "M10", "Courses of time",
      explanation: """
        Each dot is a frame: when it was, and how far the ball was. The line is the formula of the animation, drawn by \
        itself. A spring swings over its end, and takes as long as it takes; a curve ends after its second.
        """
    ) { _ in
      let courses = [Course(.swinging), Course(.easing)]
      return Performance(stage: AnyView(CoursesView(courses: courses))) { player in
        try await player.drivingGTK {
          try await player.click("Change")
          await player.wait(.milliseconds(1500))
        }
        player.observe("\(courses[0])", expected: "spring: 61 frames, on its formula")
        player.observe("\(courses[1])", expected: "easeInOut: 61 frames, on its formula")
      }
    }
  }
}

extension Formula {
  static let swinging = Formula("spring", .spring(response: 0.5, dampingFraction: 0.5), share: spring)
  static let easing = Formula("easeInOut", .easeInOut(duration: 1), share: ease)
}

// snippet: the formula of a spring
/// How far a spring with a response of 0.5 s and half of the critical damping is after some seconds.
func spring(_ time: Double) -> Double {
  let (frequency, damping) = (2 * Double.pi / 0.5, 0.5)
  let (decay, turning) = (damping * frequency, frequency * (1 - damping * damping).squareRoot())
  return 1 - exp(-decay * time) * (cos(turning * time) + decay / turning * sin(turning * time))
}
// snippet end

/// How far a Bézier curve with control points at (0.42, 0) and (0.58, 1) is after a share of its second.
func ease(_ time: Double) -> Double {
  func curve(_ first: Double, _ second: Double, _ s: Double) -> Double {
    3 * (1 - s) * (1 - s) * s * first + 3 * (1 - s) * s * s * second + s * s * s
  }
  var (low, high) = (0.0, 1.0)
  for _ in 0..<40 {
    let middle = (low + high) / 2
    if curve(0.42, 0.58, middle) < time { low = middle } else { high = middle }
  }
  return curve(0, 1, low)
}
