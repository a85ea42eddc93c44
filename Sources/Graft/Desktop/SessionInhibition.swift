import CGTK
import GTKSupport
import ViewGraph

/// What a program can ask the user's session not to do for a while. As GTK documents `GtkApplicationInhibitFlags`.
public struct SessionInhibition: OptionSet, Hashable, Sendable {
  /// GTK's flags.
  public let rawValue: UInt32

  /// A set by GTK's flags.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// End, at the user's wish.
  public static let logout = SessionInhibition(rawValue: GTK_APPLICATION_INHIBIT_LOGOUT.rawValue)
  /// Go over to another user.
  public static let userSwitch = SessionInhibition(rawValue: GTK_APPLICATION_INHIBIT_SWITCH.rawValue)
  /// Suspend the machine.
  public static let suspend = SessionInhibition(rawValue: GTK_APPLICATION_INHIBIT_SUSPEND.rawValue)
  /// Take the user for away, and lock or darken the screen.
  public static let idle = SessionInhibition(rawValue: GTK_APPLICATION_INHIBIT_IDLE.rawValue)
}

/// Keeps the session from doing something, for as long as the object is there.
///
/// Imperative code keeps it beside what it protects; views have `inhibits(_:reason:while:)`. It asks the session of the program's
/// application, which has an application identifier; without one this is reported, as the session is asked nothing. Desktops may
/// leave the wish unheard: then nothing is kept from anything. As GTK documents `gtk_application_inhibit`; claims AC5 and
/// AC12.
@MainActor
public final class SessionInhibitor {
  private let application: ObjectReference?
  private var cookie: guint = 0

  /// Keeps the session from doing something, for a reason that the user may be told, as of a window.
  public init(_ what: SessionInhibition, reason: String, in window: Widget? = nil) {
    let running = what.isEmpty ? nil : ProgramApplication.running
    application = running?.reference
    guard !what.isEmpty else { return }
    guard let running, running.hasIdentifier, let program = running.gtkApplication else {
      Self.reportUnknownProgram(reason)
      return
    }
    let window = window.flatMap { Self.shownWindow(of: $0) }
    let flags = GtkApplicationInhibitFlags(what.rawValue)
    cookie = gtk_application_inhibit(program, window, flags, CText.shown(reason))
  }

  /// Whether the desktop has heard the wish.
  public var isHeard: Bool { cookie != 0 }

  /// Lets the session do it again, at once.
  public func end() {
    if let application, cookie != 0 { gtk_application_uninhibit(application.object.cast(), cookie) }
    cookie = 0
  }

  isolated deinit { end() }

  /// GTK would hand the session no name.
  private static func reportUnknownProgram(_ reason: String) {
    Diagnostics.report(
      .unaskedSession, place: reason,
      "the session is not asked to wait ('\(reason)'): the program has no application with an identifier")
  }

  /// A window that is not realised is unknown to the desktop.
  private static func shownWindow(of widget: Widget) -> UnsafeMutablePointer<GtkWindow>? {
    guard let window = widget.window, gtk_widget_get_realized(window) != 0 else { return nil }
    return window.cast()
  }
}
