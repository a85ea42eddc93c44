import ViewGraph

/// A window that is there once, for tools beside the others. The desktop says which windows are over others, and when the program
/// begins it opens only where no other scene can. As SwiftUI documents it, but for that.
public struct UtilityWindow<Content: View>: Scene {
  public typealias Body = Never

  private let window: Window<Content>

  /// A window with a title in the user's own locale. By the id `openWindow` finds it.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    window = Window(titleKey, id: id, content: content)
  }

  /// A window with a title in the user's own locale. By the id `openWindow` finds it. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
    window = Window(LocalizedStringKey(titleResource), id: id, content: content)
  }

  /// A window with a title. By the id `openWindow` finds it.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    window = Window(title, id: id, content: content)
  }

  /// A window with a title. By the id `openWindow` finds it.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: () -> Content) {
    window = Window(Text(title), id: id, content: content)
  }

  /// The runtime's requirement.
  public var _sceneView: some View {
    window._sceneView.transformEnvironment(\.launchBehavior) { if $0 == .automatic { $0 = .suppressed } }
  }
}
