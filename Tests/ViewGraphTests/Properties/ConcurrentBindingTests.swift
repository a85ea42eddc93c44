import Foundation
import GraftTestTraits
import Synchronization
import Testing
import ViewGraph
import ViewGraphTesting

/// Bindings that four threads use at once, and what these remember of what they have read.
@Suite(.runtime) @MainActor
struct ConcurrentBindingTests {
  @Test("A25 (part) one binding to an element, an index or a payload may be used by four threads")
  func sharedLocations() async throws {
    let (host, model) = try lendParts()
    let element = model.items[0].text
    let chosen = try #require(Binding(model.chosen))
    let seen = Mutex<Set<Bool>>([])
    await onFourThreads(whileRunning: host.settle) { thread, step in
      let text = LentModel.text(thread * 10_000 + step)
      if thread.isMultiple(of: 2) { element.wrappedValue = text } else { chosen.wrappedValue = text }
      let isWhole = [element.wrappedValue, chosen.wrappedValue].allSatisfy { $0.hasPrefix("the text with number ") }
      seen.withLock { _ = $0.insert(isWhole) }
    }
    #expect(seen.withLock { $0 } == [true])
  }

  @Test("BI13 (part) four threads may use the binding of a row while its element is moved and deleted")
  func rows() async throws {
    let lent = Notes<Binding<LentItem>>()
    let host = RecordingHost(Rows(lent: lent))
    let row = try #require(lent.values.first)
    await onFourThreads(whileRunning: { host.send("turn") }) { thread, step in
      row.text.wrappedValue = LentModel.text(thread * 10_000 + step)
      _ = row.wrappedValue
    }
    host.send("clear")
    #expect(row.wrappedValue.id == 1)
    #expect(host.shown == ["turn", "clear"])
  }

  struct Rows: View {
    let lent: Notes<Binding<LentItem>>
    @State private var items = LentModel().items
    var body: some View {
      ForEach($items) { $item in
        Leaf("row \(item.id)", item.text).onAppear { if item.id == 1 { lent.values.append($item) } }
      }
      Leaf("turn") { items.reverse() }
      Leaf("clear") { items = [] }
    }
  }
}
