extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  /// The animation as it is written in source, for people. As SwiftUI documents it.
  public var description: String {
    let delayed = delay == 0 ? "" : ".delay(\(delay))"
    return "Animation\(curve)\(delayed)\(speed == 1 ? "" : ".speed(\(speed))")\(repetition)"
  }

  /// The same.
  public var debugDescription: String { description }
}

extension Animation.Curve: CustomStringConvertible {
  var description: String {
    switch self {
    case .bezier(let x1, let y1, let x2, let y2, let duration):
      ".timingCurve(\(x1), \(y1), \(x2), \(y2), duration: \(duration))"
    case .spring(let response, let dampingFraction, let blendDuration):
      ".spring(response: \(response), dampingFraction: \(dampingFraction), blendDuration: \(blendDuration))"
    }
  }
}

extension Animation.Repetition: CustomStringConvertible {
  var description: String {
    switch self {
    case .once: ""
    case .times(let count, let autoreverses): ".repeatCount(\(count), autoreverses: \(autoreverses))"
    case .forever(let autoreverses): ".repeatForever(autoreverses: \(autoreverses))"
    }
  }
}
