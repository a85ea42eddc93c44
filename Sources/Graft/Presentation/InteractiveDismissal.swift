import ViewGraph

/// Whether content keeps the user from closing what presents it.
enum DismissalGuardKey: PreferenceKey {
  static let defaultValue = false

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
  /// Keeps the user from closing the sheet around by Escape, its close button or the desktop; `dismiss` and the source of
  /// the sheet still close it. It is followed while the sheet is shown (PR14).
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: DismissalGuardKey.self, value: isDisabled)
  }
}
