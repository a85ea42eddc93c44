import Foundation

/// The one `xdotool` of the process, which reads commands from us for as long as we live.
///
/// A new one for each command would take 100 times as long.
@MainActor
final class InputTool {
  private static var current: InputTool?

  private let socket: Int32
  private let process: pid_t

  /// Runs a line of commands, and returns when the server has done them. Throws what `xdotool` says of them.
  static func run(_ commands: String) throws(XInputError) {
    let tool = if let current { current } else { try InputTool() }
    let (complaints, isAnswered) = tool.complaints(of: commands)
    // One that does not answer is ended, and the next command starts another.
    current = isAnswered ? tool : nil
    guard isAnswered else { throw .failed((complaints + ["no answer to: \(commands)"]).joined(separator: "\n")) }
    guard complaints.isEmpty else { throw .failed(complaints.joined(separator: "\n")) }
  }

  /// Moves the pointer where no window is, so that a test finds nothing under it; before any input it is there. A finger takes it
  /// along.
  static func park() {
    if current != nil || TouchScreen.current?.isTouched == true { try? run("mousemove 1279 1023") }
  }

  private init() throws(XInputError) {
    guard let (own, other) = ChildProgram.connection() else { throw .failed("there is no socket left") }
    let process = ChildProgram.start(["xdotool", "-"], descriptors: [other, other, other])
    close(other)
    guard let process else {
      close(own)
      throw .notInstalled
    }
    socket = own
    self.process = process
  }

  isolated deinit {
    close(socket)
    ChildProgram.end(process)
  }

  /// The pointer's place is asked for last: the server's answer to that shows that it has done all before.
  private func complaints(of commands: String) -> (complaints: [String], isAnswered: Bool) {
    let script = commands + "\ngetmouselocation\n"
    send(socket, script, script.utf8.count, Int32(MSG_NOSIGNAL))
    var complaints: [String] = []
    while let line = ChildProgram.readLine(from: socket) {
      if line.hasPrefix("x:") { return (complaints, true) }
      complaints.append(line)
    }
    return (complaints, false)
  }
}
