/// How often and how fast a symbol moves. As SwiftUI documents it.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How rounds follow each other.
  public struct RepeatBehavior: Hashable, Sendable {
    var rounds: Int?
    var pause: Double?

    /// Again and again, without a rest.
    public static var continuous: RepeatBehavior { RepeatBehavior(pause: 0) }

    /// Again and again, with a rest between the rounds.
    public static var periodic: RepeatBehavior { RepeatBehavior() }

    /// So many rounds, or for ever, with so many seconds between them; those of the effect where they are not said.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(rounds: count, pause: delay)
    }
  }

  private enum Rounds: Hashable { case ofEffect, one, some(RepeatBehavior) }

  private var rounds = Rounds.ofEffect
  private var factor = 1.0

  /// As the effect has it: once for a change of a value, and again and again for as long as it is active.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

  /// So often, or for ever.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// As often as a behaviour says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }
  /// So many times as fast; what is no positive number changes nothing.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// These, again and again.
  public var repeating: SymbolEffectOptions { self.repeat(.periodic) }
  /// These, once.
  public var nonRepeating: SymbolEffectOptions { with { $0.rounds = .one } }

  /// These, so often or for ever.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(.periodic(count)) }
  /// These, as often as a behaviour says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { with { $0.rounds = .some(behavior) } }
  /// These, so many times as fast, up to a million times; what is no positive number changes nothing.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    with { $0.factor = min(max($0.factor * (speed.isFinite && speed > 0 ? speed : 1), 1e-6), 1e6) }
  }

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var options = self
    change(&options)
    return options
  }

  /// How many times as fast as the effect.
  var speed: Double { factor }

  /// How many rounds there are, where the effect has some by itself; nil for no end.
  func rounds(ofEffect: Int?) -> Int? {
    switch rounds {
    case .ofEffect: ofEffect
    case .one: 1
    case .some(let behavior): behavior.rounds.map { max($0, 0) }
    }
  }

  /// The rest between rounds in seconds, where the effect has one by itself.
  func pause(ofEffect: Double) -> Double {
    guard case .some(let behavior) = rounds, let pause = behavior.pause, pause.isFinite else { return ofEffect }
    return max(pause, 0)
  }
}
