import Foundation

/// Starts an Xvfb and learns the number of its display.
enum VirtualServer {
  /// Returns the name of the new display, such as `:7`.
  static func start() throws(PrivateDisplayError) -> String {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .noAnswer }
    defer { close(ends[0]) }
    let status = spawn(writingTo: ends[1], closing: ends[0])
    close(ends[1])
    guard status == 0 else { throw .notInstalled }
    guard let number = readLine(from: ends[0]) else { throw .noAnswer }
    return ":\(number)"
  }

  /// The server writes its number to descriptor 3 and ends with its last client (`-terminate`).
  private static func spawn(writingTo end: Int32, closing other: Int32) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The reading end may itself be 3, so it is closed before 3 is taken.
    posix_spawn_file_actions_addclose(&actions, other)
    posix_spawn_file_actions_adddup2(&actions, end, 3)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let arguments =
      "Xvfb -displayfd 3 -screen 0 1280x1024x24 -dpi 96 -nolisten tcp -terminate"
      .split(separator: " ").map { strdup(String($0)) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process = pid_t()
    return posix_spawnp(&process, "Xvfb", &actions, nil, arguments, environ)
  }

  private static func readLine(from descriptor: Int32) -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while read(descriptor, &byte, 1) == 1, byte != UInt8(ascii: "\n") { bytes.append(byte) }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
