import CGraftTesting
import Foundation

/// Helper programs that end by themselves when this process is gone, however it ends.
package enum ChildProgram {
  /// Starts a program that is found on the path and sees just these descriptors, numbered from 0.
  /// Returns nil when there is no such program.
  package static func start(_ command: [String], descriptors: [Int32]) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, own) in zip(Int32(0)..., descriptors) { posix_spawn_file_actions_adddup2(&actions, own, number) }
    // A pipe of the test runner that stays open in a child would keep the runner waiting.
    graft_testing_close_from(&actions, Int32(descriptors.count))
    let arguments = command.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process = pid_t()
    return posix_spawnp(&process, command[0], &actions, nil, arguments, environ) == 0 ? process : nil
  }

  /// Makes two ends of a connection, of which a child sees just what `start` gives it. Returns nil when none is left.
  ///
  /// Sockets and no pipes: sending to a program that has ended is then an error and not a signal.
  package static func connection() -> (own: Int32, other: Int32)? {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    return socketpair(AF_UNIX, kind, 0, &ends) == 0 ? (ends[0], ends[1]) : nil
  }

  /// Ends a program that does not do so by itself.
  package static func end(_ process: pid_t) {
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  /// Reads one line without its end; nil when the program has ended or is silent for 10 seconds.
  static func readLine(from descriptor: Int32) -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while isReadable(descriptor), read(descriptor, &byte, 1) == 1 {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }

  /// Whether there is something to read within 10 seconds.
  static func isReadable(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 10_000) == 1
  }
}
