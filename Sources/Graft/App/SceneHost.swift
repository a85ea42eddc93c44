import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// The host of an application's scenes: its leaves are windows, which GTK places and not Graft.
@MainActor
package final class SceneHost: GraphHost {
  /// None where windows are shown without an application.
  private let application: ObjectReference?
  private lazy var graph = Graph(host: self)
  private(set) var openers: [WindowOpener] = []
  /// Whether the scenes are there.
  private(set) var isShown = false
  private var names: Set<String> = []
  private var delegates: [ProgramDelegate] = []
  private let events = ProgramEvents()
  /// The windows that are open: the one that was active last is the last, and else that which was opened last.
  var receiving: [ReceivingWindow] = []
  /// What the desktop has handed over and no window was there for.
  var waitingURLs: [URL] = []
  /// Those of them that are words of the program's own where no view receives any.
  var possibleFiles: Set<URL> = []
  /// The scenes that take command lines, in order.
  let commandLineTakers = NodeEntries<CommandLineTaker>()
  /// What the program was started with, until a scene is asked.
  var firstStart: ProgramStart?
  /// Whether files are about to be opened, so that a group of documents opens none that is untitled.
  var isAboutToOpen = false
  /// What a scene has answered to that.
  var status: Int32 = 0

  /// The application whose windows are being made.
  package static private(set) var current: SceneHost?

  /// Whether the user works in the program.
  package static var phase: ScenePhase { ProgramPhase.current }

  package init(application: ObjectReference?) {
    self.application = application
    SceneHost.current = self
  }

  /// Evaluates the scenes and opens their windows.
  package func show(_ scenes: some View) {
    GraftRuntime.start()
    isShown = true
    delegates = ProgramDelegate.takeDeclared()
    for delegate in delegates { delegate.begin() }
    events.begin()
    _ = RootNode(delegates.reduce(AnyView(scenes)) { $1.provide($0) }, graph: graph)
    graph.flush()
  }

  /// Evaluates the scenes, and opens what the desktop hands to the program.
  package func show(_ scenes: some View, opening urls: [URL]) {
    isAboutToOpen = !urls.isEmpty
    show(scenes)
    isAboutToOpen = false
    open(urls)
  }

  /// Has the windows be there that were asked for: a program without one ends when its event does.
  func makeWindows() { graph.flush() }

  /// Closes all windows.
  package func close() {
    let wasShown = exchange(&isShown, with: false)
    graph.unmount()
    if wasShown { events.end() }
    for delegate in exchange(&delegates, with: []) { delegate.end() }
  }

  /// Opens a window of the first scene.
  func openMain() { main?.open(nil) }

  /// A scene has come; the first that can opens a window (WI5), and each those that were open when the program was ended (AC8).
  func add(_ opener: WindowOpener) {
    let isFirst = opener.opensFirst && !openers.contains(where: \.opensFirst)
    openers.append(opener)
    guard acceptsStart() else { return }
    if opener.restore() { return openMainIfNone() }
    if isAboutToOpen, opener.documents != nil, commandLineTakers.all.isEmpty { return }
    if isFirst || opener.launch == .presented { return opener.open(nil) }
    if opener.launch == .suppressed { openMainIfNone() }
  }

  /// The first scene, but for settings, and for what is beside the others.
  private var main: WindowOpener? {
    let own = openers.filter { $0.form.role != .settings }
    return own.first { !$0.form.isExtra } ?? own.first
  }

  /// The last window of a scene has closed. The program ends with the last of all, where settings do not count, and with that
  /// of a first scene that has just one (WI9).
  func windowsDidClose(of form: WindowForm) {
    let isMain = main?.form.role == .single && form.role == .single && form.id == main?.form.id
    let keepsRunning = openers.contains { $0.form.role != .settings && $0.isOpen() }
    if isMain || !keepsRunning { closeWindows() }
  }

  /// Asks the windows of all scenes to close.
  package func closeWindows() { for opener in openers { opener.close(nil) } }

  /// Opens one more window of the first scene; nil where that has just one.
  static var newWindow: (() -> Void)? {
    guard let main = current?.main, main.form.role == .group, main.documents == nil else { return nil }
    return { main.open(nil) }
  }

  /// The key of the first scene's own for one more window.
  static var mainShortcut: KeyboardShortcut? { current?.main?.form.shortcut }

  /// The scenes besides the first of which any number of windows can be opened.
  static var otherGroups: [WindowOpener] {
    guard let current else { return [] }
    let isMainGroup = current.main?.form.role == .group
    return Array(
      current.openers.filter { $0.form.role == .group && $0.form.valueType == nil }.dropFirst(isMainGroup ? 1 : 0)
        .filter { $0.documents == nil })
  }

  /// The scenes with just one window.
  static var singleWindows: [WindowOpener] { current?.openers.filter { $0.form.role == .single } ?? [] }

  /// The name under which a scene keeps its windows' values: the one that it wants, with a number if a scene before it has
  /// that one.
  func uniqueName(_ wanted: String) -> String { UniqueName.of(wanted) { names.insert($0).inserted } }

  /// How windows with an id are opened; the first scene of that id counts.
  static func opener(id: String) -> WindowOpener? {
    found(of: id, "with the id '\(id)'") { $0.id == id }
  }

  /// How windows for values of a type are opened, in the first scene that has such, or in that with an id.
  static func opener(id: String? = nil, for type: Any.Type) -> WindowOpener? {
    let suffix = id.map { " and with the id '\($0)'" } ?? ""
    return found(of: "\(id ?? "")-\(type)", "for values of the type \(type)\(suffix)") {
      $0.valueType == type && (id == nil || $0.id == id)
    }
  }

  /// How the settings are opened.
  static func settings() -> WindowOpener? { found(of: "Settings", "with settings") { $0.role == .settings } }

  /// Whether there is a scene with settings.
  static var hasSettings: Bool { current?.openers.contains { $0.form.role == .settings } == true }

  private static func found(
    of place: String, _ description: String, where isWanted: (WindowForm) -> Bool
  ) -> WindowOpener? {
    if let opener = current?.openers.first(where: { isWanted($0.form) }) { return opener }
    Diagnostics.report(.unknownWindow, place: place, "no scene has windows \(description)")
    return nil
  }

  var gtkApplication: UnsafeMutablePointer<GtkApplication>? {
    application.map { $0.object.cast() }
  }

  package func insert(_ leaf: any LeafNode, after previous: (any LeafNode)?) {}
  package func move(_ leaf: any LeafNode, after previous: (any LeafNode)?) {}
  package func remove(_ leaf: any LeafNode) {}
  package func makeElement(for island: Island) -> any IslandElement {
    fatalError("a scene shows windows, and no other views: give it a WindowGroup")
  }

  package func willEvaluate() {}
  package func layoutDidChange() {}
  package func convert(_ frame: CGRect, to other: (any LeafHolder)?) -> CGRect { frame }
  package var willLayOut: Bool { false }
  package func effectsWait() {}
}
