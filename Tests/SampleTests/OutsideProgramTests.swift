import Foundation
import TestSupport
import Testing

/// A program as it is from outside of its process: for assistive technologies, and for a desktop that starts it.
@Suite(.serialized)
struct OutsideProgramTests {
  /// A bus of its own, and what reads windows by it: `.ci/run` installs them, and nobody who only runs the tests needs them.
  private static let isReadable =
    ["/usr/bin/dbus-run-session", "/usr/bin/Xvfb", "/usr/libexec/at-spi-bus-launcher", "/usr/bin/python3"]
    .allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
    && FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/gi/__init__.py")

  @Test(
    "AX18 WI9 what is shown is read and used from outside, and a program ends with its last window and all it does then",
    .enabled(if: isReadable))
  func reading() async throws { #expect(try await run() == ["read and used from outside"]) }

  @Test("AX8 what a view offers is done from outside, by the name that the program gives", .enabled(if: isReadable))
  func actions() async throws { #expect(try await run("--actions") == ["read and used from outside"]) }

  @Test(
    "AC4 AC5 the desktop is told, the user's choice there reaches the program, and it ends with the session",
    .enabled(if: isReadable))
  func desktop() async throws { #expect(try await run("--desktop") == ["the desktop was told"]) }

  @Test(
    "AC9 the session bus starts the program for what it is to do, an action of a view too, in one window",
    .enabled(if: isReadable))
  func bus() async throws { #expect(try await run("--bus") == ["the bus has started it"]) }

  @Test(
    "a scene that takes command lines is told those of all starts, whose statuses it answers", .enabled(if: isReadable))
  func words() async throws { #expect(try await run("--words") == ["the words were taken"]) }

  @Test(
    "a program with a GtkApplication of its own tells the desktop the same, and hands files to views",
    .enabled(if: isReadable))
  func imperative() async throws { #expect(try await run("--imperative") == ["the desktop was told"]) }

  /// Uses the program, and returns what is said at the end.
  private func run(_ options: String...) async throws -> [String] {
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "OutsideProgram")
    let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "OutsideProgram/use.py")
    let run = try await SampleProgram.run(URL(filePath: "/usr/bin/python3"), [script.path, program.path] + options)
    #expect(run.status == 0, "\(run.output.joined(separator: "\n")) \(run.errors)")
    return run.output
  }
}
