/// What kept input from being sent.
public enum XInputError: Error, Equatable, CustomStringConvertible {
  /// The program that sends input is not installed.
  case notInstalled
  /// The private display has no touch screen.
  case noTouchScreen
  /// GTK uses the user's display, which tests leave alone.
  case notPrivate
  /// The widget is in no visible window.
  case notVisible(String)
  /// The point lies outside the window.
  case outside(String)
  /// The program complained, or did not answer.
  case failed(String)

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .notInstalled: "xdotool is not installed; on Debian: apt-get install xdotool"
    case .noTouchScreen: "the private display has no touch screen: run the tests with GRAFT_TOUCH_SCREEN=yes"
    case .notPrivate: "input is sent on the private display only: call PrivateDisplay.start() before GTK is used"
    case .notVisible(let type): "the \(type) is in no window that is shown"
    case .outside(let place): "the point \(place) lies outside the window"
    case .failed(let message): "input failed: \(message)"
    }
  }
}
