import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// When views appear that a scroll view of their own host scrolls out of sight.
@Suite(.gtk) @MainActor
struct ScrolledAppearanceTests {
  private let log = Log()
  private let window = PlainWindow()

  /// A view of a size that notes when it comes and goes.
  private struct Row: View {
    let number: Int
    var width: CGFloat = 30
    let log: Log

    var body: some View {
      Color.red.frame(width: width, height: 40)
        .onAppear { log.note("+\(number)") }
        .onDisappear { log.note("-\(number)") }
    }
  }

  /// Thirty rows, of which the first three can be seen at first.
  private func makeRows(isLazy: Bool = false) -> some View {
    let rows = ForEach(0..<30) { Row(number: $0, log: log) }
    return ScrollView {
      if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
    }
    .frame(width: 200, height: 100)
  }

  /// Scrolls the outermost scroll view.
  private func scroll(to offset: Double) async throws {
    let scrolled = try #require(window.content.all.first { $0.widget.typeName == "GtkScrolledWindow" })
    gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scrolled.widget.cast()), offset)
    await Settling.settle()
  }

  @Test(
    "a row that is scrolled away has disappeared where its host says visible, and appears again with what is seen of it",
    arguments: [false, true])
  func rows(isLazy: Bool) async throws {
    let host = GtkHostingWidget(rootView: makeRows(isLazy: isLazy))
    host.appearance = .visible
    await window.show(host.widgetPointer)
    #expect(log.take().sorted() == ["+0", "+1", "+2"])
    // The third ends where what is seen begins.
    try await scroll(to: 120)
    #expect(log.take().sorted() == ["+3", "+4", "+5", "-0", "-1", "-2"])
    try await scroll(to: 119)
    #expect(log.take() == ["+2"])
    try await scroll(to: 0)
    #expect(log.take().sorted() == ["+0", "+1", "-3", "-4", "-5"])
    window.destroy()
    await Settling.settle()
    #expect(log.take().sorted() == ["-0", "-1", "-2"])
  }

  @Test("rows that are scrolled away have appeared unless the host says visible, and follow a change of the policy")
  func changedPolicy() async throws {
    let host = GtkHostingWidget(rootView: makeRows())
    await window.show(host.widgetPointer)
    #expect(Set(log.take()) == Set((0..<30).map { "+\($0)" }))
    try await scroll(to: 120)
    #expect(log.take() == [])
    host.appearance = .visible
    await Settling.settle()
    #expect(Set(log.take()) == Set((0..<30).map { "-\($0)" }).subtracting(["-3", "-4", "-5"]))
    host.appearance = .inWindow
    await Settling.settle()
    #expect(Set(log.take()) == Set((0..<30).map { "+\($0)" }).subtracting(["+3", "+4", "+5"]))
    window.destroy()
  }

  @Test("a task ends with the sight of its row and begins again, and the state of the row stays")
  func task() async throws {
    let host = GtkHostingWidget(rootView: ScrolledTask(log: log).frame(width: 200, height: 100))
    host.appearance = .visible
    await window.show(host.widgetPointer)
    await Turn.until { !log.entries.isEmpty }
    try await scroll(to: 300)
    await Turn.until { log.entries.contains("ends") }
    #expect(log.take() == ["begins 1", "ends"])
    try await scroll(to: 0)
    await Turn.until { !log.entries.isEmpty }
    #expect(log.take() == ["begins 2"])
    window.destroy()
    await Turn.until { log.entries.contains("ends") }
  }

  @Test("what a scroll view inside of another shows is seen where both show it")
  func nested() async throws {
    let content = ScrollView {
      VStack(spacing: 0) {
        ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<5) { Row(number: $0, width: 150, log: log) } } }
        Color.blue.frame(height: 1000)
      }
    }
    let host = GtkHostingWidget(rootView: content.frame(width: 200, height: 100))
    host.appearance = .visible
    await window.show(host.widgetPointer)
    #expect(log.take() == ["+0", "+1"])
    try await scroll(to: 300)
    #expect(log.take() == ["-0", "-1"])
    try await scroll(to: 0)
    #expect(log.take() == ["+0", "+1"])
    window.destroy()
  }
}

private struct ScrolledTask: View {
  let log: Log

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Working(log: log)
        Color.blue.frame(height: 1000)
      }
    }
  }

  private struct Working: View {
    let log: Log
    @State private var visits = 0

    var body: some View {
      Color.red.frame(height: 40).task {
        visits += 1
        log.note("begins \(visits)")
        try? await Task.sleep(for: .seconds(1000))
        log.note("ends")
      }
    }
  }
}
