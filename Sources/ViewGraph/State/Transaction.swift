/// A value that a transaction carries from a write to the updates that the write causes.
public protocol TransactionKey {
  associatedtype Value
  /// What a transaction has that says nothing of the key.
  static var defaultValue: Value { get }
}

/// The circumstances of a write, which the updates that it causes are told of.
///
/// Writes of one event that have different transactions are evaluated one transaction after the other, each with the
/// values that it had left (claim A19). An animation is carried to those who ask for it: representables, what comes and goes
/// by a transition, and what is animatable. Other changes are shown at once.
public struct Transaction {
  private var entries: [ObjectIdentifier: any TransactionEntry] = [:]

  /// A transaction that says nothing.
  public init() {}

  /// A transaction with an animation, or with none where the surroundings have one.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a key, or its default.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { (entries[ObjectIdentifier(key)] as? Entry<Key>)?.value ?? Key.defaultValue }
    set { entries[ObjectIdentifier(key)] = Entry<Key>(value: newValue) }
  }

  /// This transaction with what another one says on top of it.
  func merging(_ other: Transaction) -> Transaction {
    var result = self
    result.entries.merge(other.entries) { _, new in new }
    return result
  }

  /// Whether both say the same. What cannot be compared differs.
  func isEqual(to other: Transaction) -> Bool {
    entries.count == other.entries.count
      && entries.allSatisfy { key, entry in other.entries[key].map(entry.isEqual) ?? false }
  }

  private struct Entry<Key: TransactionKey>: TransactionEntry {
    let value: Key.Value

    func isEqual(to other: any TransactionEntry) -> Bool {
      guard let other = other as? Entry<Key> else { return false }
      return ValueComparison.of(Key.Value.self)(value, other.value)
    }
  }
}

/// The value of one key.
private protocol TransactionEntry {
  func isEqual(to other: any TransactionEntry) -> Bool
}

extension Transaction {
  private struct AnimationKey: TransactionKey {
    static var defaultValue: Animation? { nil }
  }

  private struct DisablesAnimationsKey: TransactionKey {
    static var defaultValue: Bool { false }
  }

  private struct TracksVelocityKey: TransactionKey {
    static var defaultValue: Bool { false }
  }

  private struct IsContinuousKey: TransactionKey {
    static var defaultValue: Bool { false }
  }

  /// How the change would be animated, if at all.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// Whether views may not add an animation of their own. Claim AN5.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether the write is one of a series whose velocity an animated change right after it starts with, if it is a spring:
  /// that of what is animatable, and of places. Writes of a gesture are of one (MO39). As SwiftUI documents it.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }

  /// Whether what can move does so, or is remembered for a change that follows.
  var mayMove: Bool { animation != nil || tracksVelocity }

  /// After so many seconds no animation follows right after a tracked write.
  static var longestPause: Double { 0.1 }

  /// Whether the write is one of many, as while a slider is dragged.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }
}
