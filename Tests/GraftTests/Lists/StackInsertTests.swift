import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Values that are dropped between the elements of a stack.
@Suite(.gtk) @MainActor
struct StackInsertTests {
  private struct Letters: View {
    let log: Log
    let axis: Axis
    @State private var letters = ["a", "b", "c"]

    var body: some View {
      VStack(spacing: 20) {
        HStack(spacing: 20) {
          Text("source").frame(width: 60, height: 60).draggable("x\(letters.count)")
          Text("other").frame(width: 60, height: 60).draggable(Plain())
        }
        if axis == .vertical { VStack(spacing: 0) { content } } else { HStack(spacing: 0) { content } }
      }
    }

    @ViewBuilder
    private var content: some View {
      cell("title")
      ForEach(letters, id: \.self) { cell($0) }
        .dropDestination(for: String.self) { items, index in
          log.note("\(items) \(index)")
          letters.insert(contentsOf: items, at: index)
        }
    }

    private func cell(_ text: String) -> some View {
      Text(text).frame(width: 60, height: 60).contentShape(Rectangle())
    }
  }

  /// A value that is no text.
  private struct Plain: Transferable, Codable {
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: UTType(exportedAs: "org.example.plain"))
    }
  }

  /// Drags a label onto another, beside its middle.
  private func drag(
    _ source: String, to text: String, beside distance: CGSize, in mounted: MountedView<Letters>
  ) async throws {
    let target = try mounted.label(text)
    let place = CGPoint(x: target.frame.width / 2 + distance.width, y: target.frame.height / 2 + distance.height)
    try await mounted.label(source).dragAndDrop(at: nil, to: target, at: place)
    await Settling.settle()
  }

  @Test(
    "DD13 what is dropped on the half of a view in a stack comes before its element or behind it",
    arguments: [Axis.vertical, .horizontal])
  func places(axis: Axis) async throws {
    let log = Log()
    let mounted = try await MountedView(Letters(log: log, axis: axis), size: CGSize(width: 400, height: 480))
    let half = axis == .vertical ? CGSize(width: 0, height: 20) : CGSize(width: 20, height: 0)
    try await drag("source", to: "b", beside: CGSize(width: -half.width, height: -half.height), in: mounted)
    await Turn.until(for: .seconds(10)) { !log.entries.isEmpty }
    await Settling.settle()
    #expect(log.take() == [#"["x3"] 1"#])
    #expect(mounted.root.texts == ["source", "other", "title", "a", "x3", "b", "c"])
    try await drag("source", to: "c", beside: half, in: mounted)
    await Turn.until(for: .seconds(10)) { !log.entries.isEmpty }
    await Settling.settle()
    #expect(log.take() == [#"["x4"] 4"#])
    #expect(mounted.root.texts == ["source", "other", "title", "a", "x3", "b", "c", "x4"])
  }

  @Test("DD13 views beside the elements, and values of another type, take no drop in a stack")
  func refused() async throws {
    let log = Log()
    let mounted = try await MountedView(Letters(log: log, axis: .vertical), size: CGSize(width: 400, height: 480))
    try await drag("source", to: "title", beside: .zero, in: mounted)
    try await drag("other", to: "b", beside: .zero, in: mounted)
    #expect(log.take() == [])
    #expect(mounted.root.texts == ["source", "other", "title", "a", "b", "c"])
  }
}
