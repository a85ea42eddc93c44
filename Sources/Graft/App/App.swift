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
  /// What the desktop calls the application, as `org.example.Counter`, which is also the name of its desktop file; nil unless
  /// said otherwise. With one the program runs once: a second start brings it to the front, and hands it what it is to open. It
  /// is GTK's application identifier, and needs a session bus.
  static var applicationID: String? { get }
  /// The class of the application in GTK: `GtkApplication` unless said otherwise.
  static var gtkApplicationClass: GtkApplicationClass { get }
  /// Makes the application.
  init()
}

extension App {
  /// No identifier: two runs of the program are two applications.
  public static var applicationID: String? { nil }

  /// GTK's own class.
  public static var gtkApplicationClass: GtkApplicationClass { GtkApplicationClass(typeName: "GtkApplication") }

  /// Runs the application until its last window is closed. Not asynchronous: GTK needs the process's main thread.
  public static func main() {
    GLibLog.install()
    MainLoop.serveMainActor()
    exit(ProgramRun.run(id: applicationID, of: gtkApplicationClass) { AppView(app: Self()) })
  }
}

/// An application as the runtime evaluates it.
package struct AppView<Content: App>: View {
  private var app: AppProperty<Content>

  package init(app: Content) { self.app = AppProperty(app: app) }

  package var body: Content.Body._SceneView { app.app.body._sceneView }
}

/// An application as a dynamic property, so that the state which it declares is installed.
private struct AppProperty<Content: App>: DynamicProperty {
  var app: Content

  static func _install(_ property: inout Self, _ installer: inout PropertyInstaller) {
    installer.installProperties(of: &property.app)
  }
}
