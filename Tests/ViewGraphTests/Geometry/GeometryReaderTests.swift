import Foundation
import GraftTestTraits
import TestSupport
import Testing
import ViewGraph
import ViewGraphTesting

/// Content that is made for a size: when it is evaluated, how often, and where it lies.
@Suite(.runtime) @MainActor
struct GeometryReaderTests {
  private static let room = CGSize(width: 90, height: 40)

  @Test("content is evaluated once its size is known, and once for each other size")
  func onceForEachSize() {
    let log = Log()
    let host = RecordingHost(Third(log: log))
    #expect(log.take() == [])
    #expect(host.shown == [])
    host.layOut(in: Self.room)
    #expect(log.take() == ["90 × 40"])
    #expect(host.takeLog() == ["make third", "update third", "insert third at 0"])
    host.layOut(in: CGSize(width: 60, height: 40))
    #expect(log.take() == ["60 × 40"])
    #expect(host.takeLog() == ["update third"])
    #expect(host.frame(of: "third") == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test("a preference that each of several readers in one another changes once is told each time, and is no cycle")
  func preferences() {
    let notes = Notes<Int>()
    let host = RecordingHost(
      Nested(depth: 5).onPreferenceChange(Depth.self) { notes.values.append($0) })
    host.layOut(in: Self.room)
    #expect(notes.values == [0, 1, 2, 3, 4, 5])
    #expect(Diagnostics.kinds == [])
  }

  private enum Depth: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Nested: View {
    let depth: Int
    var body: some View {
      if depth > 0 {
        GeometryReader { _ in
          Leaf("\(depth)").preference(key: Depth.self, value: 1)
          AnyView(Nested(depth: depth - 1))
        }
      }
    }
  }

  @Test("content is not evaluated again in the same size, neither by a layout nor by an evaluation around it")
  func sameSize() {
    let log = Log()
    let host = RecordingHost(Beside(log: log, value: 1))
    host.layOut(in: Self.room)
    #expect(log.take() == ["90 × 22"])
    host.layOut(in: Self.room)
    host.rootView = Beside(log: log, value: 2)
    host.settle()
    host.layOut(in: Self.room)
    #expect(log.take() == [])
    #expect(host.shown == ["third", "beside=2"])
  }

  @Test("a reader takes the room that it is offered, and 10 by 10 where it is offered none")
  func sizes() {
    let host = RecordingHost(Third(log: Log()))
    #expect(host.sizeThatFits(ProposedViewSize(width: 70, height: 30)) == CGSize(width: 70, height: 30))
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(host.sizeThatFits(.zero) == .zero)
  }

  @Test("content lies at the top leading corner, and several views on top of each other")
  func topLeading() {
    let view = GeometryReader { _ in
      Leaf("large", size: CGSize(width: 30, height: 20))
      Leaf("small")
    }
    let host = RecordingHost(view)
    host.layOut(in: Self.room)
    #expect(host.frame(of: "large") == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(host.frame(of: "small") == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("LR4 state that the content reads evaluates the content and nothing around it")
  func stateInContent() {
    let log = Log()
    let host = RecordingHost(Counting(log: log))
    host.layOut(in: Self.room)
    #expect(log.take() == ["body", "content 0"])
    host.tap("count")
    host.settle()
    #expect(log.take() == ["content 1"])
    #expect(host.shown == ["count=1"])
  }

  @Test("a reader inside of another one has its size in the same frame")
  func nested() {
    let log = Log()
    let host = RecordingHost(GeometryReader { outer in Wide(outer.size.width / 2) { Third(log: log) } })
    host.layOut(in: Self.room)
    #expect(log.take() == ["45 × 20"])
    host.layOut(in: CGSize(width: 30, height: 40))
    #expect(log.take() == ["15 × 20"])
    #expect(host.frame(of: "third")?.width == 5)
  }

  @Test("a reader in scroll content has its ideal length along it, and each row of a run its own size once")
  func rows() {
    let log = Log()
    let host = RecordingHost(
      LeafScroll { LeafStack(spacing: 0) { ForEach(0..<40) { row in Third(log: log, name: "\(row)") } } })
    host.layOut(in: Self.room)
    #expect(log.take() == Array(repeating: "90 × 10", count: 40))
    #expect(host.frame(of: "39") == CGRect(x: 0, y: 390, width: 30, height: 10))
    host.layOut(in: Self.room)
    #expect(log.take() == [])
  }

  @Test("a reader that is gone is not evaluated by the layout that was under way")
  func unmounted() {
    let log = Log()
    let host = RecordingHost(Switch(log: log, isShown: true))
    host.layOut(in: Self.room)
    host.rootView = Switch(log: log, isShown: false)
    host.settle()
    host.layOut(in: CGSize(width: 10, height: 10))
    host.rootView = Switch(log: log, isShown: true)
    host.settle()
    #expect(log.take() == ["90 × 40"])
    host.layOut(in: Self.room)
    #expect(log.take() == ["90 × 40"])
  }

  @Test("effects wait until the content has its size: what appears in it appears before what is around")
  func appearance() {
    let log = Log()
    let view = GeometryReader { _ in Leaf("inner").onAppear { log.note("inner") } }.onAppear { log.note("outer") }
    let host = RecordingHost(view, laysOut: true)
    #expect(log.take() == [])
    host.layOut(in: Self.room)
    #expect(Set(log.take()) == ["inner", "outer"])
  }
}

/// A reader and a leaf.
private struct Beside: View {
  let log: Log
  let value: Int

  var body: some View {
    LeafStack {
      Third(log: log)
      Leaf("beside", value)
    }
  }
}

private struct Counting: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    let _ = log.note("body")
    GeometryReader { _ in
      let _ = log.note("content \(count)")
      Leaf("count", count) { count += 1 }
    }
  }
}

private struct Switch: View {
  let log: Log
  let isShown: Bool

  var body: some View {
    if isShown { Third(log: log) }
  }
}
