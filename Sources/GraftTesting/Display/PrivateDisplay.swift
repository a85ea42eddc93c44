import CGTK
import CGraftTesting
import Foundation
import GTKSupport

/// What kept the private display from starting.
public enum PrivateDisplayError: Error, CustomStringConvertible {
  /// The X server's program is not installed.
  case notInstalled
  /// The X server that has a touch screen is not installed, or its drivers are not.
  case noTouchScreen
  /// The X server did not say which display it serves.
  case noAnswer
  /// GTK uses another display already.
  case otherDisplay(String)
  /// GTK did not accept the display.
  case refused

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .notInstalled: "Xvfb is not installed; on Debian: apt-get install xvfb"
    case .noTouchScreen:
      "Xorg with a touch screen is not installed; on Debian: apt-get install xserver-xorg-core xserver-xorg-video-dummy"
    case .noAnswer: "the X server was started but did not answer"
    case .otherDisplay(let name): "GTK was initialised on the display \(name) before the private one was started"
    case .refused: "GTK could not open the private display"
    }
  }
}

/// An X server of the process's own, without a screen, for tests and headless programs.
///
/// Whatever display the user has is left alone. The server ends with the process, however it ends.
@MainActor
public enum PrivateDisplay {
  /// Whether GTK uses the private display.
  public private(set) static var isRunning = false

  /// Whether the display is one with a touch screen, as `GRAFT_TOUCH_SCREEN=yes` in the environment asks for. It is
  /// served by Xorg then, and otherwise by Xvfb, which has none.
  public nonisolated static let hasTouchScreen = ProcessInfo.processInfo.environment["GRAFT_TOUCH_SCREEN"] == "yes"

  /// Starts the server, sets up an environment in which pictures are the same every time, and initialises GTK.
  ///
  /// Again is no harm. Takes about a seventh of a second.
  public static func start() throws(PrivateDisplayError) {
    guard !isRunning else { return }
    guard gtk_is_initialized() == 0 else { throw .otherDisplay(currentDisplayName()) }
    let server = try hasTouchScreen ? TouchServer.start() : VirtualServer.start()
    FixedEnvironment.apply(display: server.display)
    guard gtk_init_check() != 0 else {
      server.end()
      throw .refused
    }
    MainLoop.initializeGTK()
    FixedEnvironment.applySettings()
    ProcessEnd.parkMainThread()
    isRunning = true
  }

  /// Gives all windows of the display another scale: how many dots of the screen are a pixel. At the start it is 1, to
  /// which a test sets it back.
  public static func setScale(_ scale: Int) { graft_testing_set_display_scale(Int32(clamping: scale)) }

  private static func currentDisplayName() -> String {
    gdk_display_get_default().map { String(cString: gdk_display_get_name($0)) } ?? "none"
  }
}
