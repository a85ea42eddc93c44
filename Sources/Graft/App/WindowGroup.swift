import Foundation
import ViewGraph

/// Windows of one kind, each with a view and state of its own.
///
/// The first scene of an application opens a window when the application starts; `openWindow` opens further ones, and
/// those of other scenes. As SwiftUI documents it. Claims UI42, WI5 and WI11.
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  let form: WindowForm
  var defaultValue: () -> AnyHashable? = { nil }
  let content: (Binding<AnyHashable?>) -> Content

  /// Windows with a title in the user's own locale. By the id `openWindow` finds them. Claim TX21.
  public init(_ titleKey: LocalizedStringKey, id: String? = nil, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Windows with a title in the user's own locale. By the id `openWindow` finds them. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, id: String? = nil, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(titleResource), id: id, content: content)
  }

  /// Windows with a title. By the id `openWindow` finds them.
  public init(_ title: Text, id: String? = nil, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(form: WindowForm(title: title, id: id, role: .group)) { _ in content }
  }

  /// Windows with a title. By the id `openWindow` finds them.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, id: String? = nil, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }

  /// Windows whose title is the program's name.
  public init(id: String? = nil, @ViewBuilder content: () -> Content) {
    self.init(Text(verbatim: ProcessInfo.processInfo.processName), id: id, content: content)
  }

  init(
    form: WindowForm, defaultValue: @escaping () -> AnyHashable? = { nil },
    content: @escaping (Binding<AnyHashable?>) -> Content
  ) {
    (self.form, self.defaultValue, self.content) = (form, defaultValue, content)
  }

  /// The runtime's requirement.
  public var _sceneView: some View { WindowScene(form: form, defaultValue: defaultValue, content: content) }
}

/// A window that is there once: asked for again, it comes to the front. As SwiftUI documents it. Claim WI5.
public struct Window<Content: View>: Scene {
  public typealias Body = Never

  private let form: WindowForm
  private let content: Content

  /// A window with a title in the user's own locale. By the id `openWindow` finds it. Claim TX21.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// A window with a title in the user's own locale. By the id `openWindow` finds it. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(titleResource), id: id, content: content)
  }

  /// A window with a title. By the id `openWindow` finds it.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    form = WindowForm(title: title, id: id, role: .single)
    self.content = content()
  }

  /// A window with a title. By the id `openWindow` finds it.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }

  /// The runtime's requirement.
  public var _sceneView: some View { WindowScene(form: form, content: content) }
}
