import Foundation

/// An X server without a screen that ends with its last client.
struct VirtualServer {
  /// The name of its display, such as `:7`.
  let display: String
  private let process: pid_t

  /// Starts an Xvfb and learns the number of its display.
  static func start() throws(PrivateDisplayError) -> VirtualServer {
    try start(["Xvfb", "-screen", "0", "1280x1024x24"], otherwise: .notInstalled)
  }

  /// Starts a server of a kind that may not be installed, or not all of it that it needs.
  static func start(
    _ command: [String], otherwise failure: PrivateDisplayError, unanswered: PrivateDisplayError = .noAnswer
  ) throws(PrivateDisplayError) -> VirtualServer {
    guard let (own, other) = ChildProgram.connection() else { throw .noAnswer }
    defer { close(own) }
    guard let process = spawn(command, writingTo: other) else { throw failure }
    guard let number = ChildProgram.readLine(from: own) else {
      ChildProgram.end(process)
      throw unanswered
    }
    return VirtualServer(display: ":\(number)", process: process)
  }

  /// Ends a server that has never had a client, and so would stay.
  func end() { ChildProgram.end(process) }

  /// The server writes its number to descriptor 3; what it says otherwise is of no interest.
  private static func spawn(_ command: [String], writingTo end: Int32) -> pid_t? {
    let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer {
      close(nowhere)
      close(end)
    }
    return ChildProgram.start(
      command + ["-displayfd", "3", "-dpi", "96", "-nolisten", "tcp", "-terminate"],
      descriptors: [nowhere, nowhere, nowhere, end])
  }
}
