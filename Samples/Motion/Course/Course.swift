import CGTK
import Graft
import Observation

/// An animation, and how far it should be at each moment.
struct Formula: Sendable {
  let name: String
  let animation: Animation
  /// The share of the way that is behind after a time in seconds.
  let share: @Sendable (Double) -> Double

  init(_ name: String, _ animation: Animation, share: @escaping @Sendable (Double) -> Double) {
    (self.name, self.animation, self.share) = (name, animation, share)
  }
}

/// The frames of one motion, each with its time in seconds since the first and the share of the way behind.
@Observable @MainActor
final class Course {
  typealias Moment = (time: Double, share: Double)

  let formula: Formula
  var isFar = false
  /// What is shown of the moments. It is written after the frames, which may write no state.
  private(set) var shownMoments: [Moment] = []

  /// Nil before the first change.
  @ObservationIgnored private var moments: [Moment]?
  @ObservationIgnored private var start: gint64?
  @ObservationIgnored private lazy var showSource = WakeSource(priority: 110) { [unowned self] in
    shownMoments = moments ?? []
  }

  init(_ formula: Formula) { self.formula = formula }

  func change() {
    (moments, start) = ([], nil)
    withAnimation(formula.animation) { isFar.toggle() }
  }

  /// Notes where the ball is now.
  func note(_ place: Double) {
    guard moments != nil else { return }
    let now = g_get_monotonic_time()
    let beginning = start ?? now
    start = beginning
    let moment = (time: Double(now - beginning) / 1e6, share: isFar ? place : 1 - place)
    if moments?.last?.time == moment.time { moments?.removeLast() }
    moments?.append(moment)
    showSource.wake()
  }
}

extension Course: @MainActor CustomStringConvertible {
  /// Whether each frame was where the formula says, within half a hundredth: a spring ends when no more is left.
  var description: String {
    let moments = moments ?? []
    let farthest = moments.map { abs(formula.share($0.time) - $0.share) }.max() ?? 1
    return "\(formula.name): \(moments.count) frames, "
      + (farthest < 0.005 ? "on its formula" : "\(farthest) beside its formula")
  }
}
