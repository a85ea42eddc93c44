import CGTK
import Foundation
import GTKSupport
import Graft

/// The scenes of a program on a private display: their windows with bars, menus and all, for tests and for pictures.
///
/// ```swift
/// let program = try await MountedScenes(Editor().body)
/// try await program.window("Untitled").find(role: .button, name: "Bold").click()
/// ```
///
/// The windows are closed when the test ends, or by `close()`. Main thread only.
@MainActor
public final class MountedScenes {
  private var scenes: SceneHost?

  /// Opens the window of the first scene, and settles.
  public convenience init(_ content: some Scene) async throws { try await self.init(showing: content._sceneView) }

  /// Opens the window of the first scene of an application, with the state and the delegate that it declares, and settles.
  public convenience init(app: some App) async throws { try await self.init(showing: AppView(app: app)) }

  private init(showing scenesView: some View) async throws {
    try PrivateDisplay.start()
    let scenes = SceneHost(application: nil)
    self.scenes = scenes
    scenes.show(scenesView)
    MountedWindows.register { [self] leaks in
      for window in windows { leaks.add(window.root) }
      await close()
    }
    await Settling.settle()
  }

  /// The windows that can be seen, in no order; each with all that is in it, its bar included.
  public var windows: [WidgetQuery] { OpenWindows.visible.map { WidgetQuery(root: Widget($0)) } }

  /// Hands URLs to the program as a desktop does, and settles.
  public func open(_ urls: URL...) async {
    scenes?.open(urls)
    await Settling.settle()
  }

  /// Starts the program again with words on its command line, in a folder, and settles. Returns the status of that start.
  @discardableResult
  public func start(_ words: String..., in folder: URL) async -> Int32 {
    let status = scenes?.follow(ProgramStart(words: words, folder: folder)) ?? 0
    await Settling.settle()
    return status
  }

  /// The one window with a title. Throws when there is none, or more than one.
  public func window(_ title: String) throws(WidgetQueryError) -> WidgetQuery {
    let found = windows.filter { $0.root["title"] == title }
    if found.count == 1 { return found[0] }
    let titles = windows.map { "'\($0.root["title"] as String)'" }.sorted().joined(separator: ", ")
    throw WidgetQueryError(description: "\(found.count) windows have the title '\(title)'; shown are: \(titles)")
  }

  /// Closes all windows, and settles.
  public func close() async {
    scenes?.close()
    scenes = nil
    await Settling.settle()
  }
}
