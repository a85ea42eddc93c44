import Animations
import Foundation
import ViewGraph

/// An effect that a view says for the symbols in it.
struct SaidSymbolEffect: Equatable {
  /// When it moves.
  enum Cause: Equatable {
    /// When a value changes.
    case change(ChangeTrigger)
    /// While it is active.
    case activity(Bool)
  }

  let movement: SymbolMovement
  let options: SymbolEffectOptions
  var cause: Cause

  /// Whether another one is the same effect, perhaps at another time.
  func isSame(as other: SaidSymbolEffect) -> Bool { movement == other.movement && options == other.options }
}

/// One effect on one symbol.
///
/// Rounds that are going on come to their end, whatever happens: a further change of the value adds others, and what is no
/// longer active stops with its round.
struct SymbolPlay {
  private(set) var said: SaidSymbolEffect
  /// Where a state is on its way, from 0 for none to 1.
  private var state: AnimatedValue<Double>
  /// More rounds than there ever are, whatever options say.
  private static let mostRounds = 1e12
  /// How many rounds there are in all; nil for no end.
  private var rounds: Int? = 0
  /// When the first began; nil before the frame after its cause.
  private var start: Date?
  /// In how many rounds it was at last.
  private var round = 0

  /// How the symbol is, as far as this effect says.
  private(set) var pose = SymbolPose()

  init(_ said: SaidSymbolEffect) {
    self.said = said
    let isActive = said.cause == .activity(true)
    state = AnimatedValue(isActive ? 1 : 0)
    if said.movement.isHeld { pose = said.movement.pose(at: state.shown) }
    if isActive { rounds = said.options.rounds(ofEffect: nil) }
  }

  /// Whether the next frame may show something else.
  var isMoving: Bool { said.movement.isHeld ? state.isMoving : rounds != 0 }

  /// Takes what is said now of the same effect.
  mutating func change(to new: SaidSymbolEffect) {
    defer { said = new }
    guard said.cause != new.cause else { return }
    switch new.cause {
    case .change: begin(new.options.rounds(ofEffect: 1))
    case .activity(let isActive) where new.movement.isHeld:
      state.change(to: isActive ? 1 : 0, animation: Animation.snappy.speed(new.options.speed))
    case .activity(true): begin(new.options.rounds(ofEffect: nil))
    case .activity(false): if rounds != 0 { rounds = round + 1 }
    }
  }

  private mutating func begin(_ added: Int?) {
    let running = rounds == 0 ? 0 : round + 1
    rounds = added.map { running + min($0, Int(Self.mostRounds)) }
  }

  /// Comes to its end.
  mutating func finish() {
    _ = state.finish()
    stop()
    if said.movement.isHeld { pose = said.movement.pose(at: state.shown) }
  }

  private mutating func stop() { (rounds, start, round, pose) = (0, nil, 0, SymbolPose()) }

  /// Comes to the moment of a frame.
  mutating func advance(to now: Date) {
    if said.movement.isHeld {
      _ = state.advance(to: now.timeIntervalSinceReferenceDate)
      return pose = said.movement.pose(at: state.shown)
    }
    guard rounds != 0 else { return }
    let begun = start ?? now
    start = begun
    advance(by: now.timeIntervalSince(begun) * said.options.speed)
  }

  /// Comes so many of the effect's seconds beyond the beginning.
  private mutating func advance(by time: Double) {
    let length = said.movement.duration + said.options.pause(ofEffect: said.movement.pause)
    round = Int(min(max(time, 0) / length, Self.mostRounds))
    if let rounds, round >= rounds { return stop() }
    pose = said.movement.pose(at: min(max((time - Double(round) * length) / said.movement.duration, 0), 1))
  }
}
