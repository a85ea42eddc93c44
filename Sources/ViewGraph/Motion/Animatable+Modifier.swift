/// A modifier that is animatable has its body evaluated in each frame (MO47).
extension ModifiedContent: @MainActor Animatable where Modifier: Animatable {
  /// That of the modifier.
  public var animatableData: Modifier.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}

/// A modifier that is animatable, by its older name: `ViewModifier` and `Animatable` together say the same. As SwiftUI
/// documents it.
public protocol AnimatableModifier: ViewModifier, Animatable {}
