import CGTK
import Foundation
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

@testable import Graft

/// What the desktop hands to a program.
@Suite(.gtk) @MainActor
struct OpenedURLTests {
  private let log = Log()
  private let address = URL(string: "counter://add?by=2")!

  private func receiver(_ name: String) -> some View {
    let log = log
    return Text(name).onOpenURL { log.note("\(name): \($0.absoluteString)") }
  }

  @Test("WI19 URLs go to the window that was active last, where each view that wants them gets each once")
  func activeWindow() async throws {
    let program = try await MountedScenes(Two(first: receivers, second: receiver("second")))
    await program.open(address)
    #expect(log.entries == ["outer: counter://add?by=2", "inner: counter://add?by=2"])
    try await program.window("First").find(role: .button, name: "open").click()
    await program.open(address, URL(filePath: "/tmp/a file"))
    #expect(log.entries.dropFirst(2) == ["second: counter://add?by=2", "second: file:///tmp/a%20file"])
  }

  private var receivers: some View {
    VStack {
      receiver("outer")
      receiver("inner")
      OpenButton(id: "second")
    }
  }

  private struct Two<First: View, Second: View>: Scene {
    let first: First
    let second: Second

    var body: some Scene {
      WindowGroup("First") { first }
      Window("Second", id: "second") { second }
    }
  }

  private struct OpenButton: View {
    let id: String
    @Environment(\.openWindow) private var openWindow

    var body: some View { Button("open") { openWindow(id: id) } }
  }

  @Test("WI19 where no window is open, a first one is opened and gets them")
  func noWindow() async throws {
    let program = try await MountedScenes(WindowGroup("Group") { receiver("group") })
    try await ShownScenes.close("Group")
    await Settling.settle()
    #expect(program.windows.isEmpty)
    await program.open(address)
    #expect(log.entries == ["group: counter://add?by=2"])
    #expect(program.windows.count == 1)
  }

  @Test("WI19 what nobody receives is reported, and opens no window")
  func nobody() async throws {
    let program = try await MountedScenes(WindowGroup("Deaf") { Text("deaf") })
    await program.open(address)
    #expect(Diagnostics.recorded.map(\.kind) == [.unreceivedURL])
    Diagnostics.removeAll()
    #expect(program.windows.count == 1)
  }

  @Test("WI19 of a command line, addresses and what a desktop's bus says are for GLib, and all else is the program's")
  func commandLine() {
    let words = ProgramRun.words(of: [
      "counter", "--gapplication-service", "counter://add", "--headless", "file:///tmp/a", "/tmp/b", "C:/d",
      "mailto:a@b", "-x:y",
    ])
    #expect(
      words == ["counter", "--gapplication-service", "counter://add", "file:///tmp/a", "mailto:a@b"])
  }
}
