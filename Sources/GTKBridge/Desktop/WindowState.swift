import CGTK
import GTKSupport
import ViewGraph

/// What the hosts in one window inherit of it: the classes of its size, its phase and scale, and how it is closed.
@MainActor
final class WindowState {
  private static var states: [UnsafeMutablePointer<GtkWindow>: WeakState] = [:]

  private struct WeakState {
    weak var state: WindowState?
  }

  private let environment = WindowEnvironment()
  var scope: EnvironmentScope { environment.scope }

  /// Has the window's values come on top of those of the scene whose window it is.
  func inherit(from scene: EnvironmentScope) { environment.inherit(from: scene) }

  private var values = WindowReading()
  private let handlers = HandlerGroup()
  private let focus: FocusMoves
  /// How often the user or the program has moved the focus in the window.
  var focusMoves: Int { focus.count }
  /// Writes what the program gives the hosts in a window of its own.
  private var give: ((inout EnvironmentValues) -> Void)?
  /// Nil once the window has gone.
  private var dismissal: DismissibleWindow?
  /// Whether the window was closed. Somebody may hold it all the same, with the hosts in it.
  private(set) var hasGone = false

  /// The state of the window around a widget, made for the first host in it.
  static func around(_ widget: UnsafeMutablePointer<GtkWidget>) -> WindowState? {
    guard let window = Widget(widget).window?.cast(to: GtkWindow.self) else { return nil }
    if let known = states[window]?.state { return known }
    let state = WindowState(window)
    states[window] = WeakState(state: state)
    // Known by now, as its phase counts in that of the program.
    state.publish()
    return state
  }

  /// The highest phase of all windows with hosts.
  static var applicationPhase: ScenePhase { states.values.compactMap { $0.state?.values.phase }.max() ?? .background }

  private init(_ window: UnsafeMutablePointer<GtkWindow>) {
    focus = FocusMoves(in: window, handlers)
    // This ends no later than the window is destroyed, and is asked for nothing any more then.
    dismissal = DismissibleWindow { [weak self] in
      if self?.dismissal != nil { gtk_window_close(window) }
    }
    handlers.collect {
      for signal in ["notify::is-active", "notify::scale-factor", "map", "unmap"] {
        Signals.connect(window, signal, after: true) { [weak self] in self?.read(window) }
      }
      Signals.connect(window, "realize", after: true) { [weak self] in self?.followSurface(of: window) }
      Signals.connect(window, "destroy") { [weak self] in self?.windowHasGone(window) }
    }
    ClosedWindows.observe(window) { [weak self] in self?.windowHasGone(window) }
    followSurface(of: window)
    values = WindowReading(of: window)
  }

  isolated deinit { handlers.disconnectAll() }

  private func followSurface(of window: UnsafeMutablePointer<GtkWindow>) {
    guard let surface = gtk_native_get_surface(window.cast()) else { return }
    handlers.collect {
      // After GTK has given the window its size. A cycle now comes before the frame is painted; what the layout itself has made
      // due comes when it is done.
      Signals.connect(surface, "layout", after: true) { [weak self] in
        if self?.read(window) == true { UpdateScheduler.shared.run() }
      }
      Signals.connect(surface, "notify::state") { [weak self] in self?.read(window) }
    }
  }

  private func windowHasGone(_ window: UnsafeMutablePointer<GtkWindow>) {
    guard !hasGone else { return }
    hasGone = true
    handlers.disconnectAll()
    WindowState.states[window] = nil
    values.phase = .background
    dismissal = nil
    publish()
    LiveHosts.windowHasGone(self)
  }

  /// Tells whether anything is another.
  @discardableResult
  private func read(_ window: UnsafeMutablePointer<GtkWindow>) -> Bool {
    let read = WindowReading(of: window)
    guard read != values else { return false }
    let wasSeen = isSeen
    values = read
    publish()
    if isSeen != wasSeen { LiveHosts.windowDidChange(self) }
    return true
  }

  /// Whether the window is shown, and not minimised.
  var isSeen: Bool { values.phase != .background }

  private func publish() {
    environment.set { [values, dismissal, give] in
      values.write(&$0)
      $0.dismiss = DismissAction(window: dismissal)
      give?(&$0)
    }
    DesktopSettings.read()
    ProgramPhase.windowDidChange()
  }

  fileprivate func give(_ give: @escaping (inout EnvironmentValues) -> Void) {
    self.give = give
    publish()
  }
}

/// What a program gives the hosts in a window of its own, for as long as this or a host is there.
@MainActor
package struct WindowGift {
  private let state: WindowState

  /// Gives values to the hosts in a window, those that come later too. Nil where the widget is in no window.
  package init?(in window: Widget, _ give: @escaping (inout EnvironmentValues) -> Void) {
    guard let state = WindowState.around(window.widgetObject) else { return nil }
    self.state = state
    state.give(give)
  }
}
