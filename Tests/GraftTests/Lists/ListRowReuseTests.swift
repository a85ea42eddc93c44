import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import TestSupport
import Testing
import ViewGraphTesting

/// Views of rows that are scrolled away, in which others are shown.
@Suite(.gtk) @MainActor
struct ListRowReuseTests {
  private static let count = 2_000

  @MainActor
  private final class Clicks {
    var numbers: [Int] = []
  }

  /// Rows of texts and buttons, in a stack alone.
  private struct StackRow: View {
    let number: Int
    let clicks: Clicks

    var body: some View {
      HStack {
        Text(verbatim: "row \(number)")
        Spacer()
        Button("do \(number)") { clicks.numbers.append(number) }
      }
    }
  }

  private struct Rows<Row: View>: View {
    let row: (Int) -> Row

    var body: some View { List(0..<ListRowReuseTests.count, id: \.self) { row($0) }.listStyle(.plain) }
  }

  private func mount<Row: View>(_ row: @escaping (Int) -> Row) async throws -> MountedView<Rows<Row>> {
    try await MountedView(Rows(row: row), size: viewport)
  }

  /// The texts of the rows that are seen, from the top on.
  private func texts(_ mounted: MountedView<some View>) -> [String] {
    mounted.root.seenListRows
      .sorted { $0.frame.minY < $1.frame.minY }
      .compactMap { $0.content.all.first { $0.role == .label }?.text }
  }

  @Test("LS64 a row that comes is shown in the widgets of one that has gone, and no others are made")
  func widgets() async throws {
    let clicks = Clicks()
    let mounted = try await mount { StackRow(number: $0, clicks: clicks) }
    // GTK makes items for some more rows as the first are scrolled away.
    await mounted.scrollList(to: 500)
    let statistics = UpdateStatistics.start()
    defer { UpdateStatistics.stop() }
    for place in [800, 1_200, 60] {
      await mounted.scrollList(to: place)
      #expect(texts(mounted).contains("row \(place)"))
    }
    #expect(statistics.makes(of: Text.self) == 0)
    #expect(statistics.dismantles(of: Text.self) == 0)
  }

  @Test("LS64 (part) all rows show what is theirs, and their buttons do what is theirs")
  func content() async throws {
    let clicks = Clicks()
    let mounted = try await mount { StackRow(number: $0, clicks: clicks) }
    for place in [700, 1_500, 3] {
      await mounted.scrollList(to: place)
      let texts = texts(mounted)
      let first = try #require(texts.first.flatMap { Int($0.dropFirst(4)) })
      #expect(texts == texts.indices.map { "row \(first + $0)" })
      try await mounted.root.find(role: .button, name: "do \(place)").click()
    }
    #expect(clicks.numbers == [700, 1_500, 3])
  }

  private struct PictureRow: View {
    let number: Int

    var body: some View {
      HStack {
        Image(size: CGSize(width: 16, height: 16)) {
          let color = number < 600 ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1)
          $0.fill(Path(CGRect(x: 0, y: 0, width: 16, height: 16)), with: .color(color))
        }
        .contentTransition(.symbolEffect(.replace))
        Text(verbatim: "row \(number)")
      }
    }
  }

  @Test("LS64 (part) an image goes on as that of the row that comes, which it shows from the first frame on")
  func images() async throws {
    let mounted = try await mount { PictureRow(number: $0) }
    await mounted.scrollList(to: 500)
    let statistics = UpdateStatistics.start()
    defer { UpdateStatistics.stop() }
    for (place, color) in [(800, [0, 0, 255]), (300, [255, 0, 0])] as [(Int, [UInt8])] {
      await mounted.scrollList(to: place)
      let frames = mounted.root.seenListRows.flatMap(\.content.imageFrames).filter {
        CGRect(origin: .zero, size: viewport).contains($0)
      }
      #expect(frames.count > 4)
      let pixels = try Pixels(mounted.root)
      for frame in frames { #expect(Set(pixels.colors(in: frame)) == [color]) }
    }
    #expect(statistics.makes(of: ImageContent.self) == 0)
    #expect(statistics.dismantles(of: ImageContent.self) == 0)
  }

  private struct CountedRow: View {
    let number: Int
    @State private var count = 0

    var body: some View {
      HStack {
        Text(verbatim: "row \(number)")
        Button("add \(number): \(count)") { count += 1 }
      }
    }
  }

  @Test("LS64 (part) state is that of the row that has it")
  func state() async throws {
    let mounted = try await mount { CountedRow(number: $0) }
    try await mounted.root.find(role: .button, name: "add 2: 0").click()
    await mounted.scrollList(to: 900)
    _ = try mounted.root.find(role: .button, name: "add 900: 0")
    await mounted.scrollList(to: 0)
    _ = try mounted.root.find(role: .button, name: "add 2: 1")
  }

  private struct Gauge: GtkWidgetRepresentable {
    let number: Int
    let log: Log

    func makeGtkWidget(context: Context) -> Widget {
      log.note("make \(number)")
      return Widget(gtk_label_new(""))
    }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) { gtkWidget["label"] = "gauge \(number)" }
  }

  @Test("LS64 (part) a representable of a program is made for each row, and what appears is told of each")
  func programs() async throws {
    let log = Log()
    let mounted = try await mount { number in Gauge(number: number, log: log) }
    await mounted.scrollList(to: 900)
    #expect(log.entries.contains("make 900"))
    let appeared = Log()
    let told = try await mount { number in
      Text(verbatim: "row \(number)").onAppear { appeared.note("\(number)") }
    }
    await told.scrollList(to: 900)
    #expect(appeared.entries.contains("900"))
    #expect(texts(told).contains("row 900"))
  }

  @MainActor @Observable
  fileprivate final class Model {
    var first = 0
  }

  private struct MovingRows: View {
    let model: Model

    var body: some View {
      List(0..<ListRowReuseTests.count, id: \.self) { [first = model.first] in Text(verbatim: "row \($0 + first)") }
        .listStyle(.plain)
    }
  }

  @Test("LS64 (part) where changes are animated, too, rows show what is theirs")
  func animated() async throws {
    let model = Model()
    let mounted = try await MountedView(MovingRows(model: model), size: viewport)
    await mounted.scrollList(to: 900)
    withAnimation { model.first = 10 }
    await mounted.scrollList(to: 300)
    #expect(texts(mounted).contains("row 310"))
  }

  // MARK: At random

  private struct ElementRows: View {
    let elements: ReusedElements

    var body: some View { List(elements.all) { ReusedRow(element: $0) }.listStyle(.plain) }
  }

  private nonisolated static var seeds: Range<UInt64> { TreeSeeds.range(count: 3) }

  @Test("LS64 (part) whatever comes, goes, moves, changes and is scrolled, rows show what is theirs", arguments: seeds)
  func random(seed: UInt64) async throws {
    let elements = ReusedElements()
    let mounted = try await MountedView(ElementRows(elements: elements), size: viewport)
    try await elements.compare(with: mounted, seed: seed &* 31 &+ 5, \.text) { texts(mounted) }
  }
}
