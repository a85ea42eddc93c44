/// The course of an animation over time: pure arithmetic, in seconds.
extension Animation {
  /// When it is over. One without an end runs once, as what goes must be gone some day; one that has no meaning, as with
  /// a speed of zero, is over at once.
  var duration: Double { duration(of: runDuration) }

  /// When it is over for whoever sees it: a spring has come near to its rest before it rests.
  var logicalDuration: Double { duration(of: logicalRunDuration) }

  /// The share of the change that is made after a time.
  func progress(at time: Double) -> Double {
    guard time < duration else { return 1 }
    let local = (time - max(0, delay)) * speed
    guard local > 0 else { return 0 }
    let run = (local / runDuration).rounded(.down)
    let rest = local - run * runDuration
    let isBackwards = autoreverses && !run.truncatingRemainder(dividingBy: 2).isZero
    return value(at: isBackwards ? runDuration - rest : rest)
  }

  private func duration(of run: Double) -> Double {
    let duration = max(0, delay) + run * runCount / speed
    return duration.isFinite && speed > 0 ? max(0, duration) : 0
  }

  private var runCount: Double {
    guard case .times(let count, _) = repetition else { return 1 }
    return Double(max(1, count))
  }

  private var autoreverses: Bool {
    guard case .times(_, let autoreverses) = repetition else { return false }
    return autoreverses
  }

  private var runDuration: Double {
    switch curve {
    case .bezier(_, _, _, _, let duration): duration
    case .spring(let response, let damping, _):
      SpringCurve(response: response, dampingFraction: damping).settlingDuration
    }
  }

  private var logicalRunDuration: Double {
    guard case .spring(let response, _, _) = curve else { return runDuration }
    return min(response, runDuration)
  }

  private func value(at time: Double) -> Double {
    switch curve {
    case .bezier(let x1, let y1, let x2, let y2, let duration):
      BezierCurve(x1: x1, y1: y1, x2: x2, y2: y2).value(at: time / duration)
    case .spring(let response, let damping, _):
      SpringCurve(response: response, dampingFraction: damping).value(at: time)
    }
  }
}
