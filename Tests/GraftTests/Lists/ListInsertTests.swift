import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Values that are dropped between the rows of a list.
@Suite(.gtk) @MainActor
struct ListInsertTests {
  private struct Letters: View {
    let log: Log
    @State private var letters = ["a", "b", "c"]

    var body: some View {
      HStack(spacing: 20) {
        Text("source").frame(width: 100, height: 50).draggable("x\(letters.count)")
        Text("other").frame(width: 100, height: 50).draggable(Plain())
        List {
          Text("title")
          ForEach(letters, id: \.self) { Text($0) }
            .dropDestination(for: String.self) { items, index in
              log.note("\(items) \(index)")
              letters.insert(contentsOf: items, at: index)
            }
        }
        .frame(width: 200, height: 300)
      }
    }
  }

  /// A value that is no text.
  private struct Plain: Transferable, Codable {
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: UTType(exportedAs: "org.example.plain"))
    }
  }

  private func drag(
    _ source: String, to row: String, after isAfter: Bool, in mounted: MountedView<Letters>
  ) async throws {
    let target = try #require(mounted.root.listRows.first { $0.content.all.contains { $0.text == row } })
    let place = CGPoint(x: 100, y: target.frame.height * (isAfter ? 0.8 : 0.2))
    try await mounted.label(source).dragAndDrop(at: nil, to: target, at: place)
    await Settling.settle()
  }

  @Test("DD13 what is dropped before a row or behind it in a list comes to the element's offset")
  func places() async throws {
    let log = Log()
    let mounted = try await MountedView(Letters(log: log), size: CGSize(width: 500, height: 300))
    try await drag("source", to: "b", after: false, in: mounted)
    await Turn.until { !log.entries.isEmpty }
    await Settling.settle()
    #expect(log.take() == [#"["x3"] 1"#])
    #expect(mounted.root.rowLines == ["title", "a", "x3", "b", "c"])
    try await drag("source", to: "c", after: true, in: mounted)
    await Turn.until { !log.entries.isEmpty }
    await Settling.settle()
    #expect(log.take() == [#"["x4"] 4"#])
    #expect(mounted.root.rowLines == ["title", "a", "x3", "b", "c", "x4"])
  }

  @Test("DD13 rows of no such content, and values of another type, take no drop")
  func refused() async throws {
    let log = Log()
    let mounted = try await MountedView(Letters(log: log), size: CGSize(width: 500, height: 300))
    try await drag("source", to: "title", after: false, in: mounted)
    try await drag("other", to: "b", after: false, in: mounted)
    #expect(log.take() == [])
    #expect(mounted.root.rowLines == ["title", "a", "b", "c"])
  }
}
