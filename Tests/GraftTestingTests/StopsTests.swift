import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Runtime
import Testing
import ViewGraph

/// The functions between a write and the widget, which the page on architecture lists.
@Suite(.gtk) @MainActor
struct StopsTests {
  /// What was called on the way, in three stacks.
  @MainActor
  private final class Way {
    var isFollowed = false
    private(set) var stacks: [[String]] = []
    /// What the latest body of the counter writes.
    var write: () -> Void = {}

    /// Notes the functions that are being called from one on, the outermost first.
    func note(since first: String) {
      guard isFollowed else { return }
      let frames = try? Backtrace.capture(limit: 200).symbolicated(options: [])?.frames
      let functions = (frames ?? []).reversed().compactMap { StopsTests.function($0.symbol?.name ?? "") }
      stacks.append(functions.drop { $0 != first }.reduce([]) { $0.last == $1 ? $0 : $0 + [$1] })
    }
  }

  /// The type and the name of a function; nil for a closure, and for what the compiler or a library puts in between.
  private nonisolated static func function(_ symbol: String) -> String? {
    let between = [
      "closure #", "thunk for", "partial apply", "protocol witness", "MainActor.", "MainThread.", "Sequence.",
      "StopsTests.",
    ]
    guard symbol.contains("."), symbol.contains("("), !between.contains(where: symbol.contains) else { return nil }
    return symbol.replacing("static ", with: "").replacing(/<[^(]*>(?=[.(])|\(.*/, with: "")
  }

  private struct Number: Equatable {
    let number: Int
    let way: Way

    nonisolated static func == (left: Number, right: Number) -> Bool {
      MainActor.assumeIsolated { left.way.note(since: "UpdateScheduler.run") }
      return left.number == right.number
    }
  }

  private struct Shown: GtkWidgetRepresentable {
    let number: Number

    func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkLabel") }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
      gtkWidget["label"] = String(number.number)
      number.way.note(since: "Graph.commit")
    }
  }

  private struct Counter: View {
    let way: Way
    @State private var number = 0

    var body: some View {
      way.write = { number += 1 }
      return Shown(number: Number(number: number, way: way))
    }
  }

  /// The functions that the page lists, by its items.
  private static func listed() throws -> [[String]] {
    let page = ShownCode.root.appendingPathComponent("Sources/Graft/Graft.docc/Architecture.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let section = text.components(separatedBy: "\n## ").first { $0.hasPrefix("The functions on the way\n") } ?? ""
    return section.components(separatedBy: "\n- ").dropFirst().map { item in
      item.matches(of: /`(\w+\.\w+)`/).map { String($0.1) }
    }
  }

  @Test("the page on architecture lists the functions that a write passes on its way to the widget")
  func stops() async throws {
    let way = Way()
    _ = try await MountedView(Counter(way: way))
    let wake = UpdateScheduler.shared.requestWake
    defer { UpdateScheduler.shared.requestWake = wake }
    UpdateScheduler.shared.requestWake = {
      way.note(since: "StateCell.write")
      wake?()
    }
    way.isFollowed = true
    way.write()
    await Settling.settle()
    #expect(try way.stacks == Self.listed())
  }
}
