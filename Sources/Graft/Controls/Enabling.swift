import CGTK
import GTKSupport
import ViewGraph

private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether the user can use the controls here. Controls follow it; a representable reads it in update.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension View {
  /// Keeps the user from using the controls in this view. A view inside cannot enable what is disabled around it. As
  /// SwiftUI documents it.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

extension Widget {
  /// Takes input or not, and looks so.
  func setEnabled(_ isEnabled: Bool) { gtk_widget_set_sensitive(widgetObject, isEnabled ? 1 : 0) }
}
