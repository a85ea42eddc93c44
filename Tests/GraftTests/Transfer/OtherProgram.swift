import Foundation
import GraftTesting
import TestSupport
import Testing

/// A program beside the tests that knows nothing of the library, on their display: it has files and text to drag away, and
/// takes texts and pictures.
@MainActor
final class OtherProgram {
  /// The places in its window, from the left.
  enum Area: Int { case file, text, target }

  private let socket: Int32
  private let process: pid_t
  private var bytes: [UInt8] = []
  private var window: UInt = 0

  /// Starts it with the path of a file and a text, and waits for its window.
  init(file: String = "/", text: String = "") async throws {
    let (own, other) = try #require(ChildProgram.connection())
    defer { close(other) }
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("OtherProgram")
    socket = own
    process = try #require(ChildProgram.start([program.path, file, text], descriptors: [other, other, other]))
    await Turn.until(for: .seconds(60)) { !lines.isEmpty }
    window = try #require(lines.first?.split(separator: " ").last.flatMap { UInt($0) })
  }

  /// Ends it.
  func end() {
    close(socket)
    ChildProgram.end(process)
  }

  /// A place in its window, by the middle.
  func place(_ area: Area) -> InputTarget {
    InputTarget(window: window, at: CGPoint(x: 50 + 100 * area.rawValue, y: 50))
  }

  /// What it has told of drags, when that is so many lines or nothing more comes.
  func told(_ count: Int) async -> [String] {
    await Turn.until(for: .seconds(10)) { lines.count > count }
    return Array(lines.dropFirst())
  }

  /// Whether a drag has come over the place where it takes something.
  var sees: Bool { lines.last == "over" }

  private var lines: [String] {
    var more = [UInt8](repeating: 0, count: 4096)
    while case let count = recv(socket, &more, more.count, Int32(MSG_DONTWAIT)), count > 0 {
      bytes += more[..<count]
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
