import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing
import ViewGraphTesting

/// Widgets of a program that go on in other rows once they were reset.
@Suite(.gtk) @MainActor
struct ListRowResetTests {
  private let log = Log()

  /// A widget that is reset, whose reset and update are noted by its coordinator.
  private struct Gauge: GtkWidgetRepresentable {
    let text: String
    let log: Log

    static let gtkWidgetReuse = GtkWidgetReuse.reset

    func makeCoordinator() -> Log { log }

    func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkLabel") }

    func updateGtkWidget(_ label: Widget, context: Context) {
      context.coordinator.note("update \(text)")
      label["label"] = text
    }

    static func resetGtkWidget(_ label: Widget, coordinator: Log) {
      coordinator.note("reset \(label["label"] as String)")
      label["name"] = "none"
    }
  }

  private struct Rows<Row: View>: View {
    let row: (Int) -> Row

    var body: some View { List(0..<2_000, id: \.self) { row($0) }.listStyle(.plain) }
  }

  /// A list of which some rows were scrolled away.
  private func mount<Row: View>(_ row: @escaping (Int) -> Row) async throws -> MountedView<Rows<Row>> {
    let mounted = try await MountedView(Rows(row: row), size: viewport)
    await mounted.scrollList(to: 500)
    return mounted
  }

  private func labels(_ mounted: MountedView<some View>) -> [FoundWidget] {
    mounted.root.seenListRows.compactMap { $0.content.all.first { $0.role == .label } }
  }

  @Test("LS64 (part) a widget that says reset goes on in another row, reset before its update, and no other is made")
  func goesOn() async throws {
    let mounted = try await mount { number in Gauge(text: "row \(number)", log: log) }
    let statistics = UpdateStatistics.start()
    defer { UpdateStatistics.stop() }
    _ = log.take()
    await mounted.scrollList(to: 800)
    let index = try #require(log.entries.firstIndex(of: "update row 800"))
    #expect(log.entries[..<index].last?.hasPrefix("reset row ") == true)
    #expect(labels(mounted).map(\.text).contains("row 800"))
    #expect(statistics.makes(of: Gauge.self) == 0)
    #expect(statistics.dismantles(of: Gauge.self) == 0)
  }

  @Test("the update that follows a reset writes all, also where the views of both rows are equal")
  func equalViews() async throws {
    let mounted = try await mount { _ in Gauge(text: "same", log: log) }
    for label in mounted.root.all where label.role == .label {
      label.widget["label"] = "left by the user"
      label.widget["name"] = "user"
    }
    await mounted.scrollList(to: 900)
    #expect(Set(labels(mounted).map(\.text)) == ["same"])
    #expect(Set(labels(mounted).map { $0.widget["name"] as String }) == ["none"])
  }

  @Test("the widget of a row with a modifier that writes to it, or with state, is made for the row all the same")
  func released() async throws {
    let modified = try await mount { number in Gauge(text: "row \(number)", log: log).help("help \(number)") }
    let statistics = UpdateStatistics.start()
    defer { UpdateStatistics.stop() }
    await modified.scrollList(to: 900)
    #expect(statistics.makes(of: Gauge.self) > 0)
    #expect(labels(modified).first { $0.text == "row 900" }?.widget["tooltip-text"] == "help 900")
    #expect(log.entries.allSatisfy { $0.hasPrefix("update") })
    let kept = try await mount { number in StatefulRow(number: number, log: log) }
    await kept.scrollList(to: 900)
    #expect(log.entries.allSatisfy { $0.hasPrefix("update") })
  }

  private struct StatefulRow: View {
    let number: Int
    let log: Log
    @State private var count = 0

    var body: some View { Gauge(text: "row \(number): \(count)", log: log) }
  }
}
