import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A window of the program's own, for the hosts in it: what views have of a window of a scene, in parts that the program takes.
///
/// ```swift
/// let hosting = HostWindow(window, sessionName: "editor")
/// window["titlebar"] = hosting.headerBar
/// gtk_box_append(box, GtkHostingWidget(rootView: EditorPane()).widgetPointer)
/// ```
///
/// It counts for all hosts in the window. A view that had shown a bar at its own top begins anew in a window that has one, so make
/// it before the hosts. Keep it while the window is there; it does not keep the window. Main thread only. Claims AC11 and AC13.
@MainActor
public final class HostWindow {
  private let window: ObjectWatch
  private let bar = WindowBar()
  private let receivers = NodeEntries<URLReceiver>()
  private let gift: WindowGift?
  /// The name under which the window is kept from one run of the program to the next; nil where it is not. It is the one that was
  /// asked for, with a number where another window has that one.
  public let sessionName: String?

  /// The windows that were open when the program ended, by their session names, in the order in which they were opened: the program
  /// opens them anew. Empty where the user had closed all of them, and at a first start.
  ///
  /// Open are those that are visible when the application emits `shutdown`, as after `g_application_quit`, or when the process
  /// ends. A window that the program closes before it ends is as one that the user has closed.
  public static var lastSession: [String] { HostSession.program.last }

  /// A `GtkWindow` with hosts, or that will have some. Stops where the widget is none.
  ///
  /// With a session name the window gets the size that the user has left it with, in place of its default size, and the
  /// `@SceneStorage` of its views is found again. What else a window is for, as the path of a document, may be said in the name.
  /// Make it before the window is shown. What is kept is in the user's data directory, in a folder of the program's name.
  public convenience init(_ window: Widget, sessionName: String? = nil) {
    self.init(window, sessionName: sessionName, in: sessionName == nil ? nil : .program)
  }

  init(_ window: Widget, sessionName: String?, in session: HostSession?) {
    GraftRuntime.start()
    self.window = ObjectWatch(window)
    guard window.isA(gtk_window_get_type()) else {
      self.sessionName = nil
      gift = Fault.found("a \(window.typeName) is no window for hosts: that is a GtkWindow", goingOnWith: nil)
      return
    }
    let scene = sessionName.flatMap { name in session.map { (name: $0.keep(window.cast(), as: name), file: $0.file) } }
    self.sessionName = scene?.name
    gift = WindowGift(in: window) { [bar, receivers] in
      $0.windowBar = bar
      $0.urlReceivers = receivers
      if let scene { ($0.sceneName, $0.sceneFile) = scene }
    }
  }

  /// The `GtkHeaderBar` of the views: `toolbar(content:)` and stacks of pages put their items, titles and way back into it. The
  /// program puts it where it belongs, as the title bar; what it puts into it itself is beside that.
  public var headerBar: Widget { bar.widget }

  /// A button for the window that opens its commands as one menu, as at the end of a scene's header bar (MN15). F10 opens it, and
  /// the keys of its items act while it is closed, as long as it is in the window.
  public func menuButton<Content: Commands>(@CommandsBuilder commands: () -> Content) -> Widget {
    GtkHostingWidget(rootView: CommandButton(commands: [AnyView(commands()._commandsView)]))
  }

  /// A bar for the window with its commands as menus (MN15).
  public func menuBar<Content: Commands>(@CommandsBuilder commands: () -> Content) -> Widget {
    GtkHostingWidget(rootView: CommandBar(commands: [AnyView(commands()._commandsView)]))
  }

  /// Hands URLs to the views in the window that have `onOpenURL(perform:)`, and brings the window to the front, once pending
  /// updates are done: what the signal `open` of the program's application asks for. Where no view receives them this is reported.
  public func open(_ urls: [URL]) {
    if !urls.isEmpty { UpdateScheduler.shared.afterUpdates { [self] in handOver(urls) } }
  }

  private func handOver(_ urls: [URL]) {
    let receivers = receivers.all
    if receivers.isEmpty { return URLReceiver.reportNobody(for: urls) }
    if let window = window.object { gtk_window_present(window.object.cast()) }
    for url in urls { for receiver in receivers { receiver.receive(url) } }
  }
}
