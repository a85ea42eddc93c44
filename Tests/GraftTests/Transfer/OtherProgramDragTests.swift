import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What is dragged from another program and to one.
@Suite(.gtk) @MainActor
struct OtherProgramDragTests {
  private let fixture = DragFixture()
  private static let size = CGSize(width: 400, height: 200)

  /// Drags out of the other program onto the label with a text, when its destination is targeted.
  private func drag(
    _ area: OtherProgram.Area, of other: OtherProgram, to label: String, in root: WidgetQuery
  ) async throws {
    let end = try InputTarget(root.find(role: .label, text: label).widget)
    let log = fixture.log
    try await XInput.dragAndDrop(from: other.place(area), to: end) { log.entries.last == "\(label) true" }
  }

  /// Drags the source out of the window into the other program.
  private func drag(out root: WidgetQuery, to other: OtherProgram) async throws {
    let start = try InputTarget(root.find(role: .label, text: "source").widget)
    try await XInput.dragAndDrop(from: start, to: other.place(.target)) { other.sees }
  }

  @Test("DD6 a file and a text of another program arrive as a URL that can be read, and as String")
  func inwards() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("a \(UUID().uuidString).txt")
    try Data("read".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let other = try await OtherProgram(file: file.path, text: "Grüße")
    defer { other.end() }
    let (fixture, log) = (fixture, fixture.log)
    let mounted = try await MountedView(
      VStack(spacing: 50) {
        fixture.target("texts", String.self)
        Text("files").frame(width: 100, height: 50).dropDestination(for: URL.self) { urls, _ in
          log.note("files \(urls.map(\.isFileURL)) \((try? String(contentsOf: urls[0], encoding: .utf8)) ?? "unread")")
          return true
        } isTargeted: {
          log.note("files \($0)")
        }
      }, size: Self.size)
    try await drag(.file, of: other, to: "files", in: mounted.root)
    #expect(try await fixture.entries(3) == ["files true", "files false", "files [true] read"])
    try await drag(.text, of: other, to: "texts", in: mounted.root)
    #expect(try await fixture.entries(3) == ["texts true", "texts false", #"texts ["Grüße"] middle"#])
    #expect(await other.told(2) == ["taken", "taken"])
  }

  @Test("DD6 text and pictures that are dragged out arrive in another program")
  func outwards() async throws {
    let other = try await OtherProgram()
    defer { other.end() }
    let text = try await MountedView(Text("source").draggable("Grüße"), size: Self.size)
    try await drag(out: text.root, to: other)
    #expect(await other.told(2) == ["over", "text Grüße"])
    await text.close()
    let image = Image(size: CGSize(width: 30, height: 20)) {
      $0.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 20)), with: .color(.red))
    }
    let picture = try await MountedView(Text("source").draggable(image), size: Self.size)
    try await drag(out: picture.root, to: other)
    #expect(await other.told(4) == ["over", "text Grüße", "over", "picture 30 x 20"])
  }

  @Test(
    "DD2 whoever drags is told whether the drop has done something, as the action answers",
    arguments: [(true, "taken"), (false, "not taken")])
  func answers(isDone: Bool, told: String) async throws {
    let other = try await OtherProgram(text: "value")
    defer { other.end() }
    let log = fixture.log
    let mounted = try await MountedView(
      Text("target").frame(width: 100, height: 50).dropDestination(for: String.self) { items, _ in
        log.note("\(items)")
        return isDone
      } isTargeted: {
        log.note("target \($0)")
      }, size: Self.size)
    try await drag(.text, of: other, to: "target", in: mounted.root)
    #expect(await other.told(1) == [told])
    #expect(log.take() == ["target true", "target false", #"["value"]"#])
  }
}
