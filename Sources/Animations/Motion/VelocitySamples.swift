/// The last writes of a series without animations, from which an animation takes its velocity (MO39).
struct VelocitySamples<Value: VectorArithmetic> {
  private struct Sample {
    let value: Value
    let time: Double
  }

  /// At most three.
  private var samples: [Sample] = []

  /// After this time in seconds without a write the value rests.
  private static var longestPause: Double { 0.1 }

  /// Notes a write. One without a moment is none of the series and ends it; of two at one moment the later one counts.
  mutating func note(_ value: Value, at time: Double?) {
    guard let time, time.isFinite else { return samples = [] }
    if let last = samples.last, time <= last.time { samples.removeLast() }
    if let last = samples.last, time <= last.time { samples = [] }
    samples.append(Sample(value: value, time: time))
    if samples.count > 3 { samples.removeFirst() }
  }

  /// How fast the value is at a moment, or right after the last write, in a second: three quarters of the older of the
  /// last two differences, and a quarter of the newer one (GE33).
  func velocity(at time: Double?) -> Value? {
    guard samples.count > 1, let last = samples.last else { return nil }
    if let time, time - last.time > Self.longestPause { return nil }
    let newer = difference(before: samples.count - 1)
    let velocity =
      samples.count == 2
      ? newer : difference(before: 1).scaled(by: 0.75) + newer.scaled(by: 0.25)
    return velocity.isMeasurable ? velocity : nil
  }

  private func difference(before index: Int) -> Value {
    let (older, newer) = (samples[index - 1], samples[index])
    return (newer.value - older.value).scaled(by: 1 / (newer.time - older.time))
  }
}
