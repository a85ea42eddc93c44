/// What a change has cost a view until it was at rest.
struct Cost: Equatable, CustomStringConvertible {
  /// How often its body ran.
  var bodies = 0
  /// How often it was painted.
  var frames = 0

  var description: String {
    let (body, frame) = (bodies == 1 ? "body" : "bodies", frames == 1 ? "frame" : "frames")
    return "\(bodies) \(body), \(frames) \(frame)"
  }
}
