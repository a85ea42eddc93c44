import Foundation

extension Segment {
  /// Where the segment heads at its start, as a vector of length 1; none where it goes nowhere.
  var startDirection: CGPoint? {
    switch self {
    case .line(let start, let end): (end - start).unit
    case .quad, .cubic: cubic.startDirection
    }
  }

  /// Where the segment heads at its end, as a vector of length 1; none where it goes nowhere.
  var endDirection: CGPoint? {
    switch self {
    case .line(let start, let end): (end - start).unit
    case .quad, .cubic: cubic.endDirection
    }
  }
}

extension Cubic {
  fileprivate var startDirection: CGPoint? {
    (first - start).unit ?? (second - start).unit ?? (end - start).unit
  }

  fileprivate var endDirection: CGPoint? {
    (end - second).unit ?? (end - first).unit ?? (end - start).unit
  }
}
