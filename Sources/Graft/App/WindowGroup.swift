import Foundation
import ViewGraph

/// Windows of one kind, each with a view and state of its own.
///
/// The first scene of an application opens a window when the application starts; `openWindow` opens further ones, and
/// those of other scenes. As SwiftUI documents it. Claim UI42.
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  private let title: String
  private let id: String?
  private let content: Content

  /// Windows with a title. By the id `openWindow` finds them.
  public init<Title: StringProtocol>(_ title: Title, id: String? = nil, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.id = id
    self.content = content()
  }

  /// Windows whose title is the program's name.
  public init(id: String? = nil, @ViewBuilder content: () -> Content) {
    self.init(ProcessInfo.processInfo.processName, id: id, content: content)
  }

  /// The runtime's requirement.
  public var _sceneView: some View { WindowScene(title: title, id: id, isUnique: false, content: content) }
}

/// A window that is there once: asked for again, it comes to the front. As SwiftUI documents it.
public struct Window<Content: View>: Scene {
  public typealias Body = Never

  private let title: String
  private let id: String
  private let content: Content

  /// A window with a title. By the id `openWindow` finds it.
  public init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.id = id
    self.content = content()
  }

  /// The runtime's requirement.
  public var _sceneView: some View { WindowScene(title: title, id: id, isUnique: true, content: content) }
}
