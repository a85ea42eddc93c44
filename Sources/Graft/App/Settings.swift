import ViewGraph

/// A window in which the user sets up the program, once. Ctrl+comma, an item of the other windows' menu, `SettingsLink` and
/// `openSettings` open it or bring it to the front. The tabs of a `TabView` in it are in its header bar. It does not keep the
/// program running. As SwiftUI documents it. Claim WI10.
public struct Settings<Content: View>: Scene {
  public typealias Body = Never

  private let content: Content

  /// A window with a view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The runtime's requirement.
  public var _sceneView: some View {
    WindowScene(
      form: WindowForm(title: Text(.own("Settings")), id: nil, role: .settings), content: content
    )
    .environment(\.isInSettings, true)
  }
}

/// Opens the window of the `Settings` scene, or brings it to the front. Read it from the environment. Without such a scene it
/// is reported as `unknownWindow`. Claim WI10.
public struct OpenSettingsAction: Sendable {
  /// Opens the window.
  @MainActor @preconcurrency
  public func callAsFunction() { SceneHost.settings()?.open(nil) }
}

/// A button that opens the window of the `Settings` scene. As SwiftUI documents it. Claim WI10.
public struct SettingsLink<Label: View>: View {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// A button with a label.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// The button.
  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// A button with a label that says what it opens.
  public init() { self.init { DefaultSettingsLinkLabel() } }
}

/// The label of a `SettingsLink` that was given none.
public struct DefaultSettingsLinkLabel: View {
  /// The text.
  public var body: some View { Text(.own("Settings…")) }
}

private struct IsInSettingsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Opens the window of the `Settings` scene.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }

  /// Whether views here are in the window of the settings.
  var isInSettings: Bool {
    get { self[IsInSettingsKey.self] }
    set { self[IsInSettingsKey.self] = newValue }
  }
}
