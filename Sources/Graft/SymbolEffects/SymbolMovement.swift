import Foundation

/// What a symbol does, in rounds or for as long as it is held.
enum SymbolMovement: Hashable, Sendable {
  /// It becomes larger and swings back, or smaller.
  case bounce(grows: Bool)
  /// It fades and comes back.
  case pulse
  /// Light goes over it.
  case color(SymbolSweep)
  /// It becomes larger and smaller.
  case breathe(fades: Bool)
  /// It swings, at first so many degrees to one side.
  case swing(degrees: Double)
  /// It swings along a line, at first so far, in shares of its side.
  case shake(x: Double, y: Double)
  /// It turns around itself.
  case turn(degrees: Double)
  /// It has another size for as long as that is held.
  case scale(Double)
  /// It is gone for as long as that is held, and had so many times its size at last.
  case vanish(Double)

  /// Whether it keeps a state, and does not go round.
  var isHeld: Bool {
    switch self {
    case .scale, .vanish: true
    case .bounce, .pulse, .color, .breathe, .swing, .shake, .turn: false
    }
  }

  /// How long a round is, in seconds.
  var duration: Double {
    switch self {
    case .bounce: 0.6
    case .swing, .shake: 0.7
    case .turn: 1.2
    case .pulse, .color: 1.5
    case .breathe: 2.5
    case .scale, .vanish: 0
    }
  }

  /// How long it rests between rounds where nobody has said, in seconds.
  var pause: Double {
    switch self {
    case .bounce, .swing, .shake: 0.5
    case .pulse, .color, .breathe, .turn, .scale, .vanish: 0
    }
  }

  /// Where the symbol is at a share of a round, which begins and ends with the symbol as it is; or at the share by which a
  /// state is reached, which a spring may bring beyond 1.
  func pose(at share: Double) -> SymbolPose {
    let wave = (1 - cos(2 * .pi * share)) / 2
    switch self {
    case .bounce(let grows): return SymbolPose(scale: 1 + (grows ? 0.25 : -0.25) * sin(2 * .pi * share) * (1 - share))
    case .pulse: return SymbolPose(opacity: 1 - 0.65 * wave)
    case .color(let sweep): return SymbolPose(light: sweep.light(at: share))
    case .breathe(let fades): return SymbolPose(scale: 1 + 0.12 * wave, opacity: fades ? 1 - 0.4 * wave : 1)
    case .swing(let degrees): return SymbolPose(degrees: degrees * Self.swing(share))
    case .shake(let x, let y): return SymbolPose(shift: CGPoint(x: x * Self.swing(share), y: y * Self.swing(share)))
    case .turn(let degrees): return SymbolPose(degrees: degrees * share)
    case .scale(let scale): return SymbolPose(scale: 1 + (scale - 1) * share)
    case .vanish(let scale):
      return SymbolPose(scale: 1 + (scale - 1) * share, opacity: min(max(1 - share, 0), 1))
    }
  }

  /// Three times to both sides, ever less.
  private static func swing(_ share: Double) -> Double { sin(6 * .pi * share) * (1 - share) }
}
