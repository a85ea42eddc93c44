import Foundation

/// One effect of a transition.
struct TransitionPart: Equatable {
  enum Kind: Equatable {
    case opacity
    case scale(CGFloat, UnitPoint)
    case move(Edge)
    case offset(CGSize)
    /// In the frame of another view of the same `matchedGeometryEffect`, where it is laid out.
    case matched(MatchedWay)
  }

  let kind: Kind
  /// The animation that it has of its own.
  var animation: Animation?

  /// What it does to a view with a frame that is `amount` away: 0 where the view is as it is, 1 where it is gone.
  @MainActor
  func effect(_ amount: Double, in frame: CGRect, isMirrored: Bool) -> TransitionEffect {
    switch kind {
    case .opacity: TransitionEffect(opacity: min(max(1 - amount, 0), 1))
    case .scale(let scale, let anchor):
      .scaled(scale.isFinite ? 1 - amount * (1 - scale) : 1, from: anchor.place(in: frame, isMirrored: isMirrored))
    case .move(let edge): .moved(edge.distance(of: frame.size), by: amount, isMirrored: isMirrored)
    case .offset(let offset): .moved(offset, by: amount, isMirrored: isMirrored)
    case .matched: .none
    }
  }
}

/// How far away a view is by an effect at the beginning and at the end, from 0 for where it is to 1.
struct TransitionWay {
  let part: TransitionPart
  let start: Double
  let end: Double
}

extension [TransitionPart] {
  /// The ways by the effects of one side of a transition. What is shown at the moment, by effect, is what they begin with; and what
  /// the side has not, is taken back.
  func ways(isRemoval: Bool, after shown: [(part: TransitionPart, amount: Double)]? = nil) -> [TransitionWay] {
    let (first, away) = (isRemoval || shown != nil ? 0.0 : 1, isRemoval ? 1.0 : 0)
    let own = map { part in
      let start = shown?.first { $0.part.kind == part.kind }?.amount ?? first
      return TransitionWay(part: part, start: start, end: away)
    }
    let others = shown?.filter { shown in !contains { $0.kind == shown.part.kind } } ?? []
    return own + others.map { TransitionWay(part: $0.part, start: $0.amount, end: 0) }
  }
}

extension TransitionEffect {
  fileprivate static func moved(_ distance: CGSize, by amount: Double, isMirrored: Bool) -> TransitionEffect {
    func moved(_ length: CGFloat) -> CGFloat { length.isFinite ? length * amount : 0 }
    let x = moved(distance.width)
    return TransitionEffect(offset: CGPoint(x: isMirrored ? -x : x, y: moved(distance.height)))
  }
}

extension UnitPoint {
  /// Where the point is in a frame on the screen.
  func place(in frame: CGRect, isMirrored: Bool) -> CGPoint {
    CGPoint(x: frame.minX + frame.width * (isMirrored ? 1 - x : x), y: frame.minY + frame.height * y)
  }
}

extension Edge {
  /// The way of a view out of its place over this edge, towards the trailing edge and down.
  fileprivate func distance(of size: CGSize) -> CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -size.height)
    case .leading: CGSize(width: -size.width, height: 0)
    case .bottom: CGSize(width: 0, height: size.height)
    case .trailing: CGSize(width: size.width, height: 0)
    }
  }
}
