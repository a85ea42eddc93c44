import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A whole application: its scenes, and the state that they share. As SwiftUI documents it.
///
/// ```swift
/// @main
/// struct Counter: App {
///   var body: some Scene {
///     WindowGroup("Counter") { CounterView() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol App {
  /// The type of scene that `body` returns.
  associatedtype Body: Scene
  /// The scenes.
  @SceneBuilder var body: Body { get }
  /// Makes the application.
  init()
}

extension App {
  /// Runs the application until its last window is closed. Not asynchronous: GTK needs the process's main thread.
  public static func main() {
    GLibLog.install()
    MainLoop.serveMainActor()
    // Without an identifier: two runs of the program are two applications, and no session bus is needed.
    let application = ObjectReference(taking: gtk_application_new(nil, G_APPLICATION_NON_UNIQUE))
    let scenes = SceneHost(application: application)
    application.connect("activate") { scenes.show(AppView(app: Self())) }
    // The command line is the program's own: GLib would refuse options that it does not know.
    let status = g_application_run(application.applicationPointer, 0, nil)
    scenes.close()
    exit(status)
  }
}

/// An application as the runtime evaluates it.
struct AppView<Content: App>: View {
  private var app: AppProperty<Content>

  init(app: Content) { self.app = AppProperty(app: app) }

  var body: Content.Body._SceneView { app.app.body._sceneView }
}

/// An application as a dynamic property, so that the state which it declares is installed.
private struct AppProperty<Content: App>: DynamicProperty {
  var app: Content

  static func _install(_ property: inout Self, _ installer: inout PropertyInstaller) {
    installer.installProperties(of: &property.app)
  }
}
