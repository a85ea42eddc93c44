import ViewGraph

/// What a window asks before it closes. As SwiftUI documents it. Claim WI4.
extension View {
  /// Asks in a dialog before the user or `dismissWindow` closes the window of this view, while a condition holds. The window
  /// closes only by an action that does not have the role `cancel`, and asks for each of several dialogs. What is presented in
  /// the window goes before it asks. A sheet is not asked about.
  public func dismissalConfirmationDialog<Actions: View, Message: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    modifier(DismissalAsking(title: title, shouldPresent: shouldPresent, actions: actions, message: message))
  }

  /// Asks in a dialog before the window of this view is closed, while a condition holds.
  public func dismissalConfirmationDialog<Actions: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    dismissalConfirmationDialog(title, shouldPresent: shouldPresent, actions: actions) { EmptyView() }
  }

  /// Asks in a dialog before the window of this view is closed, while a condition holds.
  public func dismissalConfirmationDialog<Actions: View, Message: View>(
    _ key: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    dismissalConfirmationDialog(Text(key), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks in a dialog before the window of this view is closed, while a condition holds.
  public func dismissalConfirmationDialog<Actions: View>(
    _ key: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View { dismissalConfirmationDialog(Text(key), shouldPresent: shouldPresent, actions: actions) }

  /// Asks in a dialog before the window of this view is closed, while a condition holds. Claim TX21.
  @_disfavoredOverload
  public func dismissalConfirmationDialog<Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    dismissalConfirmationDialog(
      LocalizedStringKey(titleResource), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks in a dialog before the window of this view is closed, while a condition holds. Claim TX21.
  @_disfavoredOverload
  public func dismissalConfirmationDialog<Actions: View>(
    _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    dismissalConfirmationDialog(LocalizedStringKey(titleResource), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks in a dialog before the window of this view is closed, while a condition holds.
  @_disfavoredOverload
  public func dismissalConfirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks in a dialog before the window of this view is closed, while a condition holds.
  @_disfavoredOverload
  public func dismissalConfirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View { dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions) }
}
