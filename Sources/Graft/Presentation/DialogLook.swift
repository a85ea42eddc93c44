import ViewGraph

/// How grave what a dialog says is. As SwiftUI documents it.
public enum DialogSeverity: Hashable, Sendable {
  case automatic, standard
  /// Shows a warning, unless an icon is said.
  case critical
}

/// What is said of the dialogs below.
struct DialogLook {
  var icon: Image?
  var severity = DialogSeverity.automatic
  var suppression: DialogSuppression?

  @MainActor
  var shownIcon: Image? { icon ?? (severity == .critical ? Image(systemName: "exclamationmark.triangle") : nil) }
}

/// By what the user says that a dialog need not come again.
struct DialogSuppression {
  let label: Text
  let isSuppressed: Binding<Bool>
}

private struct DialogLookKey: EnvironmentKey {
  static var defaultValue: DialogLook { DialogLook() }
}

extension EnvironmentValues {
  var dialogLook: DialogLook {
    get { self[DialogLookKey.self] }
    set { self[DialogLookKey.self] = newValue }
  }
}

/// What alerts and confirmations of a view show besides their texts and buttons. As SwiftUI documents it.
extension View {
  /// Shows an image above the titles of the dialogs of this view.
  public func dialogIcon(_ icon: Image?) -> some View { transformEnvironment(\.dialogLook) { $0.icon = icon } }

  /// Says how grave the dialogs of this view are.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    transformEnvironment(\.dialogLook) { $0.severity = severity }
  }

  /// Shows a toggle in the dialogs of this view, by which the user says that they need not come again. It writes a value that
  /// the program looks at before it asks.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(.own("Do not ask again")), isSuppressed: isSuppressed)
  }

  /// Shows a toggle with a text in the dialogs of this view, which writes a value.
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    transformEnvironment(\.dialogLook) {
      $0.suppression = DialogSuppression(label: label, isSuppressed: isSuppressed)
    }
  }

  /// Shows a toggle with a text in the dialogs of this view, which writes a value.
  public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Shows a toggle with a text in the dialogs of this view, which writes a value. Claim TX21.
  @_disfavoredOverload
  public func dialogSuppressionToggle(
    _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
  ) -> some View { dialogSuppressionToggle(LocalizedStringKey(titleResource), isSuppressed: isSuppressed) }

  /// Shows a toggle with a text in the dialogs of this view, which writes a value.
  @_disfavoredOverload
  public func dialogSuppressionToggle<Title: StringProtocol>(
    _ title: Title, isSuppressed: Binding<Bool>
  ) -> some View { dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed) }
}
