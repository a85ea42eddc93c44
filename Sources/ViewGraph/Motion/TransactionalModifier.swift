/// A modifier that sees another transaction than the view which it modifies.
struct TransactionalModifier<Modifier: ViewModifier>: ViewModifier {
  let modifier: Modifier
  let transform: (inout Transaction) -> Void

  func body(content: Content) -> some View { content.transaction(transform) { $0.modifier(modifier) } }
}

/// Two modifiers, one after the other.
struct ModifierPair<First: ViewModifier, Second: ViewModifier>: ViewModifier {
  let first: First
  let second: Second

  func body(content: Content) -> some View { content.modifier(first).modifier(second) }
}

extension ViewModifier {
  /// This modifier, with another transaction of each of its updates: that of the view which it modifies stays (MO9). As SwiftUI
  /// documents it.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    TransactionalModifier(modifier: self, transform: transform)
  }

  /// This modifier, whose own updates have an animation: those of the view which it modifies do not (MO9). As SwiftUI documents
  /// it.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// This modifier, and then another one. As SwiftUI documents it.
  public func concat<Other: ViewModifier>(_ modifier: Other) -> some ViewModifier {
    ModifierPair(first: self, second: modifier)
  }
}
