import ViewGraph

private struct LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether controls show their labels here. As SwiftUI documents it.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of the controls in this view that stand beside what the user works with, and not those of buttons. What
  /// is hidden takes no room and is still the control's name. Claim SY22.
  public func labelsHidden() -> some View { labelsVisibility(.hidden) }

  /// Says whether the controls in this view show their labels. As SwiftUI documents it.
  public func labelsVisibility(_ visibility: Visibility) -> some View { environment(\.labelsVisibility, visibility) }
}
