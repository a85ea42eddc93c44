import Foundation
import GraftTestTraits
import Synchronization
import Testing
import ViewGraph
import ViewGraphTesting

/// State and bindings that four threads use at once while the main thread evaluates. What ThreadSanitizer would say of
/// them is said by `Tests/run --sanitize thread`.
@Suite(.runtime) @MainActor
struct ConcurrentWriteTests {
  struct Item: Identifiable, Sendable {
    let id: Int
    var text: String
  }

  struct Model: Sendable {
    var name = Self.text(0)
    var items = [Item(id: 1, text: text(0)), Item(id: 2, text: text(0))]
    var chosen: String? = text(0)

    /// Too long to be kept inline, so that a torn value is a broken reference.
    static func text(_ number: Int) -> String { "the text with number \(number)" }
  }

  /// Shows a model by bindings to its parts, and hands them out.
  struct Parts: View {
    let lent: Notes<Binding<Model>>
    @State private var model = Model()
    var body: some View {
      Part(name: "name", text: $model.name)
      ForEach($model.items) { $item in Part(name: "item \(item.id)", text: $item.text) }
      if let chosen = Binding($model.chosen) { Part(name: "chosen", text: chosen) }
      Leaf("lend") { lent.values = [$model] }
    }
  }

  struct Part: View {
    let name: String
    @Binding var text: String
    var body: some View { Leaf(name, text) }
  }

  private func parts() throws -> (host: RecordingHost<Parts>, model: Binding<Model>) {
    let lent = Notes<Binding<Model>>()
    let host = RecordingHost(Parts(lent: lent))
    host.send("lend")
    return (host, try #require(lent.values.first))
  }

  @Test("A25 (part) state that four threads write while the main thread evaluates holds a value that one has written")
  func state() async throws {
    let (host, model) = try parts()
    let name = model.name
    await onFourThreads(whileRunning: host.settle) { thread, step in
      name.wrappedValue = Model.text(thread * 10_000 + step)
    }
    host.settle()
    #expect((1...4).map { "name=\(Model.text($0 * 10_000 + 1000))" }.contains(host.shown[0]))
  }

  @Test("A25 (part) one binding to an element, an index or a payload may be used by four threads")
  func sharedLocations() async throws {
    let (host, model) = try parts()
    let element = model.items[0].text
    let chosen = try #require(Binding(model.chosen))
    let seen = Mutex<Set<Bool>>([])
    await onFourThreads(whileRunning: host.settle) { thread, step in
      let text = Model.text(thread * 10_000 + step)
      if thread.isMultiple(of: 2) { element.wrappedValue = text } else { chosen.wrappedValue = text }
      let isWhole = [element.wrappedValue, chosen.wrappedValue].allSatisfy { $0.hasPrefix("the text with number ") }
      seen.withLock { _ = $0.insert(isWhole) }
    }
    #expect(seen.withLock { $0 } == [true])
  }

  @Test("BI13 (part) four threads may use the binding of a row while its element is moved and deleted")
  func rows() async throws {
    let lent = Notes<Binding<Item>>()
    let host = RecordingHost(Rows(lent: lent))
    let row = try #require(lent.values.first)
    await onFourThreads(whileRunning: { host.send("turn") }) { thread, step in
      row.text.wrappedValue = Model.text(thread * 10_000 + step)
      _ = row.wrappedValue
    }
    host.send("clear")
    #expect(row.wrappedValue.id == 1)
    #expect(host.shown == ["turn", "clear"])
  }

  struct Rows: View {
    let lent: Notes<Binding<Item>>
    @State private var items = Model().items
    var body: some View {
      ForEach($items) { $item in
        Leaf("row \(item.id)", item.text).onAppear { if item.id == 1 { lent.values.append($item) } }
      }
      Leaf("turn") { items.reverse() }
      Leaf("clear") { items = [] }
    }
  }

  @Test("A27 (part) a view may be removed while four threads write its state")
  func removal() async throws {
    for _ in 1...10 {
      let lent = Notes<Binding<Model>>()
      let host = RecordingHost(Parts?.some(Parts(lent: lent)))
      host.send("lend")
      let name = try #require(lent.values.first).name
      await onFourThreads(whileRunning: { host.show(nil) }) { _, step in name.wrappedValue = Model.text(step) }
      host.show(nil)
      let last = name.wrappedValue
      name.wrappedValue = "late"
      #expect(name.wrappedValue == last)
      #expect(host.shown == [])
    }
  }
}

/// Does something 1000 times on each of four threads, and meanwhile something else on the main thread.
@MainActor
private func onFourThreads(
  whileRunning main: () -> Void, _ body: @escaping @Sendable (_ thread: Int, _ step: Int) -> Void
) async {
  let ended = EndedThreads()
  for thread in 1...4 {
    Thread.detachNewThread {
      for step in 1...1000 { body(thread, step) }
      ended.count.add(1, ordering: .releasing)
    }
  }
  while ended.count.load(ordering: .acquiring) < 4 {
    main()
    await Task.yield()
  }
}

private final class EndedThreads: Sendable {
  let count = Atomic(0)
}
