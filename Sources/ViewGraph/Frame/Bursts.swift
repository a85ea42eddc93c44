/// Counts rounds, and the bursts that they come in: each burst is started from outside or by a layout, and all that follows
/// in it is an answer to that.
@MainActor
struct Bursts {
  /// The rounds of this burst.
  private(set) var rounds = 0
  /// Counts the bursts, so that an effect can tell whether it repeats.
  private(set) var current = 0
  /// Counts those that were started from outside, so that a follower of layouts can tell whether it repeats.
  private(set) var outer = 0
  /// Whether the writes of this host never converged; the next write from outside starts again.
  private(set) var isSuspended = false
  /// The level of the writes that are evaluated, if actions have made them under transactions of their own.
  private var level: Int?
  /// The rounds before those.
  private var roundsBeforeLevel = 0

  /// Notes a write from outside, which may start a host again that did not converge. However many come before a layout,
  /// they are no answer to each other.
  mutating func begin() {
    settle()
    next()
    isSuspended = false
  }

  /// Notes a write of an action under a transaction of its own. It is an answer to what the action followed, and none to
  /// what other actions have written beside it, however many there are.
  mutating func begin(at level: Int) {
    if self.level != level { (self.level, roundsBeforeLevel) = (level, rounds) }
    rounds = roundsBeforeLevel
  }

  /// What follows is no answer to what was done until now.
  mutating func next() {
    current += 1
    outer += 1
  }

  /// What follows is an answer to a layout, which its followers bound.
  mutating func beginAfterLayout() {
    settle()
    current += 1
  }

  /// Counts a round. Tells whether it may run, or there were too many: their writes still cause each other.
  mutating func allowRound() -> Bool {
    rounds += 1
    if rounds > UpdateScheduler.roundLimit { isSuspended = true }
    return rounds <= UpdateScheduler.roundLimit
  }

  /// Nothing is left to answer.
  mutating func settle() { (rounds, level) = (0, nil) }
}
