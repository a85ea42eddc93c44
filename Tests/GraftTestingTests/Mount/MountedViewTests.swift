import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Windows for tests: what closing finds, and pictures.
@Suite(.gtk) @MainActor
struct MountedViewTests {
  @Test("closing names no widget when nothing is kept")
  func closeWithoutLeak() async throws {
    let mounted = try await MountedView(Tally())
    try await mounted.root.find(role: .button).click()
    #expect(await mounted.close() == [])
    #expect(await mounted.close() == [])
  }

  @Test("closing names the widgets that somebody keeps")
  func closeNamesLeaks() async throws {
    let mounted = try await MountedView(Tally())
    let label = try mounted.root.find(role: .label, text: "0")
    #expect(await mounted.close() == ["left alive: GraftText"])
    #expect(label.text == "0")
    let other = try await MountedView(Tally())
    let button = try other.root.find(role: .button).widget
    #expect(await other.close().contains("left alive: GtkButton"))
    #expect(button.typeName == "GtkButton")
  }

  @Test("a window has the size that it is given, or that of its content")
  func sizeOfWindow() async throws {
    let sized = try await MountedView(Text("a"), size: CGSize(width: 123, height: 77))
    #expect(sized.root.all.first?.frame == CGRect(x: 0, y: 0, width: 123, height: 77))
    let own = try await MountedView(Text("a").frame(width: 50, height: 40).padding(5))
    #expect(own.root.all.first?.frame == CGRect(x: 0, y: 0, width: 60, height: 50))
  }

  @Test("an assigned root view is shown after settling, and not before")
  func assignedRootView() async throws {
    let mounted = try await MountedView(Text("a"))
    mounted.rootView = Text("b")
    #expect(mounted.root.texts == ["a"])
    await Settling.settle()
    #expect(mounted.root.texts == ["b"])
  }

  @Test("a picture has the same bytes twice, and others when something else is shown")
  func pictureIsReproducible() async throws {
    let first = try await picture(of: MountedView(Tally()))
    let mounted = try await MountedView(Tally())
    let second = try picture(of: mounted)
    #expect(first.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(first == second)
    #expect(try picture(of: mounted) == second)
    mounted.rootView = Tally()
    try await mounted.root.find(role: .button).click()
    #expect(try picture(of: mounted) != second)
  }

  @Test("a picture that cannot be written is an error")
  func pictureThatCannotBeWritten() async throws {
    let mounted = try await MountedView(Text("a"))
    let error = try #require(throws: WidgetQueryError.self) {
      try mounted.root.writePicture(to: "/nonexistent/picture.png")
    }
    #expect(error.description == "no picture could be written to /nonexistent/picture.png")
  }

  private func picture(of mounted: MountedView<Tally>) throws -> Data {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try mounted.root.writePicture(to: file.path)
    return try Data(contentsOf: file)
  }
}
