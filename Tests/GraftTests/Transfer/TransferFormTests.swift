import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Which values can be dragged and dropped, and as what.
@Suite(.gtk) @MainActor
struct TransferFormTests {
  private static let size = CGSize(width: 400, height: 200)

  /// What arrives of a value where another type is taken.
  private func drop<Value: Transferable, Received: Transferable>(
    _ value: Value, on type: Received.Type
  ) async throws -> [Received] {
    var received: [Received]?
    let mounted = try await MountedView(
      HStack(spacing: 50) {
        Text("source").frame(width: 100, height: 50).draggable(value)
        Text("target").frame(width: 100, height: 50).dropDestination(for: type) { items, _ in
          received = items
          return true
        }
      }, size: Self.size)
    try await mounted.label("source").dragAndDrop(to: mounted.label("target"))
    for _ in 0..<100 where received == nil { try await Task.sleep(for: .milliseconds(10)) }
    await mounted.close()
    return received ?? []
  }

  private func dropOnItself<Value: Transferable>(_ value: Value) async throws -> [Value] {
    try await drop(value, on: Value.self)
  }

  @Test("DD4 texts, addresses, bytes, pictures and colours are dragged and dropped")
  func values() async throws {
    #expect(try await dropOnItself("Grüße") == ["Grüße"])
    let address = try #require(URL(string: "https://example.org/a?b"))
    #expect(try await dropOnItself(address) == [address])
    #expect(try await dropOnItself(Data([0, 1, 255])) == [Data([0, 1, 255])])
    #expect(try await dropOnItself(AttributedString("text")) == [AttributedString("text")])
    let color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.25)
    let received = try await dropOnItself(color).map { $0.resolve(in: EnvironmentValues()) }
    #expect(
      received.map { [$0.red, $0.green, $0.blue, $0.opacity].map { ($0 * 100).rounded() } } == [[100, 50, 0, 25]])
    let picture = Image(size: CGSize(width: 30, height: 20)) {
      $0.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 20)), with: .color(Color(red: 1, green: 0, blue: 0)))
    }
    let pictures = try await dropOnItself(picture)
    let shown = try #require(pictures.first)
    #expect(try await Pixels.of(shown.resizable().frame(width: 40, height: 40), length: 60)[30, 30] == [255, 0, 0])
    #expect(pictures.count == 1)
  }

  /// A value with every kind of representation.
  private struct Note: Transferable, Equatable {
    var text: String

    static let file = UTType(exportedAs: "org.example.note-file")
    static let bytes = UTType(exportedAs: "org.example.note-bytes")

    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(contentType: file) { note in
        let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(("file " + note.text).utf8).write(to: place)
        return SentTransferredFile(place)
      } importing: { received in
        Note(text: try String(contentsOf: received.file, encoding: .utf8))
      }
      DataRepresentation(contentType: bytes) {
        Data(("bytes " + $0.text).utf8)
      } importing: {
        Note(text: String(decoding: $0, as: UTF8.self))
      }
      ProxyRepresentation {
        "proxy " + $0.text
      } importing: {
        Note(text: $0)
      }
    }
  }

  /// Takes the bytes alone.
  private struct Bytes: Transferable, Equatable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(importedContentType: Note.bytes) { Bytes(text: String(decoding: $0, as: UTF8.self)) }
    }
  }

  @Test("DD4 files, bytes and proxies go there and back; what takes one of them gets that one")
  func representations() async throws {
    #expect(try await dropOnItself(Note(text: "a")) == [Note(text: "file a")])
    #expect(try await drop(Note(text: "a"), on: Bytes.self) == [Bytes(text: "bytes a")])
    #expect(try await drop(Note(text: "a"), on: String.self) == ["proxy a"])
    #expect(try await drop("a", on: Note.self) == [Note(text: "a")])
  }

  /// Goes out as bytes and comes in as text.
  private struct OneWay: Transferable, Equatable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: Note.bytes) { Data(("out " + $0.text).utf8) }
      ProxyRepresentation(importing: { (text: String) in OneWay(text: "in " + text) })
    }
  }

  @Test("DD4 what is only exported or only imported goes that way alone")
  func oneWay() async throws {
    #expect(try await drop(OneWay(text: "a"), on: Bytes.self) == [Bytes(text: "out a")])
    #expect(try await drop("a", on: OneWay.self) == [OneWay(text: "in a")])
    #expect(try await dropOnItself(OneWay(text: "a")) == [])
  }

  /// Goes out as bytes while it is long, and as text.
  private struct Conditional: Transferable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: Note.bytes) { Data($0.text.utf8) }
        .exportingCondition { $0.text.count > 3 }
      ProxyRepresentation(exporting: \.text)
    }
  }

  @Test("DD4 a representation is offered of the values alone for which its condition holds")
  func conditions() async throws {
    #expect(try await drop(Conditional(text: "long"), on: Bytes.self) == [Bytes(text: "long")])
    #expect(try await drop(Conditional(text: "a"), on: Bytes.self) == [])
    #expect(try await drop(Conditional(text: "a"), on: String.self) == ["a"])
  }

  @Test("DD4 the desktop is offered the representations in the order in which they are declared")
  func order() async throws {
    var offered: [String] = []
    let mounted = try await MountedView(
      HStack(spacing: 50) {
        Text("source").frame(width: 100, height: 50).draggable(Note(text: "a"))
        DragProbe { drop in
          var count: gsize = 0
          let names = gdk_content_formats_get_mime_types(gdk_drop_get_formats(drop), &count)
          offered = (0..<Int(count)).compactMap { names?[$0].map { String(cString: $0) } }
        }
      }, size: Self.size)
    try await mounted.label("source").dragAndDrop(to: mounted.label("probe"))
    #expect(
      offered == [
        "application/x.org.example.note-file", "application/x.org.example.note-bytes", "text/plain;charset=utf-8",
        "text/plain",
      ])
  }
}
