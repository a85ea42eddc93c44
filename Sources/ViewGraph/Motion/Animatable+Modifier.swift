/// A modifier that is animatable has its body evaluated in each frame (MO47).
extension ModifiedContent: @MainActor Animatable where Modifier: Animatable {
  /// That of the modifier.
  public var animatableData: Modifier.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}
