import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import TestSupport
import Testing

/// What is dragged from others and to others, and what goes wrong.
@Suite(.gtk) @MainActor
struct ForeignDragTests {
  private let fixture = DragFixture()
  private static let size = CGSize(width: 400, height: 200)

  /// What is told of a drag of others onto a target that takes values of a type.
  private func drop<Value: Transferable>(
    _ source: some View, named name: String = "foreign", on type: Value.Type, entries: Int = 3
  ) async throws -> [String] {
    let fixture = fixture
    let mounted = try await MountedView(
      HStack(spacing: 50) {
        source
        fixture.target("target", type)
      }, size: Self.size)
    try await mounted.label(name).dragAndDrop(to: mounted.label("target"))
    return try await fixture.entries(entries)
  }

  private func diagnosed() async throws -> [Diagnostic.Kind] {
    for _ in 0..<100 where Diagnostics.recorded.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    return Diagnostics.recorded.map(\.kind)
  }

  @Test("DD6 files of a file manager arrive as URLs that can be read, all of them")
  func files() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("a \(UUID().uuidString).txt")
    try Data("read".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let log = fixture.log
    let mounted = try await MountedView(
      HStack(spacing: 50) {
        ForeignSource("text/uri-list", "# two\r\n\(file.absoluteString)\r\nfile:///tmp/other\r\n")
        Text("target").frame(width: 100, height: 50).dropDestination(for: URL.self) { urls, _ in
          log.note("\(urls.map(\.isFileURL)) \((try? String(contentsOf: urls[0], encoding: .utf8)) ?? "unread")")
          return true
        }
      }, size: Self.size)
    try await mounted.label("foreign").dragAndDrop(to: mounted.label("target"))
    #expect(try await fixture.entries(1) == ["[true, true] read"])
  }

  @Test("DD6 text of another program arrives as String")
  func text() async throws {
    #expect(
      try await drop(ForeignSource("text/plain;charset=utf-8", "Grüße"), on: String.self)
        == ["target true", "target false", #"target ["Grüße"] middle"#])
  }

  @Test("DD6 text that is dragged out arrives in GTK's own text fields")
  func outwards() async throws {
    let fixture = fixture
    let mounted = try await MountedView(
      HStack(spacing: 50) {
        fixture.source("value")
        Entry()
      }, size: Self.size)
    let entry = try #require(mounted.root.all.first { $0.widget.typeName == "GtkEntry" })
    try await mounted.label("source").dragAndDrop(to: entry)
    for _ in 0..<100 where entry.widget["text"] == "" { try await Task.sleep(for: .milliseconds(10)) }
    #expect(entry.widget["text"] == "value")
  }

  private struct Entry: GtkWidgetRepresentable {
    func makeGtkWidget(context: Context) -> Widget { Widget(gtk_entry_new()) }
    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
  }

  @Test("DD6 a picture that is dragged out arrives where pictures are taken")
  func pictureOutwards() async throws {
    let log = fixture.log
    let picture = Image(size: CGSize(width: 30, height: 20)) {
      $0.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 20)), with: .color(.red))
    }
    let mounted = try await MountedView(
      HStack(spacing: 50) {
        Text("source").frame(width: 100, height: 50).draggable(picture)
        ForeignPictureTarget(log: log)
      }, size: Self.size)
    try await mounted.label("source").dragAndDrop(to: mounted.label("foreign target"))
    #expect(try await fixture.entries(1) == ["30 x 20"])
  }

  private struct Refusing: Transferable {
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(importedContentType: .utf8PlainText) { (_: Data) -> Refusing in
        throw CocoaError(.coderInvalidValue)
      }
    }
  }

  @Test("DD9 data that cannot be decoded are reported, and the action does not run")
  func undecodable() async throws {
    #expect(
      try await drop(fixture.source("value"), named: "source", on: Refusing.self)
        == ["asked", "target true", "target false"])
    #expect(try await diagnosed() == [.failedTransfer])
  }

  @Test("DD9 text that is no UTF-8 is reported, and the action does not run")
  func notUTF8() async throws {
    let bytes = Data([0x61, 0xFF, 0xFE, 0x62])
    #expect(
      try await drop(ForeignSource("text/plain;charset=utf-8", bytes), on: String.self, entries: 2)
        == ["target true", "target false"])
    #expect(try await diagnosed() == [.failedTransfer])
  }

  private struct Going: View {
    let fixture: DragFixture
    let model: Model

    var body: some View {
      HStack(spacing: 50) {
        if model.hasSource {
          fixture.source("value").offset(y: model.isMoved ? 60 : 0)
        } else {
          Color.clear.frame(width: 100, height: 50)
        }
        if model.hasTarget { fixture.target("target", String.self) }
        Text("end")
      }
    }
  }

  @Observable @MainActor
  final class Model {
    var hasSource = true
    var hasTarget = true
    var isMoved = false
  }

  @Test("DD9 a drag goes on with its value when the view it came from goes")
  func sourceGoes() async throws {
    let model = Model()
    let mounted = try await MountedView(Going(fixture: fixture, model: model), size: Self.size)
    try await mounted.label("source").dragAndDrop(to: mounted.label("target")) {
      model.hasSource = false
      await Settling.settle()
      #expect(throws: (any Error).self) { try mounted.label("source") }
    }
    #expect(try await fixture.entries(4) == ["asked", "target true", "target false", #"target ["value"] middle"#])
  }

  @Test("DD9 a drag goes on with its value when the view it came from moves")
  func sourceMoves() async throws {
    let model = Model()
    let mounted = try await MountedView(Going(fixture: fixture, model: model), size: Self.size)
    let source = try mounted.label("source")
    let top = source.frame.minY
    try await source.dragAndDrop(to: mounted.label("target")) {
      model.isMoved = true
      await Settling.settle()
      #expect(source.frame.minY == top + 60)
    }
    #expect(try await fixture.entries(4) == ["asked", "target true", "target false", #"target ["value"] middle"#])
  }

  @Test("DD9 a destination whose window is closed during a drag over it is not targeted any more, and gets nothing")
  func targetWindowCloses() async throws {
    let fixture = fixture
    let from = try await MountedView(fixture.source("value"), size: Self.size)
    let to = try await MountedView(fixture.target("target", String.self), size: Self.size)
    try await from.label("source").dragAndDrop(to: to.label("target")) {
      await Turn.until(for: .seconds(10)) { fixture.log.entries.last == "target true" }
      let before = fixture.log.take()
      #expect(before.first == "asked" && before.last == "target true")
      await to.close()
      let after = fixture.log.take()
      #expect(after.last == "target false")
      let targeted = (before + after).filter { $0.hasPrefix("target") }
      #expect(targeted.count { $0 == "target true" } == targeted.count { $0 == "target false" })
    }
    #expect(try await fixture.entries(0) == [])
  }

  @Test("DD9 a destination that goes during a drag is told that it is not targeted, and gets nothing")
  func targetGoes() async throws {
    let (model, fixture) = (Model(), fixture)
    let mounted = try await MountedView(Going(fixture: fixture, model: model), size: Self.size)
    let end = try mounted.label("end")
    try await mounted.label("source").dragAndDrop(to: mounted.label("target"), andThen: end) {}
    #expect(fixture.log.take() == ["asked", "target true", "target false"])
    try await mounted.label("source").dragAndDrop(to: mounted.label("target")) {
      model.hasTarget = false
      await Settling.settle()
      #expect(fixture.log.take() == ["asked", "target true", "target false"])
    }
    #expect(try await fixture.entries(0) == [])
  }

  @Test("DD9 a value that cannot become data is reported, and nobody gets it")
  func failingExport() async throws {
    let mounted = try await MountedView(
      HStack(spacing: 50) {
        fixture.source(Failing())
        Entry()
      }, size: Self.size)
    let entry = try #require(mounted.root.all.first { $0.widget.typeName == "GtkEntry" })
    try await mounted.label("source").dragAndDrop(to: entry)
    #expect(try await diagnosed() == [.failedTransfer])
    // GTK tells its text of the end when that has come, even if the text is gone by then.
    await Settling.rest()
    #expect(entry.widget["text"] == "")
  }

  private struct Failing: Transferable {
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .utf8PlainText) { (_: Failing) -> Data in
        throw CocoaError(.fileReadNoSuchFile)
      }
    }
  }

  @Test("DD9 a window that is closed during a drag out of it ends without harm")
  func windowCloses() async throws {
    let fixture = fixture
    let from = try await MountedView(fixture.source("value"), size: Self.size)
    let to = try await MountedView(fixture.target("target", String.self), size: Self.size)
    try await from.label("source").dragAndDrop(to: to.label("target")) { await from.close() }
    let told = try await fixture.entries(1)
    await to.close()
    let all = told + fixture.log.take()
    #expect(all.first == "asked")
    #expect(all.count { $0 == "target true" } == all.count { $0 == "target false" })
  }
}
