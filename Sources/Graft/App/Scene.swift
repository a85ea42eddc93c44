import ViewGraph

/// A part of an application that has windows. As SwiftUI documents it.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of scene that `body` returns.
  associatedtype Body: Scene
  /// The runtime's requirement: what keeps the scene's identity.
  associatedtype _SceneView: View

  /// The content of the scene.
  @SceneBuilder var body: Body { get }

  /// The runtime's requirement. A scene with a `body` never supplies it.
  var _sceneView: _SceneView { get }
}

extension Scene {
  /// The default: a scene with a body.
  public var _sceneView: _SceneComponent<Self> { _SceneComponent(scene: self) }
}

extension Scene where Body == Never {
  /// Never called.
  public var body: Never { fatalError("\(Self.self) is a primitive scene: it has no body to evaluate") }
}

extension Never: Scene {
  public var _sceneView: EmptyView { EmptyView() }
}

/// Builds a scene from the statements of a block.
@MainActor @preconcurrency @resultBuilder
public enum SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> TupleScene<repeat each Content> {
    TupleScene(content: (repeat each content))
  }
}

/// Several scenes of one block.
public struct TupleScene<each Content: Scene>: Scene {
  public typealias Body = Never

  let content: (repeat each Content)

  /// The runtime's requirement.
  public var _sceneView: some View { ViewBuilder.buildBlock(repeat (each content)._sceneView) }
}

/// A scene with a body, as the runtime evaluates it: its state belongs to the scene's place.
public struct _SceneComponent<Content: Scene>: View {
  private var scene: SceneProperty<Content>

  init(scene: Content) { self.scene = SceneProperty(scene: scene) }

  public var body: Content.Body._SceneView { scene.scene.body._sceneView }
}

/// A scene as a dynamic property, so that the state which it declares is installed.
private struct SceneProperty<Content: Scene>: DynamicProperty {
  var scene: Content

  static func _install(_ property: inout Self, _ installer: inout PropertyInstaller) {
    installer.installProperties(of: &property.scene)
  }
}
